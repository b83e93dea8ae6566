import { noWallChanges, type LatticePoint, type WallChanges, type WallKind } from '@waybook/rules'

import { Store, useStore } from '#stores/store.ts'

export const wallModes = ['draw', 'room', 'door', 'window', 'curtain', 'low', 'object', 'light', 'select'] as const
export type WallMode = (typeof wallModes)[number]

interface WallChoice {
  readonly mode: WallMode
  /** Whether points stay where they are pressed, without snapping. */
  readonly free: boolean
}

/** The options of the tool Walls. They also apply to other scenes. */
const choice = new Store<WallChoice>({ mode: 'draw', free: false })

export const useWallChoice = (): WallChoice => useStore(choice)

export function chooseWalls(changed: Partial<WallChoice>): void {
  choice.change(changed)
}

/** The kind of the walls that a mode draws from point to point; `undefined` for other modes. */
export const drawnKinds: Readonly<Partial<Record<WallMode, WallKind>>> = {
  draw: 'wall',
  room: 'wall',
  curtain: 'curtain',
  low: 'low',
  object: 'object',
}

/** What is being edited on this page, in places of the scene's lattice. */
export interface WallEdit {
  /** The points pressed so far. */
  readonly chain: readonly LatticePoint[]
  /** Where the pointer is, snapped. */
  readonly pointer: LatticePoint | null
  /** Whether a finger is down, which hides the place under it. */
  readonly byFinger: boolean
  readonly selectedIds: ReadonlySet<string>
  readonly lightId: string | null
  readonly box: readonly [LatticePoint, LatticePoint] | null
  /** Changes that the server has not answered yet. */
  readonly sent: readonly WallChanges[]
  /** The change that the current drag would make, or the cut that the next press would. */
  readonly draft: WallChanges | null
  /** Where a light is dragged to. */
  readonly lightAt: LatticePoint | null
}

export const noWallEdit: WallEdit = {
  chain: [],
  pointer: null,
  byFinger: false,
  selectedIds: new Set(),
  lightId: null,
  box: null,
  sent: [],
  draft: null,
  lightAt: null,
}

/** Whether a set of changes does anything. */
export function changesAny({ add, change, remove }: WallChanges = noWallChanges): boolean {
  return add.length + change.length + remove.length > 0
}
