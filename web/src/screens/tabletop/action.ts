import type { Token } from '@waybook/contract'
import type { ComponentType } from 'react'

import type { IconName } from '#ui/text/icon.tsx'

import { notify } from './announcer.tsx'
import type { ToolName } from './table-state.ts'
import type { TableControls } from './use-table-controls.ts'

/** How the user triggered an action, and for which tokens. */
export interface ActionUse {
  readonly by: 'button' | 'key' | 'menu' | 'search'
  readonly tokens: readonly Token[]
  /** The event of the pressed key. */
  readonly event?: KeyboardEvent | undefined
}

/** An action at the table. The toolbar, the keys, the tokens' menus, the search and the list of shortcuts derive from it. */
export interface TabletopAction {
  /** A function, because the language may change. */
  readonly name: () => string
  /** Its name in the menu of several tokens, if it says how many. */
  readonly nameForSeveral?: (count: number) => string
  readonly icon: IconName
  /** Keys in the notation of `isPressed`. */
  readonly keys?: readonly string[]
  /**
   * The element that needs the focus for the keys. `map`: the map. `token`: a token on the map. `tokens`: a token on the map or in the
   * list, and the action applies to all selected ones. Default: the map or its toolbar.
   */
  readonly on?: 'map' | 'token' | 'tokens'
  /** Whether the action needs the permission `editTokens`. */
  readonly edits?: boolean
  /** Whether the action is available now. A text says why not: the button stays and shows the text. */
  readonly when?: (table: TableControls, tokens: readonly Token[]) => boolean | string
  /** Whether the map's toolbar has a button for it. */
  readonly isInBar?: boolean
  /** The part of a token's menu that contains the action. */
  readonly menu?: 'state' | 'character' | 'selection'
  /** Its description in the search. Without one, the action isn't a search command. */
  readonly line?: () => string
  readonly opensDialog?: boolean
  readonly isDanger?: boolean
  /** The tool that the action chooses. */
  readonly tool?: ToolName
  /** The tool's layer above the tokens. */
  readonly Layer?: ComponentType
  /** The tool's options, beside the map. */
  readonly Options?: ComponentType
  readonly run: (table: TableControls, use: ActionUse) => void
}

/** Runs an action, or shows why it isn't available. Returns `false` if it did neither. */
export function perform(action: TabletopAction, table: TableControls, use: ActionUse): boolean {
  const isPossible = action.when?.(table, use.tokens) ?? true
  if (isPossible === true) action.run(table, use)
  else if (isPossible !== false) notify(isPossible)
  return isPossible !== false
}
