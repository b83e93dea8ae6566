import { nearestOn, distance, type Vertex } from './wall-graph.ts'

/** A ring without the corners at which it goes straight on. */
export function withoutStraightCorners(ring: readonly Vertex[]): readonly Vertex[] {
  const left = ring.filter((corner, index) => {
    const [before, after] = [ring.at(index - 1) ?? corner, ring[(index + 1) % ring.length] ?? corner]
    const turn = (corner.x - before.x) * (after.y - corner.y) - (corner.y - before.y) * (after.x - corner.x)
    const goesBack = (corner.x - before.x) * (after.x - corner.x) + (corner.y - before.y) * (after.y - corner.y) < 0
    return goesBack || Math.abs(turn) > STRAIGHT
  })
  return left.length >= 3 ? left : ring
}

/** In square cells. */
const STRAIGHT = 1e-9
/** The first tolerance, in cells. */
const FINEST = 0.02

/** A ring with at most this many corners, as near to the original as that allows. */
export function simplerRing(ring: readonly Vertex[], most: number): readonly Vertex[] {
  let simpler = ring
  for (let tolerance = FINEST; simpler.length > most && tolerance < FAR; tolerance *= 2)
    simpler = simplified(ring, tolerance)
  return simpler.length >= 3 ? simpler : ring.slice(0, most)
}

const FAR = 1e6

/** The method of Douglas and Peucker. Without recursion, because a ring may have thousands of corners. */
function simplified(ring: readonly Vertex[], tolerance: number): Vertex[] {
  const kept = new Set([0, Math.floor(ring.length / 2), ring.length - 1])
  const parts = [...kept].slice(1).map((to, index) => [[...kept][index] ?? 0, to] as const)
  for (let part = parts.pop(); part; part = parts.pop()) {
    const [from, to] = part
    const [a, b] = [ring[from], ring[to]]
    let [furthest, off] = [-1, tolerance]
    for (let index = from + 1; index < to; index += 1) {
      const corner = ring[index]
      const away = corner && a && b ? distance(corner, nearestOn(corner, { from: a, to: b })) : 0
      if (away > off) [furthest, off] = [index, away]
    }
    if (furthest < 0) continue
    kept.add(furthest)
    parts.push([from, furthest], [furthest, to])
  }
  return ring.filter((_corner, index) => kept.has(index))
}
