import { cellsOf } from '../fog/fog-by-definition.ts'
import { fillCells, type FogMask, uniformMask } from '../fog/fog-mask.ts'
import { cellEdge, type Place, type Segment, sideOf } from './lattice.ts'
import { isOwnCell, type Looking } from './sight-by-definition.ts'

/** What an eye sees, in another way: each wall's shadow is taken away. It needs no triangles and no order, and works at full size. */
export function seenByShadows(walls: readonly Segment[], { grid, eye, range }: Looking): FogMask {
  const mask = uniformMask(grid, true)
  for (const wall of walls) takeShadow(mask, wall, eye)
  const edge = cellEdge(grid)
  if (range !== Infinity)
    for (const [column, row] of cellsOf(grid)) {
      const [x, y] = [(column + 0.5) * edge - eye.x, (row + 0.5) * edge - eye.y]
      if (x * x + y * y > range * range) fillCells(mask, { row, from: column, to: column + 1 }, false)
    }
  const [column, row] = [Math.floor(eye.x / edge), Math.floor(eye.y / edge)]
  if (isOwnCell(grid, eye, Math.min(Math.max(column, 0), grid.columns - 1), Math.min(Math.max(row, 0), grid.rows - 1)))
    fillCells(mask, { row, from: column, to: column + 1 }, true)
  return mask
}

/** The shadow is on the wall or behind it, and between the rays through its ends or on them. */
function takeShadow(mask: FogMask, wall: Segment, eye: Place): void {
  const side = sideOf(wall, eye)
  if (side === 0) return
  const { ax, ay, bx, by } = side > 0 ? wall : { ax: wall.bx, ay: wall.by, bx: wall.ax, by: wall.ay }
  const borders = [
    { ax: bx, ay: by, bx: ax, by: ay },
    { ax: eye.x, ay: eye.y, bx: ax, by: ay },
    { ax: bx, ay: by, bx: eye.x, by: eye.y },
  ]
  const edge = cellEdge(mask.grid)
  for (let row = 0; row < mask.grid.rows; row += 1) {
    const isIn = (border: Segment) => (column: number) =>
      sideOf(border, { x: (column + 0.5) * edge, y: (row + 0.5) * edge }) >= 0
    const spans = borders.map((border) => spanWhere(isIn(border), mask.grid.columns))
    const [from, to] = [Math.max(...spans.map(([start]) => start)), Math.min(...spans.map(([, end]) => end))]
    fillCells(mask, { row, from, to }, false)
  }
}

/** The columns for which something holds that changes at most once along a row. */
function spanWhere(holds: (column: number) => boolean, columns: number): [number, number] {
  const [atStart, atEnd] = [holds(0), holds(columns - 1)]
  if (atStart === atEnd) return atStart ? [0, columns] : [0, 0]
  let [low, high] = [0, columns - 1]
  while (high - low > 1) {
    const middle = (low + high) >> 1
    if (holds(middle) === atStart) low = middle
    else high = middle
  }
  return atStart ? [0, high] : [high, columns]
}
