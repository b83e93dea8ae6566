import type { SceneLight, SceneWall } from '@waybook/contract'
import { tableWallTool } from '@waybook/messages/tableWallTool'
import {
  connectedTo,
  flipWalls,
  joinWalls,
  meetWalls,
  noWallChanges,
  pointAlong,
  splitWall,
  withKind,
  type WallChanges,
  type WallKind,
} from '@waybook/rules'

import { notify } from '#screens/tabletop/announcer.tsx'
import { useTable, useTableState } from '#screens/tabletop/table-context.ts'

import { changeEdit } from '../change-edit.ts'
import { useSceneWalls, useWallFrame } from '../scene-walls.ts'
import type { WallWrites } from '../use-wall-writes.ts'
import { changesAny } from '../wall-edit.ts'
import { countOf } from '../wall-words.ts'
import { contentOf } from './use-place-lights.ts'

/** How far a point between straightened walls may lie off, in cells. */
const STRAIGHT = 0.1

const NO_WALLS: readonly SceneWall[] = []

/** The selected walls and light, and what can be done with them. Each action is one step. */
export function useSelectedParts(writes: WallWrites) {
  const { state } = useTable()
  const { cell } = useWallFrame()
  const scene = useSceneWalls()
  const selectedIds = useTableState(({ wallEdit }) => wallEdit.selectedIds)
  const lightId = useTableState(({ wallEdit }) => wallEdit.lightId)
  const all = scene?.walls ?? NO_WALLS
  const walls = all.filter(({ id }) => selectedIds.has(id))
  const light = scene?.lights.find(({ id }) => id === lightId) ?? null
  const change = (changes: WallChanges, said: string, otherwise: string) => {
    if (changesAny(changes)) writes.change(changes, said)
    else notify(otherwise)
  }
  return {
    walls,
    light,
    /** Returns whether there was something to remove. */
    remove: (): boolean => {
      if (walls.length > 0)
        writes.change(
          { ...noWallChanges, remove: walls.map(({ id }) => id) },
          tableWallTool.removed({ walls: countOf(walls.length) }),
        )
      else if (light) writes.lights({ remove: [light.id], said: tableWallTool.lightRemoved() })
      changeEdit(state, { selectedIds: new Set(), lightId: null })
      return walls.length > 0 || light !== null
    },
    changeKind: (kind: WallKind) => {
      const changed = walls.map((wall) => ({ ...withKind(wall, kind), id: wall.id }))
      writes.change({ ...noWallChanges, change: changed }, tableWallTool.kindChanged())
    },
    split: () => {
      const [wall] = walls
      const parts = wall && splitWall(wall, pointAlong(wall, 1 / 2))
      if (parts) writes.change(parts, tableWallTool.splitInMiddle())
    },
    join: () => {
      const [one, other] = walls
      if (one && other)
        change(meetWalls(one, other, cell * STRAIGHT), tableWallTool.joined(), tableWallTool.meetAlready())
    },
    straighten: () =>
      change(joinWalls(walls, cell * STRAIGHT), tableWallTool.straightened(), tableWallTool.notInLine()),
    flip: () => writes.change(flipWalls(walls), tableWallTool.directionChanged()),
    bothWays: () => {
      const changed = walls.filter(({ oneWay }) => oneWay).map((wall) => ({ ...wall, oneWay: false }))
      change({ ...noWallChanges, change: changed }, tableWallTool.blocksBoth(), tableWallTool.blockAlready())
    },
    selectConnected: () => changeEdit(state, { selectedIds: connectedTo(all, selectedIds) }),
    changeLight: (changed: Partial<ReturnType<typeof contentOf>>, said: string) => {
      if (light) writes.lights({ change: [{ ...withReach(light, changed), id: light.id }], said })
    },
  }
}

/** The dim light reaches at least as far as the bright one. */
function withReach(light: SceneLight, changed: Partial<ReturnType<typeof contentOf>>) {
  const wanted = { ...contentOf(light), ...changed }
  if (changed.bright !== undefined) return { ...wanted, dim: Math.max(wanted.dim, changed.bright) }
  return { ...wanted, bright: Math.min(wanted.bright, wanted.dim) }
}
