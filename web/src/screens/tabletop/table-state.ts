import type { Drawing, DrawingContent, Position, SceneGrid } from '@waybook/contract'
import type { BandReach } from '@waybook/rules'

import { Store } from '#stores/store.ts'

import type { FogChanges } from './fog/fog-changes.ts'
import { noWallEdit, type WallEdit } from './walls/wall-edit.ts'

/** The tool for presses on the map. `select` selects and drags tokens, and moves the map from the ground. */
export type ToolName = 'select' | 'measure' | 'ping' | 'fog' | 'draw' | 'walls' | 'grid'

/** How a tool's pointer is used. */
export interface ToolPress {
  readonly byFinger: boolean
  readonly shift: boolean
  readonly alt: boolean
  /** The width of the scene in CSS pixels. */
  readonly width: number
}

/** A tool's handlers for one pointer. Positions are percentages of the scene, and may be outside. */
export interface PointerActions {
  readonly onStart?: (position: Position, press: ToolPress) => void
  readonly onMove?: (position: Position, press: ToolPress) => void
  readonly onEnd?: (position: Position, press: ToolPress) => void
  /** Reverts the press, because the browser canceled the pointer or a second finger moves the map. */
  readonly onCancel?: () => void
}

/** Whose sight the game master's page shows. */
export interface Eyes {
  /** `null`: the party's. */
  readonly tokenId: string | null
}

export type TableDialog = 'display' | 'shortcuts'

/** The open part above the map. At most one field is set. */
export interface Opened {
  /** The token whose menu is open. */
  readonly menu: string | null
  /** The token whose character's conditions are open. */
  readonly conditions: string | null
  /** The token whose character's sheet is open beside the map. */
  readonly sheet: string | null
  readonly dialog: TableDialog | null
}

/** The draft of the grid during alignment. */
export interface GridDraft extends Omit<SceneGrid, 'kind'> {
  readonly kind: SceneGrid['kind'] | 'none'
  /** The dragged box contains one cell, or 3 by 3 cells. */
  readonly cells: 1 | 3
}

/** This page's table state that the server doesn't store. Each scene starts with a new one. */
export interface TableState {
  readonly tool: ToolName
  /** The chosen tool's pointer handlers; `null` while its code loads, and for `select`. */
  readonly toolPointer: PointerActions | null
  /** The ids of the selected tokens. Some may no longer be on the scene. */
  readonly selectedIds: readonly string[]
  /** Whether a press works as with Shift: it adds to the selection, or draws a box on the ground. */
  readonly selectsSeveral: boolean
  /** The current selection box, in CSS pixels. */
  readonly selectionBox: DOMRect | null
  /** The open part above the map. */
  readonly opened: Opened
  /** Whether the panel adds tokens. It stays so until it is closed, whatever is done on the map. */
  readonly isAdding: boolean
  /** The characters of minions that were placed as singles, and begin an encounter as such. */
  readonly singleIds: ReadonlySet<string>
  /** The combatant last chosen in the list. If it has a token, the token is also selected. */
  readonly combatantId: string | null
  /** The drawing under the pointer. */
  readonly drawing: DrawingContent | null
  /** Drawings sent to the server but not yet answered. */
  readonly sentDrawings: readonly DrawingContent[]
  /** The current look of a stored drawing during a change. */
  readonly changingDrawing: Drawing | null
  /** The drawing chosen in the list. */
  readonly markedDrawingId: string | null
  /** What the tool Walls edits. */
  readonly wallEdit: WallEdit
  /** Unsaved changes of the grid. */
  readonly gridChanges: Partial<GridDraft>
  /** The draft of the range bands while the game master sets them. */
  readonly bandReach: BandReach | null
  /** The writer of fog changes; `null` for players and without a picture. */
  readonly fogChanges: FogChanges | null
  /** What the viewer asked to hear in words; `null` once it has been said. */
  readonly asked: 'scene' | 'near' | 'possible' | null
  /** The tokens hidden from players by the fog. Only the game master's page knows them. */
  readonly foggedIds: ReadonlySet<string>
  /** Whose sight the game master looks through; `null`: they see everything. */
  readonly eyes: Eyes | null
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
    isAdding: false,
    singleIds: new Set(),
    combatantId: null,
    drawing: null,
    sentDrawings: [],
    changingDrawing: null,
    markedDrawingId: null,
    wallEdit: noWallEdit,
    gridChanges: {},
    bandReach: null,
    fogChanges: null,
    asked: null,
    foggedIds: new Set(),
    eyes: null,
  })
}
