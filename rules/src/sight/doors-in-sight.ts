import { type FogMask, isCellRevealed } from '../fog/fog-mask.ts'
import { cellEdge, centerOf, type Place, sideOf } from './lattice.ts'
import type { KeptLooks } from './look.ts'
import type { Eye } from './party-sight.ts'
import type { SightWall } from './wall.ts'

interface Watching {
  readonly eyes: readonly Pick<Eye, 'place' | 'range'>[]
  readonly openDoors: ReadonlySet<string>
  /** What the group sees now, so doors in the dark are not in sight. */
  readonly seen: FogMask
}

/**
 * The ids of the doors that a group sees, open or closed: an eye's sight reaches the door, and the group sees a cell beside it, on the side of
 * that eye. A door's own line says nothing, because it belongs to both rooms. Secret doors are among them, and must not be sent.
 * @example
 * const door = { id: 'door', kind: 'door', oneWay: false, thing: null, ax: 32, ay: 0, bx: 32, by: 16 }
 * const grid = fogGrid({ width: 16, height: 4 })
 * const looks = new KeptLooks(buildMesh([door], 0), { grid, most: 10 })
 * const watching = { eyes: [{ place: { x: 8, y: 8 }, range: Infinity }], openDoors: new Set() }
 * doorsInSight(looks, { ...watching, seen: uniformMask(grid, true) }) // new Set(['door'])
 * doorsInSight(looks, { ...watching, seen: uniformMask(grid, false) }) // new Set()
 */
export function doorsInSight(looks: KeptLooks, { eyes, openDoors, seen }: Watching): ReadonlySet<string> {
  const found = new Set<string>()
  for (const { place, range } of eyes) {
    if (!place) continue
    const reached = looks.from(place, { range, openDoors }).doors
    for (const piece of looks.mesh.pieces)
      if (piece.kind === 'door' && reached.has(piece.id) && !found.has(piece.id) && isBesideSeen(seen, piece, place))
        found.add(piece.id)
  }
  return found
}

/** Whether a cell near the middle of a piece is seen, on the same side of the piece as an eye. */
function isBesideSeen(seen: FogMask, piece: SightWall, eye: Place): boolean {
  const [x, y] = [(piece.ax + piece.bx) / 2, (piece.ay + piece.by) / 2]
  const edge = cellEdge(seen.grid)
  const side = sideOf(piece, eye)
  for (let row = Math.floor(y / edge) - 1; row <= Math.floor(y / edge) + 1; row += 1)
    for (let column = Math.floor(x / edge) - 1; column <= Math.floor(x / edge) + 1; column += 1) {
      const isInside = column >= 0 && row >= 0 && column < seen.grid.columns && row < seen.grid.rows
      const isOnSide = sideOf(piece, centerOf(seen.grid, column, row)) * side > 0
      if (isInside && isOnSide && isCellRevealed(seen, column, row)) return true
    }
  return false
}
