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
   * What has to have the focus for its keys. `map`: the map. `token`: a token on the map. `tokens`: a token on the map or in the list; the action is
   * then for all selected ones. By default the map or its tool bar.
   */
  readonly on?: 'map' | 'token' | 'tokens'
  /** Whether only viewers with the permission `editTokens` have it. */
  readonly edits?: boolean
  /** Whether it is possible now. A text says why not: the action keeps its button, which shows the text. */
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

/** Runs an action, or shows why it is not possible. Returns `false` if there was nothing to do or to show. */
export function perform(action: TabletopAction, table: TableControls, use: ActionUse): boolean {
  const isPossible = action.when?.(table, use.tokens) ?? true
  if (isPossible === true) action.run(table, use)
  else if (isPossible !== false) tell(isPossible)
  return isPossible !== false
}
