import { type Place, type Segment, sideOf } from './lattice.ts'
import { boxAround, indexOf, segmentsWithin } from './segment-index.ts'
import type { SightWall } from './wall.ts'
import { placeKey, weldEnds } from './weld-ends.ts'

/**
 * Ends that are so near to a wall, in quarter pixels, are on it. A rounded crossing is off by at most 0.707. At that distance, both ends of
 * one diagonal of a unit square would be on the other diagonal, and the two would take turns forever.
 */
const ROUNDED = 0.7

/** Each round cuts what the last one bent. Drawn scenes take two to five. */
const ROUNDS_MAX = 24

/**
 * The pieces of walls, which meet only at their ends: ends that are at most `weld` apart become one, ends that nearly touch a wall are put
 * on it, and walls are cut where they meet. Points and repeated pieces are left out. `null` if it does not succeed, which no test has seen.
 * @example
 * const wall = { id: 'w', kind: 'wall', oneWay: false, thing: null }
 * wallPieces([{ ...wall, ax: 0, ay: 0, bx: 8, by: 8 }, { ...wall, ax: 0, ay: 8, bx: 8, by: 0 }], 0)?.length // 4
 */
export function wallPieces(walls: readonly SightWall[], weld: number): SightWall[] | null {
  let pieces = withoutRepeats(weldEnds(walls, weld))
  let fresh: readonly SightWall[] = pieces
  for (let round = 0; round < ROUNDS_MAX; round += 1) {
    const cut = cutOnce(pieces, fresh, round === 0 ? Math.max(weld, ROUNDED) : ROUNDED)
    const before = new Set(pieces)
    fresh = cut.filter((piece) => !before.has(piece))
    if (fresh.length === 0) return withoutRepeats(pieces)
    pieces = cut
  }
  return null
}

function withoutRepeats(pieces: readonly SightWall[]): SightWall[] {
  const byName = new Map<string, SightWall>()
  for (const piece of pieces) {
    const name = nameOf(piece)
    const isPoint = piece.ax === piece.bx && piece.ay === piece.by
    if (!isPoint && !byName.has(name)) byName.set(name, piece)
  }
  return [...byName.values()]
}

/** Pieces with the same name block the same. Doors open one by one. */
function nameOf({ id, kind, oneWay, thing, ...ends }: SightWall): string {
  const { ax, ay, bx, by } = oneWay ? ends : directed(ends)
  return [ax, ay, bx, by, kind, oneWay, thing ?? '', kind === 'door' ? id : ''].join(' ')
}

/** The segment from its left end to its right one. */
function directed(segment: Segment): Segment {
  const { ax, ay, bx, by } = segment
  return ax < bx || (ax === bx && ay < by) ? segment : { ax: bx, ay: by, bx: ax, by: ay }
}

/** Cuts pieces where they meet. Two pieces that are not fresh have met in the round before, and did not cut one another. */
function cutOnce(pieces: readonly SightWall[], fresh: readonly SightWall[], near: number): SightWall[] {
  const isFresh = new Set(fresh)
  const [all, ofFresh] = [indexOf(pieces), indexOf(fresh)]
  return pieces.flatMap((piece) => {
    const cuts = new Map<number, Place>()
    const [others, index] = isFresh.has(piece) ? [pieces, all] : [fresh, ofFresh]
    for (const position of segmentsWithin(index, boxAround(piece, Math.ceil(near))))
      for (const cut of cutsOf(piece, others[position] ?? piece, near))
        if (!isEnd(piece, cut)) cuts.set(placeKey(cut), cut)
    return cuts.size === 0 ? [piece] : partsOf(piece, [...cuts.values()])
  })
}

function partsOf(piece: SightWall, cuts: readonly Place[]): SightWall[] {
  // Two cuts can be equally far along. Their order must not depend on the direction of the piece.
  const line = directed(piece)
  const onLine = cuts.toSorted((a, b) => along(line, a) - along(line, b) || a.x - b.x || a.y - b.y)
  const sorted = line === piece ? onLine : onLine.toReversed()
  const starts = [{ x: piece.ax, y: piece.ay }, ...sorted]
  const ends = [...sorted, { x: piece.bx, y: piece.by }]
  return starts.flatMap((start, position) => {
    const end = ends[position]
    return end ? [{ ...piece, ax: start.x, ay: start.y, bx: end.x, by: end.y }] : []
  })
}

/** Where a piece is to be cut because of another: at the ends of the other that are on it; if neither ends on the other, where they cross. */
function cutsOf(piece: Segment, other: Segment, near: number): Place[] {
  const onPiece = endsOn(piece, other, near)
  if (onPiece.length > 0 || endsOn(other, piece, near).length > 0) return onPiece
  const crossing = crossingOf(piece, other)
  return crossing ? [crossing] : []
}

/** The ends of a segment that are between the ends of a piece, at most `near` from it. */
function endsOn(piece: Segment, { ax, ay, bx, by }: Segment, near: number): Place[] {
  const squared = (piece.bx - piece.ax) ** 2 + (piece.by - piece.ay) ** 2
  return [
    { x: ax, y: ay },
    { x: bx, y: by },
  ].filter((end) => {
    const reached = along(piece, end)
    const isBeside = reached > 0 && reached < squared && !isEnd(piece, end)
    return isBeside && sideOf(piece, end) ** 2 <= near * near * squared
  })
}

/** The rounded place where two segments cross. Both must be cut at the same place, so it does not depend on their order or directions. */
function crossingOf(piece: Segment, other: Segment): Place | null {
  const [first, second] = inOrder(directed(piece), directed(other))
  const [from, to] = [sideOf(second, { x: first.ax, y: first.ay }), sideOf(second, { x: first.bx, y: first.by })]
  const [left, right] = [sideOf(first, { x: second.ax, y: second.ay }), sideOf(first, { x: second.bx, y: second.by })]
  if (from * to >= 0 || left * right >= 0) return null
  const share = from / (from - to)
  return {
    x: Math.round(first.ax + share * (first.bx - first.ax)),
    y: Math.round(first.ay + share * (first.by - first.ay)),
  }
}

function inOrder(a: Segment, b: Segment): [Segment, Segment] {
  const order = a.ax - b.ax || a.ay - b.ay || a.bx - b.bx || a.by - b.by
  return order < 0 ? [a, b] : [b, a]
}

/** How far a place is along a segment, times its length. */
function along({ ax, ay, bx, by }: Segment, { x, y }: Place): number {
  return (x - ax) * (bx - ax) + (y - ay) * (by - ay)
}

function isEnd({ ax, ay, bx, by }: Segment, { x, y }: Place): boolean {
  return (x === ax && y === ay) || (x === bx && y === by)
}
