import { assert } from 'fast-check'
import { expect, it } from 'vitest'

import { box, line } from './drawn-scenes.ts'
import { outlinesHaveNoDirection, sameWallsShowTheSame } from './same-walls.ts'
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

it('[SIGHT-3] another order, other directions, divided walls and a turn by 90 degrees change nothing', () => {
  assert(sameWallsShowTheSame, { numRuns: 30 })
})

it('[SIGHT-6] an object does not depend on the directions in which its outline was drawn', () => {
  assert(outlinesHaveNoDirection, { numRuns: 20 })
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

it('[SIGHT-7] within a range, one sees the cells whose centers are within it', () => {
  const [seen = ''] = drawn(maskFrom(meshOf([]), { x: 8, y: 8 }, 48)).split('\n')
  expect(seen).toBe(`####${'.'.repeat(28)}`)
})
