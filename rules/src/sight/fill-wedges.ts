import { fillCells, type FogMask } from '../fog/fog-mask.ts'
import { HalfPlane, withinRange, type Columns } from './half-plane.ts'
import { cellEdge, cross, type Place, type Segment, sideOf } from './lattice.ts'
import { edgeAfter, type SightMesh, startOf } from './mesh.ts'
import type { Wedge } from './wedges.ts'

interface Filling {
  readonly eye: Place
  readonly wedges: readonly Wedge[]
  /** In quarter pixels. It may be less than that of the wedges. */
  readonly range: number
}

/** Sets the cells whose centers an eye sees: those in a wedge, nearer than its edge and within the range. The cell of the eye is always seen. */
export function fillWedges(mask: FogMask, mesh: SightMesh, { eye, wedges, range }: Filling): void {
  const edge = cellEdge(mask.grid)
  let before = wedges.at(-1)
  for (const wedge of wedges) {
    const rows = rowsOf(mask, mesh, { eye, wedge, range })
    const nearer = HalfPlane.before(segmentOf(mesh, wedge), edge)
    const sides = [nearer, HalfPlane.left(eye, wedge.from, edge), HalfPlane.right(eye, wedge.to, edge)]
    // The first direction of a wedge belongs to it, but what ends the wedge before it can block that direction too.
    const other = before && before.edge !== wedge.edge ? HalfPlane.before(segmentOf(mesh, before), edge) : null
    before = wedge
    for (let row = rows.first; row <= rows.last; row += 1) {
      const y = (row + 0.5) * edge
      const columns = { from: 0, to: mask.grid.columns }
      for (const side of sides) side.narrow(columns, y)
      if (range !== Infinity) withinRange(columns, { eye, range, y, edge })
      if (other) dropBehind(other, columns, { eye, direction: wedge.from, y, edge })
      fillCells(mask, { row, ...columns }, true)
    }
  }
  fillOwn(mask, eye)
}

function segmentOf(mesh: SightMesh, { edge }: Wedge): Segment {
  const [start, end] = [startOf(mesh, edge), startOf(mesh, edgeAfter(edge))]
  return { ax: start.x, ay: start.y, bx: end.x, by: end.y }
}

/** The rows that a wedge can reach, one too many on each side. */
function rowsOf(
  { grid }: FogMask,
  mesh: SightMesh,
  { eye, wedge, range }: Pick<Filling, 'eye' | 'range'> & { readonly wedge: Wedge },
): { readonly first: number; readonly last: number } {
  const segment = segmentOf(mesh, wedge)
  const along = { x: segment.bx - segment.ax, y: segment.by - segment.ay }
  const area = sideOf(segment, eye)
  const ends = [wedge.from, wedge.to].map((direction) => eye.y + (direction.y * area) / cross(direction, along))
  const [low, high] = [
    Math.max(Math.min(eye.y, ...ends), eye.y - range),
    Math.min(Math.max(eye.y, ...ends), eye.y + range),
  ]
  const edge = cellEdge(grid)
  return { first: Math.max(Math.floor(low / edge) - 1, 0), last: Math.min(Math.floor(high / edge) + 1, grid.rows - 1) }
}

interface Ray {
  readonly eye: Place
  readonly direction: Place
  /** The height of the row. */
  readonly y: number
  readonly edge: number
}

/** Takes away the cells exactly on a ray that are not in a half-plane. They are at the beginning or end of the row's columns, or all of them. */
function dropBehind(half: HalfPlane, columns: Columns, { eye, direction, y, edge }: Ray): void {
  if (columns.from >= columns.to) return
  if (direction.y === 0) {
    if (y === eye.y) half.narrow(columns, y)
    return
  }
  const column = direction.y < 0 ? columns.from : columns.to - 1
  const center = { x: (column + 0.5) * edge, y }
  if (cross(direction, { x: center.x - eye.x, y: y - eye.y }) !== 0 || half.has(center)) return
  if (direction.y < 0) columns.from += 1
  else columns.to -= 1
}

function fillOwn(mask: FogMask, { x, y }: Place): void {
  const edge = cellEdge(mask.grid)
  const [column, row] = [Math.floor(x / edge), Math.floor(y / edge)]
  const isInside = column >= 0 && row >= 0 && column < mask.grid.columns && row < mask.grid.rows
  if (isInside) fillCells(mask, { row, from: column, to: column + 1 }, true)
}
