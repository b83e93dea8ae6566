/** A place in any unit that is the same in both directions. */
export interface Vertex {
  readonly x: number
  readonly y: number
}

export type Segment = readonly [from: Vertex, to: Vertex]

/** Lines that meet at their ends only. */
export interface WallGraph {
  readonly vertices: readonly Vertex[]
  /** The indexes of the vertices at the other ends, by the index of a vertex. */
  readonly neighbors: readonly ReadonlySet<number>[]
}

/** How many buckets the longer side of all segments is divided into. */
const BUCKETS = 64

/** Joins ends that are closer than `weld`, puts ends on the segments that they touch, and cuts segments where they cross. */
export function wallGraph(segments: readonly Segment[], weld: number): WallGraph {
  const welded = new WeldedVertices(weld)
  const pieces = segments.map(([from, to]) => new Piece(from, to, [welded.at(from), welded.at(to)]))
  for (const some of bucketsOf(segments, weld))
    for (const [place, one] of some.entries())
      for (const other of some.slice(place + 1)) {
        const [a, b] = [pieces[one], pieces[other]]
        if (a && b) cut(a, b, welded)
      }
  const neighbors = welded.all.map(() => new Set<number>())
  for (const piece of pieces)
    for (const [from, to] of piece.edges()) {
      neighbors[from]?.add(to)
      neighbors[to]?.add(from)
    }
  return { vertices: welded.all, neighbors }
}

/** Vertices of which no two are closer than `weld`. */
class WeldedVertices {
  readonly all: Vertex[] = []
  readonly weld: number
  readonly #buckets = new Map<string, number[]>()

  constructor(weld: number) {
    this.weld = weld
  }

  /** The index of the vertex at a place. */
  at(place: Vertex): number {
    const [column, row] = [Math.floor(place.x / this.weld), Math.floor(place.y / this.weld)]
    for (let x = column - 1; x <= column + 1; x += 1)
      for (let y = row - 1; y <= row + 1; y += 1)
        for (const index of this.#buckets.get(`${x} ${y}`) ?? []) {
          const known = this.all[index]
          if (known && distance(known, place) < this.weld) return index
        }
    const key = `${column} ${row}`
    const index = this.all.push(place) - 1
    this.#buckets.set(key, [...(this.#buckets.get(key) ?? []), index])
    return index
  }
}

/** A segment with the vertices on it. */
class Piece {
  readonly from: Vertex
  readonly to: Vertex
  readonly ends: readonly [number, number]
  /** The share of the way from one end to the other, by vertex. */
  readonly #shares: Map<number, number>

  constructor(from: Vertex, to: Vertex, ends: readonly [number, number]) {
    this.from = from
    this.to = to
    this.ends = ends
    this.#shares = new Map([
      [ends[1], 1],
      [ends[0], 0],
    ])
  }

  /** Cuts the segment at a vertex near it, unless it is cut there already. */
  cutAt(index: number, place: Vertex): void {
    if (!this.#shares.has(index)) this.#shares.set(index, shareOf(place, this))
  }

  *edges(): Generator<readonly [number, number]> {
    const along = [...this.#shares].toSorted(([, a], [, b]) => a - b).map(([index]) => index)
    for (const [place, index] of along.entries()) {
      const next = along[place + 1]
      if (next !== undefined) yield [index, next]
    }
  }
}

/** Cuts two segments where one ends on the other, and where they cross. */
function cut(a: Piece, b: Piece, welded: WeldedVertices): void {
  let touches = false
  for (const [one, other] of [
    [a, b],
    [b, a],
  ] as const)
    for (const [place, index] of [
      [other.from, other.ends[0]],
      [other.to, other.ends[1]],
    ] as const) {
      if (distanceTo(place, one) >= welded.weld) continue
      one.cutAt(index, place)
      touches = true
    }
  const crossing = touches ? null : crossingOf(a, b)
  if (!crossing) return
  const index = welded.at(crossing)
  a.cutAt(index, crossing)
  b.cutAt(index, crossing)
}

function crossingOf({ from: a, to: b }: Piece, { from: c, to: d }: Piece): Vertex | null {
  const [sides, along] = [(b.x - a.x) * (d.y - c.y) - (b.y - a.y) * (d.x - c.x), { x: c.x - a.x, y: c.y - a.y }]
  if (sides === 0) return null
  const share = (along.x * (d.y - c.y) - along.y * (d.x - c.x)) / sides
  const other = (along.x * (b.y - a.y) - along.y * (b.x - a.x)) / sides
  if (share < 0 || share > 1 || other < 0 || other > 1) return null
  return { x: a.x + share * (b.x - a.x), y: a.y + share * (b.y - a.y) }
}

interface Line {
  readonly from: Vertex
  readonly to: Vertex
}

/** Where the point of a segment that is nearest to a place lies: 0 at its start, 1 at its end. */
function shareOf({ x, y }: Vertex, { from, to }: Line): number {
  const squared = (to.x - from.x) ** 2 + (to.y - from.y) ** 2
  if (squared === 0) return 0
  const share = ((x - from.x) * (to.x - from.x) + (y - from.y) * (to.y - from.y)) / squared
  return Math.min(Math.max(share, 0), 1)
}

/** The point of a segment that is nearest to a place. */
export function nearestOn(place: Vertex, line: Line): Vertex {
  const share = shareOf(place, line)
  return { x: line.from.x + share * (line.to.x - line.from.x), y: line.from.y + share * (line.to.y - line.from.y) }
}

function distanceTo(place: Vertex, line: Line): number {
  return distance(place, nearestOn(place, line))
}

export function distance(a: Vertex, b: Vertex): number {
  return Math.hypot(a.x - b.x, a.y - b.y)
}

/** The indexes of segments that may touch each other: those in the same square of a coarse grid. */
function bucketsOf(segments: readonly Segment[], weld: number): Iterable<readonly number[]> {
  const all = segments.flat()
  const [left, top] = [least(all.map(({ x }) => x)), least(all.map(({ y }) => y))]
  const longest = Math.max(...[left, top].map((start, axis) => most(all.map(({ x, y }) => (axis ? y : x))) - start))
  const edge = Math.max(longest / BUCKETS, weld * 2)
  const buckets = new Map<string, number[]>()
  for (const [index, [from, to]] of segments.entries()) {
    const row = (y: number) => Math.floor((y - top) / edge)
    for (let at = row(Math.min(from.y, to.y) - weld); at <= row(Math.max(from.y, to.y) + weld); at += 1) {
      const within = xsBetween([from, to], top + at * edge - weld, top + (at + 1) * edge + weld)
      const column = (x: number) => Math.floor((x - left) / edge)
      for (let x = column(within[0] - weld); x <= column(within[1] + weld); x += 1) {
        const key = `${x} ${at}`
        const some = buckets.get(key)
        if (some) some.push(index)
        else buckets.set(key, [index])
      }
    }
  }
  return buckets.values()
}

/** The horizontal extent of the part of a segment between two heights. */
function xsBetween([from, to]: Segment, top: number, bottom: number): readonly [number, number] {
  const xAt = (y: number) => {
    if (from.y === to.y) return [from.x, to.x]
    const share = Math.min(Math.max((y - from.y) / (to.y - from.y), 0), 1)
    return [from.x + share * (to.x - from.x)]
  }
  const xs = [...xAt(top), ...xAt(bottom)]
  return [Math.min(...xs), Math.max(...xs)]
}

const least = (some: readonly number[]) => some.reduce((a, b) => Math.min(a, b), Infinity)
const most = (some: readonly number[]) => some.reduce((a, b) => Math.max(a, b), -Infinity)
