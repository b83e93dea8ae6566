import { useQueryClient } from '@tanstack/react-query'
import type { TableAction } from '@waybook/contract'
import { tableWords } from '@waybook/messages/tableWords'

import { useOperation } from '#api/operation-query.ts'
import { useWrite } from '#api/use-write.ts'
import { isTextInput, ariaKeys } from '#ui/page/keys.ts'
import { usePageActions } from '#ui/page/page-actions.ts'

import { announce, announceNotSaved } from '../announcer.tsx'
import { ToolButton } from './tool-button.tsx'

/** Undo and redo for the game master's changes on the table, at the end of the tools. The title of each button names the change. */
export function HistoryTools({ campaignId }: { readonly campaignId: string }) {
  const queries = useQueryClient()
  const { data } = useOperation('getTableHistory', { campaignId })
  const { mutate, isPending } = useWrite((name: 'undoTable' | 'redoTable') => name, {
    params: () => ({ campaignId }),
    onSuccess: async (answer) => {
      announce('undone' in answer ? undoneWords(answer.undone) : redoneWords(answer.redone))
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
      { name: tableWords.undo(), keys: UNDO_KEYS, run: () => start('undoTable') },
      { name: tableWords.redo(), keys: REDO_KEYS, run: () => start('redoTable') },
    ],
    isForHistory,
  )
  const undo = data?.undo ?? null
  const redo = data?.redo ?? null
  return (
    <>
      <ToolButton
        icon="undo"
        label={tableWords.undo()}
        named
        aria-disabled={!undo || isPending || undefined}
        aria-keyshortcuts={ariaKeys(UNDO_KEYS)}
        title={undo ? tableWords.undoAction({ action: describeAction(undo) }) : tableWords.nothingToUndo()}
        onClick={() => (undo ? start('undoTable') : announce(tableWords.nothingToUndo()))}
      />
      <ToolButton
        icon="redo"
        label={tableWords.redo()}
        named
        aria-disabled={!redo || isPending || undefined}
        aria-keyshortcuts={ariaKeys(REDO_KEYS)}
        title={redo ? tableWords.redoAction({ action: describeAction(redo) }) : tableWords.nothingToRedo()}
        onClick={() => (redo ? start('redoTable') : announce(tableWords.nothingToRedo()))}
      />
    </>
  )
}

function undoneWords(action: TableAction | null): string {
  return action ? tableWords.undone({ action: describeAction(action) }) : tableWords.nothingToUndo()
}

function redoneWords(action: TableAction | null): string {
  return action ? tableWords.redone({ action: describeAction(action) }) : tableWords.nothingToRedo()
}

/** An action of the table's history, as in "moved Kessa Vane" or "added 5 tokens". */
function describeAction({ did, name, count }: TableAction): string {
  return tableWords.did({ did, what: count === undefined ? name : tableWords.tokenCount({ count }) })
}

const UNDO_KEYS = ['Mod+Z']
const REDO_KEYS = ['Shift+Mod+Z']

/** The keys work anywhere except in a dialog, and in a text field, which has its own undo. */
function isForHistory(event: KeyboardEvent): boolean {
  const isInDialog = event.target instanceof Element && event.target.closest('[role=dialog]') !== null
  return !event.repeat && !isTextInput(event) && !isInDialog
}
