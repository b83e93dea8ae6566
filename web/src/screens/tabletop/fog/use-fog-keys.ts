import { usePageActions } from '#ui/page/page-actions.ts'

import { isOnButton, isWriting } from '../tool/key-target.ts'
import type { FogChanges } from './fog-changes.ts'
import { growBrush } from './fog-tool.ts'

interface FogKeys {
  readonly changes: FogChanges
  /** Both return whether they did something. */
  readonly close: () => boolean
  readonly cancel: () => boolean
}

/** The fog tool's keys, which take precedence over the table's. */
export function useFogKeys({ changes, close, cancel }: FogKeys): void {
  usePageActions(
    'first',
    [
      { name: 'Undo fog', keys: ['Mod+Z'], run: () => void changes.undo() },
      { name: 'Smaller brush', keys: ['['], run: () => growBrush(-1) },
      { name: 'Larger brush', keys: [']'], run: () => growBrush(1) },
      { name: 'Cancel the shape', keys: ['Escape'], run: () => (cancel() ? undefined : false) },
      { name: 'Close the shape', keys: ['Enter'], run: (event) => (!isOnButton(event) && close() ? undefined : false) },
    ],
    (event) => !isWriting(event.target),
  )
}
