/** A point of the graph: -1 to 1 from side to side and from top to bottom, with the centre at 0. */
export interface Point {
  readonly x: number
  readonly y: number
}

/** The most entities on one, two and three rings; beyond that there are four. */
const ROOM = [24, 40, 60] as const
/** How far out the innermost ring is. */
const INNERMOST = { 1: 1, 2: 0.56, 3: 0.42, 4: 0.34 } as const

/**
 * Where entities around a centre stand: evenly on a ring, the first at the top and the others counter-clockwise. Many stand on several rings, the
 * first on the innermost, as far apart on each as on the others.
 */
export function ringLayout(count: number): Point[] {
  return ringsOf(count).flatMap(({ radius, places }, ring) =>
    Array.from({ length: places }, (_, index) => {
      // Each second ring is turned by half a place, so that its lines pass between the entities of the ring inside.
      const angle = ((index + (ring % 2) / 2) / places) * 2 * Math.PI
      return { x: -Math.sin(angle) * radius, y: -Math.cos(angle) * radius }
    }),
  )
}

/** The rings from the innermost outwards. Their places are in proportion to their radius. */
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
