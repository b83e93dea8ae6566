import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'

import { Button } from '#ui/button/button.tsx'
import { Icon } from '#ui/text/icon.tsx'

import { call } from '../../../../client/call.ts'
import { newOnce } from '../../../../client/live/waiting-writes.ts'
import { operationQuery } from '../../../../client/operation-query.ts'
import { announce, announceRefused } from '../../said.ts'
import { actWords } from './act-words.ts'
import { REDO_KEYS, UNDO_KEYS, useHistoryKeys } from './use-history-keys.ts'

const NOTHING = { undo: 'There is nothing to undo', redo: 'There is nothing to redo' } as const

/** Takes back and does again what the game master did at the table; what it would be is said with the word. */
export function HistoryButtons({ campaignId }: { readonly campaignId: string }) {
  const queries = useQueryClient()
  const { data } = useQuery(operationQuery('getTableHistory', { campaignId }))
  const { mutate, isPending } = useMutation({
    mutationFn: (name: 'undoTable' | 'redoTable') => call(name, { campaignId }, newOnce()),
    onSuccess: async (answer) => {
      const act = 'undone' in answer ? answer.undone : answer.redone
      const [done, none] = 'undone' in answer ? ['Undone', NOTHING.undo] : ['Done again', NOTHING.redo]
      announce(act ? `${done}: ${actWords(act)}` : none)
      await Promise.all(
        ['getTokens', 'getActiveScene', 'getTableHistory'].map((key) => queries.invalidateQueries({ queryKey: [key] })),
      )
    },
    onError: announceRefused,
  })
  useHistoryKeys((name) => {
    if (!isPending) mutate(name)
  })
  const undo = data?.undo ?? null
  const redo = data?.redo ?? null
  return (
    <div className="grid grid-cols-2 gap-2">
      <Button
        size="small"
        disabled={!undo || isPending}
        aria-keyshortcuts={UNDO_KEYS}
        title={undo ? `Undo: ${actWords(undo)}` : NOTHING.undo}
        onClick={() => mutate('undoTable')}
      >
        <Icon name="undo" />
        Undo
      </Button>
      <Button
        size="small"
        disabled={!redo || isPending}
        aria-keyshortcuts={REDO_KEYS}
        title={redo ? `Redo: ${actWords(redo)}` : NOTHING.redo}
        onClick={() => mutate('redoTable')}
      >
        <Icon name="redo" />
        Redo
      </Button>
    </div>
  )
}
