import { array, assert, boolean, integer, property, tuple, uniqueArray } from 'fast-check'
import { expect, it } from 'vitest'

import { fogGrid } from '../fog/fog-grid.ts'
import { isCellRevealed } from '../fog/fog-mask.ts'
import { box, coarseScene, grid, line } from './drawn-scenes.ts'
import type { Place } from './lattice.ts'
import { lookFrom } from './look.ts'
import { cells } from './sight-by-definition.ts'
import * as properties from './sight-properties.ts'
import { drawn, maskFrom, meshOf } from './sight-properties.ts'
import type { SightWall } from './wall.ts'

const { asDefined, asDrawn, crossesNoNastyWall, crossesNoWall, linesAgree, moreWallsShowLess } = properties

it('[SIGHT-1] a cell is seen if the line from the eye to its center touches no piece that blocks', () => {
  assert(asDefined, { numRuns: 120 })
})

it('[SIGHT-1] the same is true of walls as they were drawn, where they cross at whole places', () => {
  assert(asDrawn, { numRuns: 120 })
})

it('[SIGHT-2] nobody sees across a wall that was drawn', () => {
  assert(crossesNoWall, { numRuns: 20 })
  assert(crossesNoNastyWall, { numRuns: 20 })
})

it('[SIGHT-3] more walls never show more', () => {
  assert(moreWallsShowLess, { numRuns: 50 })
})

it('[SIGHT-5] the line between two places agrees with what is seen', () => {
  assert(linesAgree, { numRuns: 20 })
})

const swapped = ({ ax, ay, bx, by, ...wall }: SightWall) => ({ ...wall, ax: bx, ay: by, bx: ax, by: ay })
/** Cuts a wall in the middle. Coarse walls have whole middles. */
const halves = ({ ax, ay, bx, by, ...wall }: SightWall) => {
  const [x, y] = [(ax + bx) / 2, (ay + by) / 2]
  return [
    { ...wall, ax, ay, bx: x, by: y },
    { ...wall, ax: x, ay: y, bx, by },
  ]
}
const turned = ({ x, y }: Place) => ({ x: grid.rows * 16 - y, y: x })
const turnedWall = ({ ax, ay, bx, by, ...wall }: SightWall) => {
  const [a, b] = [turned({ x: ax, y: ay }), turned({ x: bx, y: by })]
  return { ...wall, ax: a.x, ay: a.y, bx: b.x, by: b.y }
}

it('[SIGHT-3] another order, other directions, divided walls and a turn by 90 degrees change nothing', () => {
  assert(
    property(coarseScene, ({ walls, eye }) => {
      const seen = maskFrom(meshOf(walls), eye)
      const same = [
        walls.toReversed(),
        walls.map((wall) => (wall.oneWay ? wall : swapped(wall))),
        walls.flatMap(halves),
      ]
      for (const other of same) expect(drawn(maskFrom(meshOf(other), eye))).toBe(drawn(seen))
      const aside = fogGrid({ width: 96, height: 128 })
      const scene = { mesh: meshOf(walls.map(turnedWall)), openDoors: new Set<string>() }
      const { mask } = lookFrom(scene, turned(eye), { grid: aside, range: Infinity })
      // Cells on a border belong to the place to their right and below, which a turn changes.
      const own = Math.floor(eye.x / 16) * 100 + Math.floor(eye.y / 16)
      const back = cells(grid, (column, row) =>
        own === column * 100 + row ? '#' : isCellRevealed(mask, grid.rows - 1 - row, column) ? '#' : '.',
      )
      expect(eye.y % 16 === 0 || back === drawn(seen)).toBe(true)
    }),
    { numRuns: 40 },
  )
})

it.each<[string, Partial<SightWall>, string]>([
  ['a wall', {}, '##............'],
  ['a closed door', { kind: 'door' }, '##............'],
  ['a curtain', { kind: 'curtain' }, '##............'],
  ['a window', { kind: 'window' }, '##############'],
  ['a low wall', { kind: 'low' }, '##############'],
  ['a wall with oneself on its left', { oneWay: true, ax: 32, ay: 384, bx: 32, by: 0 }, '##............'],
  ['a wall with oneself on its right', { oneWay: true }, '##############'],
])('[SIGHT-4] past %s, one sees %s', (_name, wall, row) => {
  const [seen = ''] = drawn(maskFrom(meshOf([{ ...line(32, 0, 32, 384), ...wall }]), { x: 8, y: 8 })).split('\n')
  expect(seen.slice(0, 14)).toBe(row)
})

const table = box(160, 0, 224, 384).map((side) => ({ ...side, kind: 'object' as const, thing: 'table' }))
const rowFrom = (x: number, walls: readonly SightWall[]) => drawn(maskFrom(meshOf(walls), { x, y: 8 })).split('\n')[0]

it('[SIGHT-6] one sees an object but nothing behind it, and from inside of it the room', () => {
  expect(rowFrom(8, table)).toBe('##############..................')
  expect(rowFrom(500, table)).toBe('..........######################')
  expect(rowFrom(200, table)).toBe('################################')
})

it('[SIGHT-6] an outline that is not closed blocks like a wall', () => {
  expect(rowFrom(8, table.slice(1))).toBe('##########......................')
  expect(
    rowFrom(
      8,
      table.map((side) => ({ ...side, thing: null })),
    ),
  ).toBe('##########......................')
})

it('[SIGHT-6] an object does not depend on the directions in which its outline was drawn', () => {
  const corners = uniqueArray(tuple(integer({ min: 0, max: 63 }), integer({ min: 0, max: 47 })), {
    minLength: 3,
    maxLength: 8,
    selector: String,
  })
  const turns = array(boolean(), { minLength: 8, maxLength: 8 })
  assert(
    property(corners, turns, (places, isTurned) => {
      const outline = places.map(([x, y], at) => {
        const [toX = 0, toY = 0] = places[(at + 1) % places.length] ?? []
        return { ...line(x * 8, y * 8, toX * 8, toY * 8), kind: 'object' as const, thing: 'table' }
      })
      const other = outline.map((side, at) => (isTurned[at] ? swapped(side) : side))
      const eye = { x: 3, y: 5 }
      expect(drawn(maskFrom(meshOf(other), eye))).toBe(drawn(maskFrom(meshOf(outline), eye)))
    }),
    { numRuns: 30 },
  )
})

it('[SIGHT-7] within a range, one sees the cells whose centers are within it', () => {
  const [seen = ''] = drawn(maskFrom(meshOf([]), { x: 8, y: 8 }, 48)).split('\n')
  expect(seen).toBe(`####${'.'.repeat(28)}`)
})
