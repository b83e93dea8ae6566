import { tableWallTool } from '@waybook/messages/tableWallTool'
import { cutInto, snapPoint, wallAt, type LatticePoint, type Wall, type WallChanges } from '@waybook/rules'

import { announce } from '#screens/tabletop/announcer.tsx'
import { useTable } from '#screens/tabletop/table-context.ts'

import { changeEdit } from '../change-edit.ts'
import { useSceneWalls, useWallFrame, type WallFrame } from '../scene-walls.ts'
import type { WallWrites } from '../use-wall-writes.ts'
import { useWallChoice } from '../wall-edit.ts'
import type { WallPointer, WallPress } from './wall-pointer.ts'

/** Doors and windows, which a press puts into a wall. */
export function useCutWalls(writes: WallWrites): WallPointer {
  const { state } = useTable()
  const { mode, free } = useWallChoice()
  const frame = useWallFrame()
  const walls = useSceneWalls()?.walls ?? []
  const kind = mode === 'window' ? 'window' : 'door'
  const cutAt = (point: LatticePoint, { reach, alt }: WallPress): WallChanges | null => {
    const wall = wallAt(
      walls.filter((one) => one.kind !== kind),
      point,
      reach * 1.5,
    )
    if (!wall) return null
    const at = free || alt ? point : middleOfCell(wall, point, frame)
    return cutInto(wall, { at, length: frame.cell, kind })
  }
  const preview = (point: LatticePoint, press: WallPress) => changeEdit(state, { draft: cutAt(point, press) })
  return {
    onStart: preview,
    onMove: preview,
    onHover: preview,
    onEnd: (point, press) => {
      const cut = cutAt(point, press)
      changeEdit(state, { draft: null })
      if (cut) writes.change(cut, kind === 'door' ? tableWallTool.doorAdded() : tableWallTool.windowAdded())
      else announce(kind === 'door' ? tableWallTool.pressForDoor() : tableWallTool.pressForWindow())
    },
  }
}

/** On walls along the grid, doors fill a cell. */
function middleOfCell({ from, to }: Wall, point: LatticePoint, { grid }: WallFrame): LatticePoint {
  const isAlong = from[0] === to[0] || from[1] === to[1]
  if (!grid || !isAlong) return point
  const { cell, x, y } = grid
  // Halves of cells twice as large are the middles of cells.
  const middles = { cell: cell * 2, x: x + cell / 2, y: y + cell / 2 }
  return snapPoint(point, { walls: [], grid: middles, reach: cell }).point
}
