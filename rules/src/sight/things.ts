import { FAR, type Place, type Segment, sideOf } from './lattice.ts'
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

/** Turns the outlines of closed objects so that each piece blocks only from within. An object that is not closed blocks from both sides. */
export function withSides(pieces: readonly SightWall[], closed: ReadonlySet<string>): SightWall[] {
  const outlines = Map.groupBy(pieces, ({ thing }) => thing)
  return pieces.map((piece) => {
    const { ax, ay, bx, by, kind, thing } = piece
    if (kind !== 'object' || thing === null || !closed.has(thing)) return piece
    const isTurned = !hasInsideOnLeft(piece, outlines.get(thing) ?? [])
    return { ...piece, oneWay: true, ...(isTurned && { ax: bx, ay: by, bx: ax, by: ay }) }
  })
}

/** Whether the inside of an outline is on the left of a piece of it. */
function hasInsideOnLeft(piece: SightWall, outline: readonly SightWall[]): boolean {
  // A ray from the middle of the piece to the right of the picture, or to its bottom for level pieces, crosses the rest an odd number of times
  // if that side is inside. The middle may lie between two places, so all places are doubled.
  const isLevel = piece.ay === piece.by
  const turn = isLevel ? swapAxes : doubled
  const { ax, ay, bx, by } = turn(piece)
  const middle = { x: (ax + bx) / 2, y: (ay + by) / 2 }
  const crossed = outline.filter((other) => other !== piece && isCrossedByRay(turn(other), middle))
  const isRayInside = crossed.length % 2 === 1
  // The ray is on the left of a piece that goes down, and swapping the axes mirrors left and right.
  const isRayOnLeft = isLevel ? by < ay : by > ay
  return isRayInside === isRayOnLeft
}

const doubled = ({ ax, ay, bx, by }: Segment): Segment => ({ ax: 2 * ax, ay: 2 * ay, bx: 2 * bx, by: 2 * by })
const swapAxes = ({ ax, ay, bx, by }: Segment): Segment => ({ ax: 2 * ay, ay: 2 * ax, bx: 2 * by, by: 2 * bx })

/** Whether a ray from a place to the right crosses a segment. */
function isCrossedByRay(segment: Segment, place: Place): boolean {
  const { ay, by } = segment
  return ay > place.y !== by > place.y && sideOf(segment, place) * (by - ay) > 0
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
    if (isCrossedByRay(piece, place) && !around.delete(piece.thing)) around.add(piece.thing)
  }
  return around
}
