import * as fc from 'fast-check'
import { expect, it } from 'vitest'

import { cutInto, splitWall } from './cut-wall.ts'
import { joinWalls } from './join-walls.ts'
import { closeGaps, meetWalls } from './meet-walls.ts'
import { flipWalls, moveEnd, moveWalls } from './move-walls.ts'
import { roomWalls } from './room-walls.ts'
import { connectedTo, wallAt, wallsIn } from './select-walls.ts'
import { atSteadyAngle, snapPoint } from './snap-point.ts'
import { wallProblems } from './wall-problems.ts'
import { isWholeWall, latticeOf, lengthOf, withKind, type LatticePoint, type Wall } from './wall.ts'
import { withWallChanges } from './with-changes.ts'

const wall = (id: string, from: LatticePoint, to: LatticePoint, more: Partial<Wall> = {}): Wall => ({
  id,
  kind: 'wall',
  from,
  to,
  ...more,
})
/** A room of 400 by 200 units. */
const room = [
  wall('top', [0, 0], [400, 0]),
  wall('right', [400, 0], [400, 200]),
  wall('bottom', [400, 200], [0, 200]),
  wall('left', [0, 200], [0, 0]),
]
const top = wall('top', [0, 0], [400, 0])
const grid = { cell: 100, x: 0, y: 0 }
const nothing = { add: [], change: [], remove: [] }

it('[WAL-1] places are whole quarter pixels, coarser on pictures that are longer than 16,383 pixels', () => {
  expect(latticeOf({ width: 4096, height: 3072 })).toEqual({ width: 16_384, height: 12_288 })
  expect(latticeOf({ width: 32_768, height: 2 })).toEqual({ width: 65_535, height: 4 })
})

it.each<[string, Partial<Wall>, boolean]>([
  ['a wall', {}, true],
  ['a wall without length', { to: [0, 0] }, false],
  ['a door', { kind: 'door', door: 'open' }, true],
  ['a door without a state', { kind: 'door' }, false],
  ['a wall with a state', { door: 'open' }, false],
  ['a secret window', { kind: 'window', secret: true }, false],
])('[WAL-3] %s', (_what, more, whole) => expect(isWholeWall({ ...top, ...more })).toBe(whole))

it('[WAL-3] a wall that becomes a door is closed, and a door that becomes a wall keeps nothing of it', () => {
  const door = withKind(top, 'door')
  expect(door).toMatchObject({ kind: 'door', door: 'closed' })
  expect(withKind({ ...door, secret: true }, 'wall')).toEqual({ kind: 'wall', from: [0, 0], to: [400, 0] })
})

it.each<[string, LatticePoint, LatticePoint, string | null]>([
  ['the end of a wall, though a corner is nearer', [391, 97], [385, 95], 'end'],
  ['the middle of a wall', [193, 94], [193, 95], 'wall'],
  ['a corner of the grid', [405, 4], [400, 0], 'grid'],
  ['the middle of a cell', [246, 255], [250, 250], 'grid'],
  ['a wall', [230, 93], [230, 95], 'wall'],
  ['nothing', [423.4, 277.6], [423, 278], null],
])('[WAL-10] a point snaps to %s', (_what, point, to, what) => {
  const walls = [wall('near', [0, 95], [385, 95])]
  expect(snapPoint(point, { walls, grid, reach: 12 })).toEqual({ point: to, to: what })
})

it('[WAL-10] Shift turns a wall to a multiple of 15 degrees', () => {
  expect(atSteadyAngle([0, 0], [100, 4])).toEqual([100, 0])
  expect(atSteadyAngle([0, 0], [70, 74])[0]).toBe(atSteadyAngle([0, 0], [70, 74])[1])
})

it.each<[string, LatticePoint, number, [number, number]]>([
  ['where it is pressed', [200, 9], 100, [150, 250]],
  ['within the wall at its end', [400, 0], 100, [300, 400]],
  ['without a rest that nobody sees', [55, 0], 100, [0, 105]],
  ['as long as the wall if that is shorter', [20, 0], 500, [0, 400]],
])('[WAL-11] a door is cut into a wall %s', (_what, at, length, [from, to]) => {
  const { add, change } = cutInto(top, { at, length, kind: 'door' })
  const doors = [...add, ...change].filter(({ kind }) => kind === 'door')
  expect(doors).toMatchObject([{ from: [from, 0], to: [to, 0], door: 'closed' }])
  const rest = [...add, ...change].filter(({ kind }) => kind === 'wall')
  expect(rest.reduce((sum, one) => sum + lengthOf(one), 0)).toBe(400 - (to - from))
  expect(change.map(({ id }) => id)).toEqual(['top'])
})

it('[WAL-12] a split wall is joined again, whatever its direction', () => {
  const split = splitWall(top, [150, 30])
  expect(split).toMatchObject({ change: [{ id: 'top', to: [150, 0] }], add: [{ from: [150, 0], to: [400, 0] }] })
  expect(splitWall(top, [-5, 3])).toBe(null)
  const parts = [wall('a', [0, 0], [150, 0]), wall('b', [400, 0], [150, 0]), wall('c', [400, 0], [400, 9])]
  expect(joinWalls(parts, 1)).toEqual({ ...nothing, change: [wall('a', [0, 0], [400, 0])], remove: ['b'] })
})

it.each<[string, Wall[]]>([
  ['that turn', [wall('a', [0, 0], [100, 0]), wall('b', [100, 0], [100, 100])]],
  ['of different kinds', [wall('a', [0, 0], [100, 0]), wall('b', [100, 0], [200, 0], { kind: 'window' })]],
  ['that fold back', [wall('a', [0, 0], [100, 0]), wall('b', [100, 0], [50, 0])]],
  [
    'that block opposite sides',
    [wall('a', [0, 0], [100, 0], { oneWay: true }), wall('b', [200, 0], [100, 0], { oneWay: true })],
  ],
])('[WAL-12] walls %s are not joined', (_what, walls) => expect(joinWalls(walls, 1)).toEqual(nothing))

it('[WAL-12] a curve is not straightened beyond the tolerance, however many pieces it has', () => {
  const at = (step: number): LatticePoint => [
    Math.round(1000 * Math.cos(step / 30)),
    Math.round(1000 * Math.sin(step / 30)),
  ]
  const pieces = Array.from({ length: 40 }, (_none, step) => wall(String(step), at(step), at(step + 1)))
  const { change, remove } = joinWalls(pieces, 10)
  expect(remove.length).toBeGreaterThan(10)
  for (const { from, to } of change) {
    const [x, y] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]
    expect(1000 - Math.hypot(x, y)).toBeLessThanOrEqual(11)
  }
})

it('[WAL-13] ends that meet move together, unless one end is moved alone', () => {
  expect(moveWalls(room, { moved: [400, 0], by: [50, 0], together: true }).change).toEqual([
    wall('top', [0, 0], [450, 0]),
    wall('right', [450, 0], [400, 200]),
  ])
  expect(moveWalls(room, { moved: new Set(['top']), by: [0, -10], together: true }).change).toHaveLength(3)
  expect(moveWalls(room, { moved: new Set(['top']), by: [0, -10], together: false }).change).toEqual([
    wall('top', [0, -10], [400, -10]),
  ])
  expect(moveEnd(top, 'to', [300, 5]).change).toEqual([wall('top', [0, 0], [300, 5])])
  expect(moveEnd(top, 'to', [0, 0]).remove).toEqual(['top'])
  expect(moveWalls(room, { moved: [400, 0], by: [0, 200], together: true }).remove).toEqual(['right'])
})

it('[WAL-14] one way begins on the left of a wall, and flips', () => {
  const [once] = flipWalls([top]).change
  expect(once).toEqual({ ...top, oneWay: true })
  expect(flipWalls(once ? [once] : []).change).toEqual([{ ...top, from: top.to, to: top.from, oneWay: true }])
})

it('[WAL-15] a press selects the nearest wall, a box what is in it, and walls are followed over their ends', () => {
  expect(wallAt(room, [100, 8], 12)?.id).toBe('top')
  expect(wallAt(room, [100, 50], 12)).toBe(null)
  const box = [
    [410, 210],
    [390, -10],
  ] as const
  expect(wallsIn(room, box).map(({ id }) => id)).toEqual(['right'])
  const far = wall('far', [900, 0], [950, 0])
  expect(connectedTo([...room, far], new Set(['top'])).size).toBe(4)
})

it.each<[string, Wall[], string[]]>([
  ['a closed room', room, []],
  ['a room with a wall that ends on another', [...room, wall('t', [200, 0], [200, 203])], []],
  ['a room with a gap', [...room.slice(1), wall('top', [0, 0], [380, 0])], ['gap', 'gap']],
  ['a wall alone', [top], ['freeEnd', 'freeEnd']],
  ['a low wall and furniture', [withKindOf('low'), withKindOf('object')], []],
])('[WAL-16] %s', (_what, walls, kinds) => {
  expect(wallProblems(walls, 100).map(({ kind }) => kind)).toEqual(kinds)
})

function withKindOf(kind: Wall['kind']): Wall {
  return { ...top, id: kind, kind }
}

it('[WAL-11] no cut or split loses a part of a wall, and every piece can be stored', () => {
  const point = fc.tuple(fc.integer({ min: 0, max: 65_535 }), fc.integer({ min: 0, max: 65_535 }))
  fc.assert(
    fc.property(point, point, point, fc.integer({ min: 1, max: 9000 }), (from, to, at, length) => {
      const one = wall('one', from, to)
      if (!isWholeWall(one)) return
      const cut = cutInto(one, { at, length, kind: 'door' })
      const pieces = [...cut.change, ...cut.add]
      expect(pieces.every(isWholeWall)).toBe(true)
      expect(pieces.reduce((sum, piece) => sum + lengthOf(piece), 0)).toBeCloseTo(lengthOf(one), -1)
    }),
  )
})

it('[WAL-17] a room beside another shares its walls and doors', () => {
  const beside = roomWalls(
    [
      [400, 0],
      [600, 100],
    ],
    room,
  )
  expect(beside).toHaveLength(3)
  const longer = roomWalls(
    [
      [600, -50],
      [400, 250],
    ],
    [...room.slice(0, 1), wall('door', [400, 50], [400, 100], { kind: 'door', door: 'open' })],
  )
  const left = longer.filter(({ from, to }) => from[0] === 400 && to[0] === 400)
  expect(left.map(({ from, to }) => [from[1], to[1]])).toEqual([
    [-50, 50],
    [100, 250],
  ])
})

it('[WAL-12] joining brings the nearest ends together, and makes walls in line one', () => {
  const one = wall('one', [0, 0], [100, 0])
  expect(meetWalls(one, wall('two', [110, 3], [110, 200]), 1).change).toEqual([wall('two', [100, 0], [110, 200])])
  expect(meetWalls(one, wall('two', [300, 0], [110, 0]), 1)).toEqual({
    ...nothing,
    change: [wall('one', [0, 0], [300, 0])],
    remove: ['two'],
  })
  expect(meetWalls(one, wall('two', [100, 0], [100, 90]), 1)).toEqual(nothing)
})

it('[WAL-16] gaps are closed at once, each by one of its two ends', () => {
  const open = [...room.slice(1), wall('top', [0, 0], [380, 0])]
  const { change } = closeGaps(open, 100)
  const closed = withWallChanges(open, [{ ...nothing, change }])
  expect(wallProblems(closed, 100)).toEqual([])
  const across = [...room, wall('inner', [200, 0], [200, 180])]
  expect(closeGaps(across, 100).change).toEqual([wall('inner', [200, 0], [200, 200])])
})

it('[WAL-5] changes are shown before the server answers', () => {
  const { id: _, ...added } = wall('', [1, 1], [2, 2])
  const changes = { add: [added], change: [wall('left', [0, 0], [9, 9])], remove: ['top'] }
  expect(withWallChanges(room, [changes]).map(({ id, to }) => [id, to])).toEqual([
    ['right', [400, 200]],
    ['bottom', [0, 200]],
    ['left', [9, 9]],
    ['new 0 0', [2, 2]],
  ])
})
