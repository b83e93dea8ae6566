import type { FogGrid } from '../fog/fog-grid.ts'
import { type FogMask, uniformMask } from '../fog/fog-mask.ts'
import { fillWedges } from './fill-wedges.ts'
import { type Place, sideOf } from './lattice.ts'
import type { SightMesh } from './mesh.ts'
import { thingsAround } from './things.ts'
import { blocksSight } from './wall.ts'
import { wedgesFrom } from './wedges.ts'

export interface SightScene {
  readonly mesh: SightMesh
  /** The ids of the doors that are open. */
  readonly openDoors: ReadonlySet<string>
}

/** What an eye, or a light, reaches. */
export interface Look {
  readonly mask: FogMask
  /** The doors that it reached, and whether each was open. While all of them stay like this, so does the look. */
  readonly doors: ReadonlyMap<string, boolean>
}

/**
 * What is seen from a place that is on no wall, within a range in quarter pixels.
 * @example
 * const wall = { id: 'wall', kind: 'wall', oneWay: false, thing: null, ax: 32, ay: 0, bx: 32, by: 16 }
 * const scene = { mesh: buildMesh([wall], 0), openDoors: new Set() }
 * const grid = fogGrid({ width: 32, height: 4 })
 * lookFrom(scene, { x: 8, y: 8 }, { grid, range: Infinity }).mask.bits // new Uint8Array([3])
 */
export function lookFrom(
  { mesh, openDoors }: SightScene,
  eye: Place,
  { grid, range }: { readonly grid: FogGrid; readonly range: number },
): Look {
  const doors = new Map<string, boolean>()
  const passable = { openDoors, thingsAround: thingsAround(mesh, eye) }
  const endsAt = (edge: number) => {
    let ends = false
    for (let at = mesh.firstPiece[edge] ?? -1; at >= 0; at = mesh.nextPiece[at] ?? -1) {
      const piece = mesh.pieces[at]
      if (!piece) continue
      if (piece.kind === 'door') doors.set(piece.id, openDoors.has(piece.id))
      ends ||= blocksSight(piece, sideOf(piece, eye), passable)
    }
    return ends
  }
  const mask = uniformMask(grid, false)
  fillWedges(mask, mesh, { eye, range, wedges: wedgesFrom(mesh, eye, { endsAt, range }) })
  return { mask, doors }
}

/**
 * Looks by place and range, so that a step of one token computes one look. They are valid for one mesh and grid.
 * @example
 * const looks = new KeptLooks(buildMesh([], 0), { grid: fogGrid({ width: 16, height: 4 }), most: 10 })
 * looks.from({ x: 8, y: 8 }, { range: 16, openDoors: new Set() }).mask.bits // new Uint8Array([3])
 */
export class KeptLooks {
  readonly mesh: SightMesh
  readonly grid: FogGrid
  readonly #looks = new Map<string, Look>()
  readonly #most: number

  constructor(mesh: SightMesh, { grid, most }: { readonly grid: FogGrid; readonly most: number }) {
    this.mesh = mesh
    this.grid = grid
    this.#most = most
  }

  /** The same as `lookFrom`. */
  from(eye: Place, { range, openDoors }: { readonly range: number; readonly openDoors: ReadonlySet<string> }): Look {
    const key = `${eye.x} ${eye.y} ${range}`
    const kept = this.#looks.get(key)
    this.#looks.delete(key)
    const isValid = kept && [...kept.doors].every(([door, wasOpen]) => openDoors.has(door) === wasOpen)
    const look = isValid ? kept : lookFrom({ mesh: this.mesh, openDoors }, eye, { grid: this.grid, range })
    this.#looks.set(key, look)
    const [oldest] = this.#looks.keys()
    if (this.#looks.size > this.#most && oldest !== undefined) this.#looks.delete(oldest)
    return look
  }
}
