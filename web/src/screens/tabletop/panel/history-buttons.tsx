import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'

import { Button } from '#ui/button/button.tsx'
import { Icon } from '#ui/text/icon.tsx'

import { call } from '../../../client/call.ts'
import { newOnce } from '../../../client/live/waiting-writes.ts'
import { operationQuery } from '../../../client/operation-query.ts'
import { announce, announceRefused } from '../said.ts'
import { actWords } from './act-words.ts'

/** Takes back and does again what the game master did at the table; what it would be is said with the word. */
export function HistoryButtons({ campaignId }: { readonly campaignId: string }) {
  const queries = useQueryClient()
  const { data } = useQuery(operationQuery('getTableHistory', { campaignId }))
  const { mutate, isPending } = useMutation({
    mutationFn: (name: 'undoTable' | 'redoTable') => call(name, { campaignId }, newOnce()),
    onSuccess: async (answer) => {
      const act = 'undone' in answer ? answer.undone : answer.redone
      if (act) announce(`${'undone' in answer ? 'Undone' : 'Done again'}: ${actWords(act)}`)
      await Promise.all(
        ['getTokens', 'getActiveScene', 'getTableHistory'].map((key) => queries.invalidateQueries({ queryKey: [key] })),
      )
    },
    onError: announceRefused,
  })
  const undo = data?.undo ?? null
  const redo = data?.redo ?? null
  return (
    <div className="grid grid-cols-2 gap-2">
      <Button
        size="small"
        disabled={!undo || isPending}
        title={undo ? `Undo: ${actWords(undo)}` : 'There is nothing to undo'}
        onClick={() => mutate('undoTable')}
      >
        <Icon name="undo" />
        Undo
      </Button>
      <Button
        size="small"
        disabled={!redo || isPending}
        title={redo ? `Redo: ${actWords(redo)}` : 'There is nothing to redo'}
        onClick={() => mutate('redoTable')}
      >
        <Icon name="redo" />
        Redo
      </Button>
    </div>
  )
}
