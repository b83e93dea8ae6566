import type { SceneWalls } from '@waybook/contract'
import { closedRooms, type FogPoint, type Room } from '@waybook/rules'
import { useMemo } from 'react'

import { useOperation } from '#api/operation-query.ts'
import { useMe } from '#api/session.ts'
import { Store, useStore } from '#stores/store.ts'

import { useTable } from '../table-context.ts'

/** Whether the game master's page draws walls. It also applies to other scenes. */
const shown = new Store({ walls: true })

export const useShowsWalls = (): boolean => useStore(shown).walls

export function showWalls(walls: boolean): void {
  shown.change({ walls })
}

/** The walls, doors and lights of the scene. `null` for players, who never get them, and if the scene has none. */
export function useSceneWalls(): SceneWalls | null {
  const { campaignId, sceneId, map } = useTable()
  const enabled = useMe().role === 'gameMaster' && map !== null
  const { data } = useOperation('getSceneWalls', { campaignId, sceneId }, { enabled })
  return (enabled && data?.walls) || null
}

const NO_ROOMS: readonly Room[] = []

/** The rooms that the scene's walls and doors enclose, the largest first. */
export function useRooms(): readonly Room[] {
  const walls = useSceneWalls()
  const { aspect } = useTable()
  return useMemo(() => (walls ? roomsOf(walls, aspect) : NO_ROOMS), [walls, aspect])
}

function roomsOf({ walls, doors, grid }: SceneWalls, aspect: number): readonly Room[] {
  const lines = walls.filter(({ kind }) => kind === 'wall').map(({ points }) => points.map(toPoint))
  const ends = doors.map(({ from, to }) => [toPoint(from), toPoint(to)] as const)
  return closedRooms({ walls: lines, doors: ends }, { aspect, cell: 100 / grid.columns })
}

function toPoint([x, y]: readonly [number, number]): FogPoint {
  return { x, y }
}
