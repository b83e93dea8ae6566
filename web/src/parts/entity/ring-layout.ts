/** A point of the graph: -1 to 1 from left to right and from top to bottom, with the center at 0. */
export interface Point {
  readonly x: number
  readonly y: number
}

/** The maximum number of entities on one, two and three rings; more use four. */
const ROOM = [24, 40, 60] as const
/** The radius of the innermost ring, by the number of rings. */
const INNERMOST = { 1: 1, 2: 0.56, 3: 0.42, 4: 0.34 } as const

/**
 * Places entities around a center: evenly on a ring, the first at the top and the others counterclockwise. Many entities fill several rings from the
 * innermost, with the same spacing on each.
 */
export function ringLayout(count: number): Point[] {
  return ringsOf(count).flatMap(({ radius, places }, ring) =>
    Array.from({ length: places }, (_, index) => {
      // Every second ring is turned by half a place, so its lines pass between the entities of the ring inside.
      const angle = ((index + (ring % 2) / 2) / places) * 2 * Math.PI
      return { x: -Math.sin(angle) * radius, y: -Math.cos(angle) * radius }
    }),
  )
}

/** The rings from the innermost outward. Their places are proportional to their radius. */
function ringsOf(count: number): readonly { readonly radius: number; readonly places: number }[] {
  const rings = count <= ROOM[0] ? 1 : count <= ROOM[1] ? 2 : count <= ROOM[2] ? 3 : 4
  const inner = INNERMOST[rings]
  const radii = Array.from({ length: rings }, (_, ring) =>
    rings === 1 ? 1 : inner + ((1 - inner) * ring) / (rings - 1),
  )
  const whole = radii.reduce((sum, radius) => sum + radius, 0)
  let left = count
  return radii.map((radius, ring) => {
    const places = ring === rings - 1 ? left : Math.round((count * radius) / whole)
    left -= places
    return { radius, places }
  })
}
