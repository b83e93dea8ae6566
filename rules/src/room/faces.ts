import type { Vertex, WallGraph } from './wall-graph.ts'

/** A walk around an area, in order. */
export interface Ring {
  readonly corners: readonly Vertex[]
  /** Negative if the ring is the outside of walls. */
  readonly area: number
  /** A number that all rings of connected walls share. */
  readonly part: number
}

/** All rings of a graph. Walls that end in nothing enclose nothing, so they are not part of any. */
export function ringsOf({ vertices, neighbors }: WallGraph): Ring[] {
  const left = withoutLooseEnds(neighbors)
  const turns = left.map((around, from) => inOrder(vertices, from, [...around]))
  const part = partsOf(left)
  const walked = turns.map(() => new Set<number>())
  const rings: Ring[] = []
  for (const [from, around] of turns.entries())
    for (const to of around) {
      if (walked[from]?.has(to)) continue
      const corners = walk(turns, [from, to], walked).flatMap((index) => vertices[index] ?? [])
      rings.push({ corners, area: areaOf(corners), part: part[from] ?? 0 })
    }
  return rings
}

/** Removes edges with a free end, again and again. */
function withoutLooseEnds(neighbors: WallGraph['neighbors']): Set<number>[] {
  const left = neighbors.map((around) => new Set(around))
  const loose = Array.from(left.keys()).filter((index) => left[index]?.size === 1)
  for (let index = loose.pop(); index !== undefined; index = loose.pop()) {
    const [other] = left[index] ?? []
    if (other === undefined) continue
    left[index]?.delete(other)
    left[other]?.delete(index)
    if (left[other]?.size === 1) loose.push(other)
  }
  return left
}

/** The neighbors of a vertex by their direction. */
function inOrder(vertices: readonly Vertex[], from: number, around: readonly number[]): readonly number[] {
  const directionOf = (index: number) => {
    const [here, there] = [vertices[from], vertices[index]]
    return here && there ? Math.atan2(there.y - here.y, there.x - here.x) : 0
  }
  const directions = new Map(around.map((index) => [index, directionOf(index)]))
  return around.toSorted((a, b) => (directions.get(a) ?? 0) - (directions.get(b) ?? 0))
}

/** Walks along an edge and takes the sharpest turn at each vertex, until the first edge comes again. */
function walk(turns: readonly (readonly number[])[], first: readonly [number, number], walked: readonly Set<number>[]) {
  const path: number[] = []
  let [from, to] = first
  while (walked[from]?.has(to) === false) {
    walked[from]?.add(to)
    path.push(from)
    const around = turns[to] ?? []
    const next = around[(around.indexOf(from) - 1 + around.length) % around.length]
    if (next === undefined) break
    ;[from, to] = [to, next]
  }
  return path
}

/** For each vertex, a number that all vertices share that walls connect. */
function partsOf(neighbors: readonly ReadonlySet<number>[]): number[] {
  const part = neighbors.map(() => -1)
  for (const start of neighbors.keys()) {
    if (part[start] !== -1) continue
    const waiting = [start]
    for (let index = waiting.pop(); index !== undefined; index = waiting.pop()) {
      if (part[index] !== -1) continue
      part[index] = start
      waiting.push(...(neighbors[index] ?? []))
    }
  }
  return part
}

function areaOf(corners: readonly Vertex[]): number {
  let doubled = 0
  for (const [index, { x, y }] of corners.entries()) {
    const next = corners[(index + 1) % corners.length]
    if (next) doubled += x * next.y - next.x * y
  }
  return doubled / 2
}

/** Whether a ring surrounds a place, by the even-odd rule. */
export function surrounds(corners: readonly Vertex[], { x, y }: Vertex): boolean {
  let isInside = false
  for (const [index, a] of corners.entries()) {
    const b = corners[(index + 1) % corners.length] ?? a
    if (a.y > y !== b.y > y && x < a.x + ((y - a.y) / (b.y - a.y)) * (b.x - a.x)) isInside = !isInside
  }
  return isInside
}
