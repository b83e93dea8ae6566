import { isOn, type Place, sideOf, touches } from './lattice.ts'
import type { SightScene } from './look.ts'
import type { SightMesh } from './mesh.ts'
import { boxAround, segmentsWithin } from './segment-index.ts'
import { thingsAround } from './things.ts'
import { blocksSight, blocksSteps, type SightWall } from './wall.ts'

/**
 * Whether a place sees another, lit or not. It agrees with the look from the same place.
 * @example
 * const scene = { mesh: buildMesh([], 0), openDoors: new Set() }
 * sees(scene, { x: 8, y: 8 }, { x: 99, y: 8 }) // true
 */
export function sees({ mesh, openDoors }: SightScene, eye: Place, target: Place): boolean {
  const passable = { openDoors, thingsAround: thingsAround(mesh, eye) }
  return !piecesBetween(mesh, eye, target).some((piece) => blocksSight(piece, sideOf(piece, eye), passable))
}

/**
 * Whether a low wall is between two places, which gives cover.
 * @example
 * const low = { id: 'low', kind: 'low', oneWay: false, thing: null, ax: 32, ay: 0, bx: 32, by: 16 }
 * hasCover(buildMesh([low], 0), { x: 8, y: 8 }, { x: 99, y: 8 }) // true
 */
export function hasCover(mesh: SightMesh, attacker: Place, target: Place): boolean {
  return piecesBetween(mesh, attacker, target).some(({ kind }) => kind === 'low')
}

/**
 * Whether nothing stops a token on the straight way between two places.
 * @example
 * const scene = { mesh: buildMesh([], 0), openDoors: new Set() }
 * isWayFree(scene, { x: 8, y: 8 }, { x: 99, y: 8 }) // true
 */
export function isWayFree(scene: SightScene, from: Place, to: Place): boolean {
  return !piecesBetween(scene.mesh, from, to).some(stopsFor(scene, from))
}

/** Whether a piece stops a token that starts at a place. */
function stopsFor({ mesh, openDoors }: SightScene, start: Place): (piece: SightWall) => boolean {
  const passable = { openDoors, thingsAround: thingsAround(mesh, start) }
  return (piece) => blocksSteps(piece, passable)
}

/** The pieces of walls of all kinds that the line between two places touches. */
function piecesBetween({ pieces, index }: SightMesh, from: Place, to: Place): SightWall[] {
  const box = boxAround({ ax: from.x, ay: from.y, bx: to.x, by: to.y })
  return segmentsWithin(index, box)
    .flatMap((position) => pieces[position] ?? [])
    .filter((piece) => touches(piece, from, to))
}

const DIRECTIONS = [
  [0, 1],
  [1, 0],
  [0, -1],
  [-1, 0],
  [1, 1],
  [1, -1],
  [-1, -1],
  [-1, 1],
] as const

/** In quarter pixels. */
const REACHES = [1, 2, 3, 5, 8] as const

/**
 * Where a token at a place looks from: there, or very near to it if a wall of any kind is there. `before` is where it looked from before,
 * `null` for a new token. The way from there to the new place crosses no wall, or at least none that stops tokens. If there is no such place,
 * the token is blind: `null`. New tokens, and those that were put across walls, look from the first free place.
 * @example
 * const wall = { id: 'wall', kind: 'wall', oneWay: false, thing: null, ax: 32, ay: 0, bx: 32, by: 16 }
 * const scene = { mesh: buildMesh([wall], 0), openDoors: new Set() }
 * eyePlace(scene, { x: 32, y: 8 }, { x: 8, y: 8 }) // { x: 31, y: 8 }
 */
export function eyePlace(scene: SightScene, place: Place, before: Place | null): Place | null {
  const { mesh } = scene
  const walls = piecesAt(mesh, place)
  if (walls.length === 0) return place
  const free = REACHES.flatMap((reach) =>
    DIRECTIONS.map(([x, y]) => ({ x: place.x + x * reach, y: place.y + y * reach })),
  ).filter((one) => piecesAt(mesh, one).length === 0)
  if (!before) return free[0] ?? null
  const sameSide = free.find((one) => piecesBetween(mesh, before, one).length === 0)
  const reached = sameSide ?? free.find((one) => isWayFree(scene, before, one))
  if (reached) return reached
  const stops = stopsFor(scene, before)
  const isAcross = piecesBetween(mesh, before, place).some((piece) => stops(piece) && !walls.includes(piece))
  return isAcross ? (free[0] ?? null) : null
}

/**
 * Where a token looks from after a straight step; `null` if something stops it.
 * @example
 * const scene = { mesh: buildMesh([], 0), openDoors: new Set() }
 * placeAfterStep(scene, { x: 8, y: 8 }, { x: 99, y: 8 }) // { x: 99, y: 8 }
 */
export function placeAfterStep(scene: SightScene, from: Place, to: Place): Place | null {
  const eye = eyePlace(scene, to, from)
  return eye && isWayFree(scene, from, eye) ? eye : null
}

function piecesAt({ pieces, index }: SightMesh, { x, y }: Place): SightWall[] {
  return segmentsWithin(index, { left: x, top: y, right: x, bottom: y })
    .flatMap((position) => pieces[position] ?? [])
    .filter((piece) => isOn(piece, { x, y }))
}
