import * as fc from 'fast-check'
import { expect, it } from 'vitest'

import type { FogPoint } from '../fog/fog-grid.ts'
import { closedRooms, ROOM_CORNERS_MAX, ROOM_SEGMENTS_MAX, roomAt, type RoomWalls } from './closed-rooms.ts'

const at = (x: number, y: number): FogPoint => ({ x, y })
const box = (left: number, top: number, right: number, bottom: number) => [
  at(left, top),
  at(right, top),
  at(right, bottom),
  at(left, bottom),
  at(left, top),
]
/** A cell is one percent of the width. */
const scale = { aspect: 1, cell: 1 }
const areas = (walls: RoomWalls['walls'], doors: RoomWalls['doors'] = [], by = scale) =>
  closedRooms({ walls, doors }, by).map(({ area }) => Math.round(area))

it.each([
  ['a box', [box(10, 10, 30, 20)], [200]],
  ['nothing', [], []],
  ['a line', [[at(0, 0), at(50, 50)]], []],
  ['a box with a gap', [[at(10, 10), at(30, 10), at(30, 20), at(10, 20), at(10, 12)]], []],
  ['a gap that nobody sees', [[at(10, 10), at(30, 10), at(30, 20), at(10, 20), at(10, 10.04)]], [200]],
  ['a box with a wall that ends in it', [box(10, 10, 30, 20), [at(20, 10), at(20, 15)]], [200]],
  ['a box that a wall divides', [box(10, 10, 30, 20), [at(15, 10), at(15, 20)]], [150, 50]],
  ['a wall that ends just before the other', [box(10, 10, 30, 20), [at(15, 10.03), at(15, 19.96)]], [149, 50]],
  ['a wall that reaches beyond', [box(10, 10, 30, 20), [at(15, 5), at(15, 25)]], [150, 50]],
  ['two boxes with a common side', [box(10, 10, 20, 20), box(20, 10, 40, 20)], [200, 100]],
  ['two boxes that overlap', [box(0, 0, 20, 20), box(10, 10, 30, 30)], [300, 300, 100]],
  [
    'four walls that cross',
    [
      [at(0, 5), at(20, 5)],
      [at(0, 15), at(20, 15)],
      [at(5, 0), at(5, 20)],
      [at(15, 0), at(15, 20)],
    ],
    [100],
  ],
  ['the same box twice', [box(10, 10, 30, 20), box(10, 10, 30, 20)], [200]],
  ['a building in a yard', [box(0, 0, 50, 50), box(10, 10, 20, 20)], [2400, 100]],
  ['a pillar in a hall', [box(0, 0, 50, 50), box(10, 10, 10.5, 10.5)], [2500]],
])('[FOG-60] %s', (_what, walls, expected) => expect(areas(walls)).toEqual(expected))

it('[FOG-60] doors close rooms, open or not, and also if they end a little before the wall', () => {
  const walls = [[at(10, 14), at(10, 10), at(30, 10), at(30, 20), at(10, 20), at(10, 16)]]
  expect(areas(walls)).toEqual([])
  expect(areas(walls, [[at(10, 14), at(10, 16)]])).toEqual([200])
  expect(areas(walls, [[at(10.1, 14.2), at(10.1, 15.8)]])[0]).toBeCloseTo(200, 0)
  expect(areas(walls, [[at(12, 14), at(12, 16)]])).toEqual([])
})

it('[FOG-60] a room is as wide as its picture: places are in percent of width and height', () => {
  expect(areas([box(0, 0, 10, 20)], [], { aspect: 2, cell: 1 })).toEqual([100])
})

it('[FOG-61] a press finds the room at its place, and a room within another is not part of it', () => {
  const rooms = closedRooms({ walls: [box(0, 0, 50, 50), box(10, 10, 20, 20)], doors: [] }, scale)
  expect(roomAt(rooms, at(30, 30))?.area).toBeCloseTo(2400)
  expect(roomAt(rooms, at(15, 15))?.area).toBeCloseTo(100)
  expect(roomAt(rooms, at(60, 15))).toBe(null)
})

it('[FOG-62] an outline has at most as many corners as a change of the fog', () => {
  const round = Array.from({ length: 4001 }, (_none, index) => {
    const angle = (index / 4000) * 2 * Math.PI
    return at(50 + 40 * Math.cos(angle), 50 + (40 + (index % 2)) * Math.sin(angle))
  })
  const [room] = closedRooms({ walls: [round], doors: [] }, { aspect: 1, cell: 0.5 })
  expect(room?.outline.length).toBeLessThanOrEqual(ROOM_CORNERS_MAX)
  expect(room?.area).toBeGreaterThan(18_000)
})

it('[FOG-62] a scene with more walls than the limit has no rooms', () => {
  const boxes = Array.from({ length: ROOM_SEGMENTS_MAX / 4 + 1 }, (_none, index) => box(index, 0, index + 0.9, 1))
  expect(areas(boxes)).toEqual([])
})

const place = fc.record({ x: fc.integer({ min: 0, max: 12 }), y: fc.integer({ min: 0, max: 12 }) })
const anyWalls = fc.array(fc.array(place, { minLength: 2, maxLength: 6 }), { maxLength: 12 })

const inside = fc.double({ min: 0.01, max: 11.99, noNaN: true })
const way = fc.tuple(inside, inside, inside, inside)

it('[FOG-60] no wall crosses a room: from a place in it, only the same room is reached without crossing a wall', () => {
  fc.assert(
    fc.property(anyWalls, fc.array(way, { minLength: 20, maxLength: 20 }), (walls, ways) => {
      const rooms = closedRooms({ walls, doors: [] }, scale)
      const clear = ways.filter(([x0, y0, x1, y1]) => isClear(walls, at(x0, y0), at(x1, y1)))
      const areaAt = (x: number, y: number) => roomAt(rooms, at(x, y))?.area ?? 0
      expect(clear.filter(([x0, y0, x1, y1]) => Math.abs(areaAt(x0, y0) - areaAt(x1, y1)) > 1e-6)).toEqual([])
    }),
    { numRuns: 60 },
  )
})

it('[FOG-62] any walls have rooms that are finite and within them', () => {
  const anywhere = fc.record({ x: fc.double({ noNaN: true }), y: fc.double({ noNaN: true }) })
  const line = fc.array(fc.oneof(place, anywhere), { maxLength: 8 })
  fc.assert(
    fc.property(fc.array(line, { maxLength: 8 }), (walls) => {
      for (const { outline, area } of closedRooms({ walls, doors: [] }, scale)) {
        expect(Number.isFinite(area)).toBe(true)
        expect(outline.length).toBeGreaterThanOrEqual(3)
      }
    }),
    { numRuns: 200 },
  )
})

/** Whether a straight way stays away from all walls by more than places are welded. */
function isClear(walls: RoomWalls['walls'], from: FogPoint, to: FogPoint): boolean {
  const steps = 200
  return Array.from({ length: steps + 1 }, (_none, step) => step / steps)
    .map((share) => at(from.x + share * (to.x - from.x), from.y + share * (to.y - from.y)))
    .every((here) => walls.every((line) => line.slice(1).every((end, index) => isOff(here, line[index] ?? end, end))))
}

function isOff({ x, y }: FogPoint, a: FogPoint, b: FogPoint): boolean {
  const squared = (b.x - a.x) ** 2 + (b.y - a.y) ** 2
  const share =
    squared === 0 ? 0 : Math.min(Math.max(((x - a.x) * (b.x - a.x) + (y - a.y) * (b.y - a.y)) / squared, 0), 1)
  return Math.hypot(x - a.x - share * (b.x - a.x), y - a.y - share * (b.y - a.y)) > 0.1
}
