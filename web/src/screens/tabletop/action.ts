import type { Token } from '@waybook/contract'
import type { ComponentType } from 'react'

import type { IconName } from '#ui/text/icon.tsx'

import { tell } from './announcer.tsx'
import type { ToolName } from './table-state.ts'
import type { TableControls } from './use-table-controls.ts'

/** How somebody asks for an action, and for which tokens. */
export interface ActionUse {
  readonly by: 'button' | 'key' | 'menu' | 'search'
  readonly tokens: readonly Token[]
  /** The key that was pressed. */
  readonly event?: KeyboardEvent | undefined
}

/** Something to do at the table. The tool bar, the keys, the menus of tokens, the search and the list of shortcuts derive from it. */
export interface TabletopAction {
  readonly name: string
  readonly icon: IconName
  /** As in `isPressed`. */
  readonly keys?: readonly string[]
  /**
   * Where its keys work. `map`: on the map. `token`: on a token that has the focus there. `tokens`: on one that has the focus there or in the list,
   * for all selected ones. Without it on the map and on its tool bar.
   */
  readonly on?: 'map' | 'token' | 'tokens'
  /** Whether it takes the permission `editTokens`. */
  readonly edits?: boolean
  /** Whether it is possible now. A text says why not: the action is offered all the same, and tells it. */
  readonly when?: (table: TableControls, tokens: readonly Token[]) => boolean | string
  /** Whether the map's tool bar has a button for it. */
  readonly isInBar?: boolean
  /** The part of a token's menu that has it. */
  readonly menu?: 'state' | 'character' | 'selection'
  /** What the search says of it; only with a line is it one of the search's commands. */
  readonly line?: string
  readonly opensDialog?: boolean
  readonly isDanger?: boolean
  /** The tool that it chooses. */
  readonly tool?: ToolName
  /** What this tool draws above the tokens. */
  readonly Layer?: ComponentType
  /** The choices of this tool, beside the map. */
  readonly Options?: ComponentType
  readonly run: (table: TableControls, use: ActionUse) => void
}

/** Does it, or tells why not. Returns whether there was something to do or to tell. */
export function perform(action: TabletopAction, table: TableControls, use: ActionUse): boolean {
  const isPossible = action.when?.(table, use.tokens) ?? true
  if (isPossible === true) action.run(table, use)
  else if (isPossible !== false) tell(isPossible)
  return isPossible !== false
}
