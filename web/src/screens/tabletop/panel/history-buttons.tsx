import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { TableAct } from '@waybook/contract'
import { useEffect, useEffectEvent } from 'react'

import { Button } from '#ui/button/button.tsx'
import { isTypedInto } from '#ui/page/is-typed-into.ts'
import { Icon } from '#ui/text/icon.tsx'

import { call } from '../../../client/call.ts'
import { newOnce } from '../../../client/live/waiting-writes.ts'
import { operationQuery } from '../../../client/operation-query.ts'
import { announce, announceRefused } from '../announcer.tsx'

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

const words: Readonly<Record<TableAct['did'], string>> = {
  setScene: 'set the scene to',
  addedToken: 'added',
  removedToken: 'removed',
  movedToken: 'moved',
  resizedToken: 'resized',
  showedToken: 'showed',
  hidToken: 'hid',
}

/** What was done at the table, as in "moved Kessa Vane". */
function actWords({ did, name }: TableAct): string {
  return `${words[did]} ${name}`
}

/** Written as `aria-keyshortcuts` has it. */
const UNDO_KEYS = 'Control+Z Meta+Z'
const REDO_KEYS = 'Shift+Control+Z Shift+Meta+Z'

/** Undo and redo by their keys, wherever the focus is: but where text is typed they are the text's, and in a dialog nobody's. */
function useHistoryKeys(act: (name: 'undoTable' | 'redoTable') => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!isHistoryKey(event) || isTypedInto(event.target) || isInDialog(event.target)) return
    event.preventDefault()
    act(event.shiftKey ? 'redoTable' : 'undoTable')
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])
}

function isHistoryKey({ key, ctrlKey, metaKey, altKey, repeat }: KeyboardEvent): boolean {
  return key.toLowerCase() === 'z' && ctrlKey !== metaKey && !altKey && !repeat
}

function isInDialog(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[role=dialog]') !== null
}
