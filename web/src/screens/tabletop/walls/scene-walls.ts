import type { SceneGrid, SceneWalls } from '@waybook/contract'
import {
  closedRooms,
  withWallChanges,
  type FogPoint,
  type LatticeGrid,
  type LatticePoint,
  type Room,
  type Wall,
} from '@waybook/rules'
import { useMemo } from 'react'

import { useOperation } from '#api/operation-query.ts'
import { useMe } from '#api/session.ts'
import { Store, useStore } from '#stores/store.ts'

import { useSceneLayout } from '../layout/scene-layout.ts'
import { useTable, useTableState } from '../table-context.ts'

/** Whether the game master's page draws walls. It also applies to other scenes. */
const shown = new Store({ walls: true })

export const useShowsWalls = (): boolean => useStore(shown).walls

export function showWalls(walls: boolean): void {
  shown.change({ walls })
}

/** The walls, doors and lights of the scene. `null` for players, who never get them, and if the scene shows no picture. */
export function useSceneWalls(): SceneWalls | null {
  const { campaignId, sceneId, map } = useTable()
  const enabled = useMe().role === 'gameMaster' && map !== null
  const { data } = useOperation('getSceneWalls', { campaignId, sceneId }, { enabled })
  return (enabled && data?.walls) || null
}

const NO_WALLS: readonly Wall[] = []

/** The walls as they will be when the server has answered, and while one is dragged. */
export function useShownWalls(): readonly Wall[] {
  const walls = useSceneWalls()?.walls ?? NO_WALLS
  // The pointer changes more often than these.
  const sent = useTableState(({ wallEdit }) => wallEdit.sent)
  const draft = useTableState(({ wallEdit }) => wallEdit.draft)
  return useMemo(() => withWallChanges(walls, draft ? [...sent, draft] : sent), [walls, sent, draft])
}

/** The size of a scene's lattice, and of its cells on it. */
export interface WallFrame {
  readonly width: number
  readonly height: number
  readonly cell: number
  /** `null` for hexagons, and for scenes without a grid. */
  readonly grid: LatticeGrid | null
}

/** For a scene without a grid whose walls came without one. */
const COLUMNS = 20

export function useWallFrame(): WallFrame {
  const walls = useSceneWalls()
  const { grid } = useSceneLayout()
  const { width, height, columns } = walls ?? { width: 1, height: 1, columns: null }
  return useMemo(() => frameOf({ width, height, columns }, grid), [width, height, columns, grid])
}

export function frameOf(
  { width, height, columns }: Pick<SceneWalls, 'width' | 'height' | 'columns'>,
  grid: SceneGrid | null,
): WallFrame {
  const part = (percent: number) => (percent * width) / 100
  const cell = grid ? part(grid.cell) : width / (columns ?? COLUMNS)
  return {
    width,
    height,
    cell,
    grid: grid?.kind === 'square' ? { cell, x: part(grid.x), y: part(grid.y) } : null,
  }
}

const NO_ROOMS: readonly Room[] = []

/** The rooms that the scene's walls and doors enclose, the largest first. */
export function useRooms(): readonly Room[] {
  const walls = useSceneWalls()
  const frame = useWallFrame()
  const { aspect } = useTable()
  return useMemo(() => (walls ? roomsOf(walls, frame, aspect) : NO_ROOMS), [walls, frame, aspect])
}

/** Furniture and low walls close no room. */
function roomsOf({ walls }: SceneWalls, { width, height, cell }: WallFrame, aspect: number): readonly Room[] {
  const at = ([x, y]: LatticePoint): FogPoint => ({ x: (x * 100) / width, y: (y * 100) / height })
  const ends = ({ from, to }: Wall) => [at(from), at(to)] as const
  const closing = walls.filter(({ kind }) => kind !== 'object' && kind !== 'low')
  return closedRooms(
    {
      walls: closing.filter(({ kind }) => kind !== 'door').map(ends),
      doors: closing.filter(({ kind }) => kind === 'door').map(ends),
    },
    { aspect, cell: (cell * 100) / width },
  )
}
