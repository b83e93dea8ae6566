import { fillCells, type FogMask } from '../fog/fog-mask.ts'
import { columnsWithin, HalfPlane } from './half-plane.ts'
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
  let before = wedges.at(-1)
  for (const wedge of wedges) {
    if (before) fillWedge(mask, mesh, { eye, wedge, before, range })
    before = wedge
  }
  fillOwn(mask, eye)
}

interface WedgeFilling extends Pick<Filling, 'eye' | 'range'> {
  readonly wedge: Wedge
  /** The wedge that ends where this one begins. */
  readonly before: Wedge
}

function fillWedge(mask: FogMask, mesh: SightMesh, filling: WedgeFilling): void {
  const { eye, wedge, before, range } = filling
  const edge = cellEdge(mask.grid)
  const nearer = HalfPlane.before(segmentOf(mesh, wedge), edge)
  const [left, right] = [HalfPlane.left(eye, wedge.from, edge), HalfPlane.right(eye, wedge.to, edge)]
  // The first direction of a wedge belongs to it, but what ends the wedge before it can block that direction too.
  const other = before.edge === wedge.edge ? null : HalfPlane.before(segmentOf(mesh, before), edge)
  const rows = rowsOf(mask, mesh, filling)
  for (let row = rows.first; row <= rows.last; row += 1) {
    const y = (row + 0.5) * edge
    let from = Math.max(0, nearer.firstColumn(y), left.firstColumn(y), right.firstColumn(y))
    let to = Math.min(mask.grid.columns, nearer.endColumn(y), left.endColumn(y), right.endColumn(y))
    if (range !== Infinity) {
      const near = columnsWithin({ eye, range, y, edge })
      from = Math.max(from, near.from)
      to = Math.min(to, near.to)
    }
    if (from < to && other && isFirstBlocked(other, { from, to }, { eye, direction: wedge.from, y, edge })) {
      // On a horizontal ray, `other` decides for each cell.
      if (wedge.from.y <= 0) from = wedge.from.y < 0 ? from + 1 : Math.max(from, other.firstColumn(y))
      if (wedge.from.y >= 0) to = wedge.from.y > 0 ? to - 1 : Math.min(to, other.endColumn(y))
    }
    if (from < to) fillCells(mask, { row, from, to }, true)
  }
}

function segmentOf(mesh: SightMesh, { edge }: Wedge): Segment {
  const [start, end] = [startOf(mesh, edge), startOf(mesh, edgeAfter(edge))]
  return { ax: start.x, ay: start.y, bx: end.x, by: end.y }
}

/** The rows that a wedge can reach, one too many on each side. */
function rowsOf({ grid }: FogMask, mesh: SightMesh, { eye, wedge, range }: WedgeFilling) {
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

/** Whether a row's columns begin or end with a cell exactly on a ray that is not in a half-plane; a horizontal ray has the whole row. */
function isFirstBlocked(
  half: HalfPlane,
  { from, to }: { readonly from: number; readonly to: number },
  { eye, direction, y, edge }: Ray,
): boolean {
  if (direction.y === 0) return y === eye.y
  const center = { x: ((direction.y < 0 ? from : to - 1) + 0.5) * edge, y }
  return cross(direction, { x: center.x - eye.x, y: y - eye.y }) === 0 && !half.has(center)
}

function fillOwn(mask: FogMask, { x, y }: Place): void {
  const edge = cellEdge(mask.grid)
  const [column, row] = [Math.floor(x / edge), Math.floor(y / edge)]
  const isInside = column >= 0 && row >= 0 && column < mask.grid.columns && row < mask.grid.rows
  if (isInside) fillCells(mask, { row, from: column, to: column + 1 }, true)
}
