import { FAR, type Place, sideOf } from './lattice.ts'
import { type SegmentIndex, segmentsWithin } from './segment-index.ts'
import type { SightWall } from './wall.ts'
import { placeKey } from './weld-ends.ts'

/** The objects whose outlines are closed: at each place, an even number of their pieces ends. */
export function closedThings(pieces: readonly SightWall[]): ReadonlySet<string> {
  const things = Map.groupBy(pieces, ({ thing }) => thing)
  const closed = new Set<string>()
  for (const [thing, outline] of things) if (thing !== null && oddEnds(outline).size === 0) closed.add(thing)
  return closed
}

function oddEnds(outline: readonly SightWall[]): ReadonlySet<number> {
  const odd = new Set<number>()
  for (const { ax, ay, bx, by } of outline)
    for (const key of [placeKey({ x: ax, y: ay }), placeKey({ x: bx, y: by })]) if (!odd.delete(key)) odd.add(key)
  return odd
}

interface Outlines {
  readonly pieces: readonly SightWall[]
  readonly index: SegmentIndex
  readonly closedThings: ReadonlySet<string>
}

/** The objects whose outlines are around a place. */
export function thingsAround({ pieces, index, closedThings: closed }: Outlines, place: Place): ReadonlySet<string> {
  const around = new Set<string>()
  if (closed.size === 0) return around
  // A place is inside of an outline if a ray from it crosses the outline an odd number of times.
  for (const position of segmentsWithin(index, { left: place.x, top: place.y, right: 2 * FAR, bottom: place.y })) {
    const piece = pieces[position]
    if (!piece || piece.thing === null || !closed.has(piece.thing)) continue
    const { ay, by, thing } = piece
    const isCrossed = ay > place.y !== by > place.y && sideOf(piece, place) * (by - ay) > 0
    if (isCrossed && !around.delete(thing)) around.add(thing)
  }
  return around
}
