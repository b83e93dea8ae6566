import * as fc from 'fast-check'

import { fogGrid } from '../fog/fog-grid.ts'
import { cellEdge, type Place } from './lattice.ts'
import { type SightWall, wallKinds } from './wall.ts'

/** A small picture for random scenes: 32 by 24 cells. */
export const grid = fogGrid({ width: 128, height: 96 })
const [WIDTH, HEIGHT] = [grid.columns * cellEdge(grid), grid.rows * cellEdge(grid)]

export const line = (ax: number, ay: number, bx: number, by: number): SightWall => ({
  id: `${ax} ${ay} ${bx} ${by}`,
  kind: 'wall',
  oneWay: false,
  thing: null,
  ax,
  ay,
  bx,
  by,
})

/** The four sides of a box, clockwise. */
export const box = (left: number, top: number, right: number, bottom: number): SightWall[] => [
  line(left, top, right, top),
  line(right, top, right, bottom),
  line(right, bottom, left, bottom),
  line(left, bottom, left, top),
]

const placeOn = (step: number): fc.Arbitrary<Place> =>
  fc
    .record({
      x: fc.integer({ min: -2, max: Math.ceil(WIDTH / step) + 2 }),
      y: fc.integer({ min: -2, max: Math.ceil(HEIGHT / step) + 2 }),
    })
    .map(({ x, y }) => ({ x: x * step, y: y * step }))

const changed = fc.record({ kind: fc.constantFrom(...wallKinds), oneWay: fc.boolean() })

/** Walls that overlap, cross, nearly touch, repeat, are a point, or end on others. */
function nastyWalls(step: number): fc.Arbitrary<SightWall[]> {
  const place = placeOn(step)
  const lines = fc.array(fc.tuple(place, place), { maxLength: 12 })
  const boxes = fc.array(fc.tuple(place, place), { maxLength: 3 })
  const copies = fc.array(fc.tuple(fc.nat({ max: 30 }), fc.integer({ min: 0, max: 5 }), fc.nat({ max: 100 }), place), {
    maxLength: 7,
  })
  return fc.tuple(lines, boxes, copies).map(([ofLines, ofBoxes, ofCopies]) => {
    const walls = [
      ...ofLines.map(([a, b]) => line(a.x, a.y, b.x, b.y)),
      ...ofBoxes.flatMap(([a, b]) => box(a.x, a.y, b.x, b.y)),
    ]
    for (const [of, how, share, to] of ofCopies) {
      const wall = walls[of % Math.max(walls.length, 1)]
      if (wall) walls.push(twisted(wall, how, { share: share / 100, to }))
    }
    return walls
  })
}

function twisted({ ax, ay, bx, by }: SightWall, how: number, { share, to }: { share: number; to: Place }): SightWall {
  const [dx, dy] = [bx - ax, by - ay]
  const [mx, my] = [Math.round(ax + dx * share), Math.round(ay + dy * share)]
  if (how === 0) return line(bx, by, ax, ay)
  if (how === 1) return line(mx, my, mx + dx, my + dy)
  if (how === 2) return line(mx, my, to.x, to.y)
  if (how === 3) return line(bx + 1, by, to.x, to.y)
  if (how === 4) return line(mx, my, mx, my)
  return line(bx, by, bx + Math.round(dx / 2), by + Math.round(dy / 2))
}

interface Scene {
  readonly walls: readonly SightWall[]
  readonly eye: Place
  readonly range: number
}

const range = fc.oneof(
  { weight: 2, arbitrary: fc.constant(Infinity) },
  { weight: 1, arbitrary: fc.nat({ max: WIDTH }) },
)

/** Eyes are also on ends and walls, and in line with them. */
export const nastyScene: fc.Arbitrary<Scene> = fc.constantFrom(1, 8, 16, 64).chain((step) =>
  fc
    .record({
      walls: nastyWalls(step),
      kinds: fc.array(fc.tuple(fc.nat({ max: 30 }), changed), { maxLength: 8 }),
      place: placeOn(step),
      stands: fc.constantFrom('free' as const, 'free' as const, 'end' as const, 'line' as const, 'middle' as const),
      range,
    })
    .map(({ walls, kinds, place, stands, range: reach }) => ({
      walls: withKinds(walls, kinds),
      eye: standing(walls[0], stands, place),
      range: reach,
    })),
)

type Kinds = readonly (readonly [number, Pick<SightWall, 'kind' | 'oneWay'>])[]

function withKinds(walls: readonly SightWall[], kinds: Kinds): SightWall[] {
  const byPosition = new Map(kinds)
  return walls.map((wall, position) => ({ ...wall, ...byPosition.get(position) }))
}

function standing(wall: SightWall | undefined, how: 'free' | 'end' | 'line' | 'middle', place: Place): Place {
  if (!wall || how === 'free') return place
  if (how === 'end') return { x: wall.ax, y: wall.ay }
  if (how === 'line') return { x: wall.ax, y: place.y }
  return { x: (wall.ax + wall.bx) >> 1, y: (wall.ay + wall.by) >> 1 }
}

const COARSE = 32

/** Walls along the axes and diagonals of a coarse grid, so that they cross at whole places, and pieces are exactly where walls were drawn. */
export const coarseWalls: fc.Arbitrary<SightWall[]> = fc
  .array(
    fc.tuple(
      placeOn(COARSE),
      fc.constantFrom([1, 0], [0, 1], [1, 1], [1, -1], [-1, 0], [0, -1]),
      fc.integer({ min: 1, max: 12 }),
      fc.option(changed, { nil: {} }),
    ),
    { maxLength: 14 },
  )
  .map((all) =>
    all.map(([{ x, y }, [dx = 0, dy = 0], length, more]) => ({
      ...line(x, y, x + dx * length * COARSE, y + dy * length * COARSE),
      ...more,
    })),
  )

export const coarseScene: fc.Arbitrary<Scene> = fc.record({
  walls: coarseWalls,
  eye: fc.oneof(placeOn(1), placeOn(8)),
  range,
})

/** Rooms in a grid with doors between neighbors, and round pillars. */
export const dungeon: fc.Arbitrary<Pick<Scene, 'walls' | 'eye'>> = fc
  .record({
    rooms: fc.integer({ min: 1, max: 4 }),
    sides: fc.array(
      fc.record({ share: fc.integer({ min: 20, max: 70 }), gap: fc.constantFrom('wall', 'door', 'gap') }),
      {
        minLength: 40,
        maxLength: 40,
      },
    ),
    pillars: fc.array(fc.tuple(placeOn(1), fc.integer({ min: 3, max: 9 }), fc.integer({ min: 4, max: 30 })), {
      maxLength: 6,
    }),
    eye: placeOn(1),
  })
  .map(({ rooms, sides, pillars, eye }) => ({
    walls: [
      ...sidesOf(rooms).flatMap((side, position) => withGap(side, sides[position % sides.length])),
      ...pillars.flatMap(([center, corners, radius]) => pillar(center, corners, radius)),
    ],
    eye,
  }))

function sidesOf(rooms: number): SightWall[] {
  const [width, height] = [Math.floor(WIDTH / rooms), Math.floor(HEIGHT / rooms)]
  const steps = Array.from({ length: rooms + 1 }, (_, step) => step)
  const within = steps.slice(0, -1)
  return steps.flatMap((step) => [
    ...within.map((at) => line(step * width, at * height, step * width, (at + 1) * height)),
    ...within.map((at) => line(at * width, step * height, (at + 1) * width, step * height)),
  ])
}

function withGap(side: SightWall, how: { readonly share: number; readonly gap: string } | undefined): SightWall[] {
  if (!how || how.gap === 'wall') return [side]
  const { ax, ay, bx, by } = side
  const at = (share: number) => [Math.round(ax + (bx - ax) * share), Math.round(ay + (by - ay) * share)] as const
  const [from, to] = [at(how.share / 100), at(how.share / 100 + 0.2)]
  const walls = [line(ax, ay, ...from), line(...to, bx, by)]
  return how.gap === 'door' ? [...walls, { ...line(...from, ...to), kind: 'door' }] : walls
}

function pillar({ x, y }: Place, corners: number, radius: number): SightWall[] {
  const at = (corner: number) => {
    const angle = (corner / corners) * 2 * Math.PI
    return [Math.round(x + radius * Math.cos(angle)), Math.round(y + radius * Math.sin(angle))] as const
  }
  return Array.from({ length: corners }, (_, corner) => line(...at(corner), ...at((corner + 1) % corners)))
}
