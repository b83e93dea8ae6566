import { solidOf, type Solid } from './solid.ts'
import { plus, times, type Vector } from './vector.ts'

/** Only arithmetic and square roots compute corners. They round identically on every machine, so throws are reproducible. */
const GOLDEN = (1 + Math.sqrt(5)) / 2

const signs = [-1, 1] as const

/** Appends the opposite directions in reverse order, so opposite faces of a numbered die have the same sum, like real dice. */
const withOpposites = (half: readonly Vector[]) => [...half, ...half.toReversed().map((v) => times(v, -1))]

const axes = withOpposites([
  { x: 1, y: 0, z: 0 },
  { x: 0, y: 1, z: 0 },
  { x: 0, y: 0, z: 1 },
])
const cubeCorners = withOpposites([
  { x: 1, y: 1, z: 1 },
  { x: -1, y: -1, z: 1 },
  { x: -1, y: 1, z: -1 },
  { x: 1, y: -1, z: -1 },
])
const tetrahedron = cubeCorners.slice(0, 4)

/** The corners of three crossed rectangles. They alternate between sides, so adjacent faces don't have consecutive numbers. */
const rectangles = (wide: number, tall: number) =>
  withOpposites([
    { x: 0, y: wide, z: tall },
    { x: -wide, y: -tall, z: 0 },
    { x: tall, y: 0, z: wide },
    { x: 0, y: -wide, z: tall },
    { x: wide, y: -tall, z: 0 },
    { x: tall, y: 0, z: -wide },
  ])

const icosahedron = rectangles(GOLDEN, 1)
const dodecahedron = withOpposites([...cubeCorners.slice(0, 4), ...rectangles(1 / GOLDEN, GOLDEN).slice(0, 6)])

/** Ten directions in a circle, a tenth of a turn apart. Square roots give the cosine and sine of 36 and 72 degrees. */
const rim: readonly Vector[] = (() => {
  const [c36, c72] = [GOLDEN / 2, (GOLDEN - 1) / 2]
  const [s36, s72] = [Math.sqrt(1 - c36 * c36), Math.sqrt(1 - c72 * c72)]
  const [half, quarter] = [
    { x: 1, z: 0 },
    { x: c36, z: s36 },
  ]
  const ahead = [half, quarter, { x: c72, z: s72 }, { x: -c72, z: s72 }, { x: -c36, z: s36 }]
  return [...ahead, ...ahead.map(({ x, z }) => ({ x: -x, z: -z }))].map(({ x, z }) => ({ x, y: 0, z }))
})()

/** The height of the rim's corners if the poles are at 1. Only at this height are the kites planar. */
const ZIGZAG = (1 - GOLDEN / 2) / (1 + GOLDEN / 2)

/** Each kite has a pole as its first corner, and three consecutive corners of the rim. */
const trapezohedron: readonly Vector[] = [
  ...signs.map((y) => ({ x: 0, y, z: 0 })),
  ...rim.map((corner, index) => plus(corner, { x: 0, y: index % 2 === 0 ? -ZIGZAG : ZIGZAG, z: 0 })),
]
const kites = withOpposites(
  rim.slice(0, 5).map((out, index) => ({ ...times(out, 1 + ZIGZAG), y: index % 2 === 0 ? 1 : -1 })),
)

/** The solids of all dice. */
export const solids = {
  d4: solidOf({
    corners: tetrahedron,
    directions: tetrahedron.map((corner) => times(corner, -1)),
    inradius: 0.3,
    fillet: 0.04,
    upright: 'corner',
    read: 'lower',
  }),
  d6: solidOf({ corners: cubeCorners, directions: axes, inradius: 0.5, fillet: 0.1, upright: 'edge', read: 'upper' }),
  d8: solidOf({
    corners: axes,
    directions: cubeCorners,
    inradius: 0.5,
    fillet: 0.055,
    upright: 'corner',
    read: 'upper',
  }),
  d10: solidOf({
    corners: trapezohedron,
    directions: kites,
    inradius: 0.54,
    fillet: 0.05,
    upright: 'corner',
    read: 'upper',
  }),
  d12: solidOf({
    corners: dodecahedron,
    directions: icosahedron,
    inradius: 0.58,
    fillet: 0.06,
    upright: 'corner',
    read: 'upper',
  }),
  d20: solidOf({
    corners: icosahedron,
    directions: dodecahedron,
    inradius: 0.64,
    fillet: 0.045,
    upright: 'corner',
    read: 'upper',
  }),
} as const satisfies Record<string, Solid>

export type SolidName = keyof typeof solids
