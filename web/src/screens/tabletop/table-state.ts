import type { Drawing, DrawingContent, Position, SceneGrid } from '@waybook/contract'
import type { BandReach } from '@waybook/rules'

import { Store } from '#stores/store.ts'

import type { FogChanges } from './fog/fog-changes.ts'

/** What a press on the map means. `select`: it selects and drags tokens, and on the ground it moves the map. */
export type ToolName = 'select' | 'measure' | 'ping' | 'fog' | 'draw' | 'grid'

/** What a tool does with one pointer. Positions are percentages of the scene, and may be outside. */
export interface PointerActions {
  readonly onStart?: (position: Position) => void
  readonly onMove?: (position: Position) => void
  readonly onEnd?: (position: Position) => void
  /** The pointer was taken away, or a second finger came to move the map: takes back what the press has done. */
  readonly onCancel?: () => void
}

export type TableDialog = 'addTokens' | 'display' | 'shortcuts'

/** At most one of them is set. */
export interface Opened {
  /** The token whose menu is open. */
  readonly menu: string | null
  /** The token whose character’s conditions are open. */
  readonly conditions: string | null
  /** The token whose character’s sheet is open beside the map. */
  readonly sheet: string | null
  readonly dialog: TableDialog | null
}

/** The grid as it is being aligned. */
export interface GridDraft extends Omit<SceneGrid, 'kind'> {
  readonly kind: SceneGrid['kind'] | 'none'
  /** What is dragged on the map: a box around one cell, or around three by three. */
  readonly cells: 1 | 3
}

/** The state of the table on this page that the server does not store. Each scene begins with a new one. */
export interface TableState {
  readonly tool: ToolName
  /** What the chosen tool does with the pointer; `null` while its code is loading, and for `select`. */
  readonly toolPointer: PointerActions | null
  /** The ids of the selected tokens. Some may have been removed from the scene since. */
  readonly selectedIds: readonly string[]
  /** Whether a press adds to the selection, as with Shift, and on the ground draws a box. */
  readonly selectsSeveral: boolean
  /** The box that is being drawn around tokens, in pixels of the window. */
  readonly selectionBox: DOMRect | null
  /** What is open over the map. */
  readonly opened: Opened
  /** The combatant that was chosen last in the list. If it has a token, that is selected too. */
  readonly combatantId: string | null
  /** The drawing under the pointer. */
  readonly drawing: DrawingContent | null
  /** Drawings that are on their way to the server. */
  readonly sentDrawings: readonly DrawingContent[]
  /** A stored drawing that is being changed, as it looks now. */
  readonly changingDrawing: Drawing | null
  /** The drawing that is chosen in the list. */
  readonly markedDrawingId: string | null
  /** What was changed of the grid and is not saved. */
  readonly gridChanges: Partial<GridDraft>
  /** How far the range bands reach while the game master changes that. */
  readonly bandReach: BandReach | null
  /** What changes the fog; `null` for players and without a picture. */
  readonly fogChanges: FogChanges | null
  /** The tokens that players do not get because of the fog. Only the game master's page knows them. */
  readonly foggedIds: ReadonlySet<string>
}

export type TableStore = Store<TableState>

export const nothingOpen: Opened = { menu: null, conditions: null, sheet: null, dialog: null }

export function newTableStore(): TableStore {
  return new Store<TableState>({
    tool: 'select',
    toolPointer: null,
    selectedIds: [],
    selectsSeveral: false,
    selectionBox: null,
    opened: nothingOpen,
    combatantId: null,
    drawing: null,
    sentDrawings: [],
    changingDrawing: null,
    markedDrawingId: null,
    gridChanges: {},
    bandReach: null,
    fogChanges: null,
    foggedIds: new Set(),
  })
}
