import Constrainautor from '@kninnug/constrainautor'
import Delaunator from 'delaunator'

import { FAR, type Place, sideOf } from './lattice.ts'
import { wallPieces } from './pieces.ts'
import { indexOf, type SegmentIndex } from './segment-index.ts'
import { closedThings, withSides } from './things.ts'
import type { SightWall } from './wall.ts'
import { placeKey } from './weld-ends.ts'

/**
 * Triangles that cover the scene and far around it. Each piece of a wall is an edge, so sight passes from triangle to triangle and asks each
 * edge what is on it. Three edges in a row are a triangle, with positive sides inside. It is plain data that threads can exchange.
 */
export interface SightMesh {
  /** The walls as pieces that meet only at their ends. Closed outlines of objects are one-way, from within the object. */
  readonly pieces: readonly SightWall[]
  readonly index: SegmentIndex
  /** The places of the corners. */
  readonly x: Float64Array
  readonly y: Float64Array
  /** The corner at which an edge begins. */
  readonly corners: Uint32Array
  /** The same edge in the other triangle; -1 on the outside. */
  readonly twins: Int32Array
  /** A piece on an edge; -1 for none. */
  readonly firstPiece: Int32Array
  /** The next piece on the same edge, by piece; -1 for none. Several walls can be at the same place. */
  readonly nextPiece: Int32Array
  /** The objects whose outlines are closed. */
  readonly closedThings: ReadonlySet<string>
}

const NONE = -1

/**
 * The mesh for walls as they were drawn. Ends that are at most `weld` quarter pixels apart become one. `null` if it can't be built: such a
 * scene must stay covered.
 * @example buildMesh([], 0).pieces // []
 */
export function buildMesh(walls: readonly SightWall[], weld: number): SightMesh | null {
  const cut = wallPieces(walls, weld)
  if (!cut) return null
  const things = closedThings(cut)
  const pieces = withSides(cut, things)
  const corners = new Corners()
  for (const [x, y] of [
    [-FAR, -FAR],
    [FAR, -FAR],
    [FAR, FAR],
    [-FAR, FAR],
  ] as const)
    corners.at({ x, y })
  const ends = pieces.map(({ ax, ay, bx, by }) => [corners.at({ x: ax, y: ay }), corners.at({ x: bx, y: by })] as const)
  // The y axis is turned around, because the sides of the library's triangles are negative inside.
  const triangulation = new Delaunator(Float64Array.from(corners.all.flatMap(({ x, y }) => [x, -y])))
  try {
    const constrained = new Constrainautor(triangulation)
    for (const [from, to] of ends) constrained.constrainOne(from, to)
  } catch {
    return null
  }
  const shape = {
    x: Float64Array.from(corners.all, ({ x }) => x),
    y: Float64Array.from(corners.all, ({ y }) => y),
    corners: triangulation.triangles,
    twins: triangulation.halfedges,
  }
  const mesh = {
    ...shape,
    ...piecesOnEdges(shape, ends),
    pieces,
    index: indexOf(pieces),
    closedThings: things,
  }
  return isWhole(mesh, ends.length) ? mesh : null
}

/** The edge after an edge in its triangle. */
export function edgeAfter(edge: number): number {
  return edge % 3 === 2 ? edge - 2 : edge + 1
}

/** The place of the corner at which an edge begins. */
export function startOf({ x, y, corners }: Pick<SightMesh, 'x' | 'y' | 'corners'>, edge: number): Place {
  const corner = corners[edge] ?? 0
  return { x: x[corner] ?? 0, y: y[corner] ?? 0 }
}

/** Places with numbers. */
class Corners {
  readonly all: Place[] = []
  readonly #numbers = new Map<number, number>()

  /** The number of a place. */
  at(place: Place): number {
    const key = placeKey(place)
    const known = this.#numbers.get(key)
    if (known !== undefined) return known
    this.#numbers.set(key, this.all.length)
    return this.all.push(place) - 1
  }
}

function piecesOnEdges({ corners }: Pick<SightMesh, 'corners'>, ends: readonly (readonly [number, number])[]) {
  const keyOf = (a: number, b: number) => Math.min(a, b) * 2 ** 20 + Math.max(a, b)
  const first = new Map<number, number>()
  const nextPiece = Int32Array.from(ends, ([from, to], piece) => {
    const next = first.get(keyOf(from, to)) ?? NONE
    first.set(keyOf(from, to), piece)
    return next
  })
  const firstPiece = Int32Array.from(
    corners,
    (from, edge) => first.get(keyOf(from, corners[edgeAfter(edge)] ?? 0)) ?? NONE,
  )
  return { firstPiece, nextPiece }
}

/** Whether the triangles cover the whole area once and each piece is on an edge. Sums of areas are exact. */
function isWhole(mesh: SightMesh, pieces: number): boolean {
  let area = 0
  const found = new Set<number>()
  for (let edge = 0; edge < mesh.corners.length; edge += 1) {
    for (let piece = mesh.firstPiece[edge] ?? NONE; piece >= 0; piece = mesh.nextPiece[piece] ?? NONE) found.add(piece)
    if (edge % 3 !== 0) continue
    const [a, b, c] = [startOf(mesh, edge), startOf(mesh, edge + 1), startOf(mesh, edge + 2)]
    const twice = sideOf({ ax: a.x, ay: a.y, bx: b.x, by: b.y }, c)
    if (twice <= 0) return false
    area += twice
  }
  return area === 2 * (2 * FAR) ** 2 && found.size === pieces
}
