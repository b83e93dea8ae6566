import { FAR, type Place, type Segment } from './lattice.ts'
import { boxAround, indexOf, segmentsWithin } from './segment-index.ts'

/** Moves ends to other ends that are at most `weld` away. The result depends neither on the order of segments nor on their directions. */
export function weldEnds<T extends Segment>(segments: readonly T[], weld: number): T[] {
  const moved = movedEnds(segments, weld)
  const at = (x: number, y: number) => moved.get(placeKey({ x, y })) ?? { x, y }
  return segments.map((segment) => {
    const [a, b] = [at(segment.ax, segment.ay), at(segment.bx, segment.by)]
    return { ...segment, ax: a.x, ay: a.y, bx: b.x, by: b.y }
  })
}

/** The places to which ends move, by their keys. */
function movedEnds(segments: readonly Segment[], weld: number): ReadonlyMap<number, Place> {
  const moved = new Map<number, Place>()
  if (weld === 0) return moved
  const ends = segments.flatMap(({ ax, ay, bx, by }) => [
    { x: ax, y: ay },
    { x: bx, y: by },
  ])
  const places = [...new Map(ends.map((end) => [placeKey(end), end])).values()].toSorted(
    (a, b) => a.x - b.x || a.y - b.y,
  )
  const points = places.map(({ x, y }) => ({ ax: x, ay: y, bx: x, by: y }))
  const index = indexOf(points)
  for (const [position, place] of places.entries()) {
    const near = segmentsWithin(index, boxAround(points[position] ?? { ax: 0, ay: 0, bx: 0, by: 0 }, weld))
    const [nearest] = near
      .filter((other) => other < position)
      .flatMap((other) => places[other] ?? [])
      .filter((other) => !moved.has(placeKey(other)) && distance(other, place) <= weld)
      .toSorted((a, b) => distance(a, place) - distance(b, place) || a.x - b.x || a.y - b.y)
    if (nearest) moved.set(placeKey(place), nearest)
  }
  return moved
}

function distance(a: Place, b: Place): number {
  return Math.hypot(a.x - b.x, a.y - b.y)
}

/** A number for each place, also for those outside of the picture. */
export function placeKey({ x, y }: Place): number {
  return x * 4 * FAR + y
}
