import { usePageActions } from '#ui/page/page-actions.ts'

import type { FogChanges } from './fog-changes.ts'
import { growBrush } from './fog-tool.ts'

interface FogKeys {
  readonly changes: FogChanges
  /** Each returns whether there was something to do. */
  readonly close: () => boolean
  readonly cancel: () => boolean
}

/** The keys of the fog tool while it is chosen: they come before those of the table. */
export function useFogKeys({ changes, close, cancel }: FogKeys): void {
  usePageActions(
    'first',
    [
      { name: 'Undo fog', keys: ['Mod+Z'], run: () => void changes.undo() },
      { name: 'Smaller brush', keys: ['['], run: () => growBrush(-1) },
      { name: 'Larger brush', keys: [']'], run: () => growBrush(1) },
      { name: 'Give up the shape', keys: ['Escape'], run: () => (cancel() ? undefined : false) },
      { name: 'Close the shape', keys: ['Enter'], run: (event) => (!isOnButton(event) && close() ? undefined : false) },
    ],
    (event) => !isWriting(event.target),
  )
}

/** The button that has the focus is pressed by the key. */
const isOnButton = (event: KeyboardEvent | undefined) =>
  event?.target instanceof Element && event.target.closest('button')

/** A slider and a choice take no letters. */
function isWriting(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  const isField = target.matches('input:not([type=range],[type=radio],[type=checkbox]), textarea, select')
  return isField || target.isContentEditable || target.closest('[role=dialog]') !== null
}
