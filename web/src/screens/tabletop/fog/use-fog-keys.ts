import { tableFog } from '@waybook/messages/tableFog'

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
      { name: tableFog.undo(), keys: ['Mod+Z'], run: () => void changes.undo() },
      { name: tableFog.smallerBrush(), keys: ['['], run: () => growBrush(-1) },
      { name: tableFog.largerBrush(), keys: [']'], run: () => growBrush(1) },
      { name: tableFog.cancelShape(), keys: ['Escape'], run: () => (cancel() ? undefined : false) },
      {
        name: tableFog.closeShape(),
        keys: ['Enter'],
        run: (event) => (!isOnButton(event) && close() ? undefined : false),
      },
    ],
    (event) => !isWriting(event.target),
  )
}
