import { useQueryClient } from '@tanstack/react-query'
import type { TableAction } from '@waybook/contract'

import { useOperation } from '#api/operation-query.ts'
import { useWrite } from '#api/use-write.ts'
import { isTextInput, ariaKeys } from '#ui/page/keys.ts'
import { usePageActions } from '#ui/page/page-actions.ts'

import { announce, announceNotSaved } from '../announcer.tsx'
import { ToolButton } from './tool-button.tsx'

const NOTHING_TO = { undo: 'Nothing to undo', redo: 'Nothing to redo' } as const

/** Undo and redo for the game master's changes on the table, at the end of the tools. The title of each button names the change. */
export function HistoryTools({ campaignId }: { readonly campaignId: string }) {
  const queries = useQueryClient()
  const { data } = useOperation('getTableHistory', { campaignId })
  const { mutate, isPending } = useWrite((name: 'undoTable' | 'redoTable') => name, {
    params: () => ({ campaignId }),
    onSuccess: async (answer) => {
      const action = 'undone' in answer ? answer.undone : answer.redone
      const [done, none] = 'undone' in answer ? ['Undone', NOTHING_TO.undo] : ['Redone', NOTHING_TO.redo]
      announce(action ? `${done}: ${describeAction(action)}` : none)
      await Promise.all(
        ['getTokens', 'getActiveScene', 'getTableHistory', 'getTrackers'].map((key) =>
          queries.invalidateQueries({ queryKey: [key] }),
        ),
      )
    },
    onError: announceNotSaved,
  })
  const start = (name: 'undoTable' | 'redoTable') => (isPending ? undefined : mutate(name))
  usePageActions(
    'page',
    [
      { name: 'Undo', keys: UNDO_KEYS, run: () => start('undoTable') },
      { name: 'Redo', keys: REDO_KEYS, run: () => start('redoTable') },
    ],
    isForHistory,
  )
  const undo = data?.undo ?? null
  const redo = data?.redo ?? null
  return (
    <>
      <ToolButton
        icon="undo"
        label="Undo"
        named
        aria-disabled={!undo || isPending || undefined}
        aria-keyshortcuts={ariaKeys(UNDO_KEYS)}
        title={undo ? `Undo: ${describeAction(undo)}` : NOTHING_TO.undo}
        onClick={() => (undo ? start('undoTable') : announce(NOTHING_TO.undo))}
      />
      <ToolButton
        icon="redo"
        label="Redo"
        named
        aria-disabled={!redo || isPending || undefined}
        aria-keyshortcuts={ariaKeys(REDO_KEYS)}
        title={redo ? `Redo: ${describeAction(redo)}` : NOTHING_TO.redo}
        onClick={() => (redo ? start('redoTable') : announce(NOTHING_TO.redo))}
      />
    </>
  )
}

const verbs: Readonly<Record<TableAction['did'], string>> = {
  setScene: 'set the scene to',
  addedToken: 'added',
  removedToken: 'removed',
  movedToken: 'moved',
  resizedToken: 'resized',
  showedToken: 'showed',
  hidToken: 'hid',
  raisedToken: 'raised or lowered',
  turnedToken: 'turned',
  changedSight: 'changed the sight of',
  addedTracker: 'added',
  removedTracker: 'removed',
  changedTracker: 'changed',
}

/** An action of the table's history, as in "moved Kessa Vane" or "added 5 tokens". */
function describeAction({ did, name, count }: TableAction): string {
  return `${verbs[did]} ${count === undefined ? name : `${count} tokens`}`
}

const UNDO_KEYS = ['Mod+Z']
const REDO_KEYS = ['Shift+Mod+Z']

/** The keys work anywhere except in a dialog, and in a text field, which has its own undo. */
function isForHistory(event: KeyboardEvent): boolean {
  const isInDialog = event.target instanceof Element && event.target.closest('[role=dialog]') !== null
  return !event.repeat && !isTextInput(event) && !isInDialog
}
