import { assert } from 'fast-check'
import { expect, it } from 'vitest'

import { box, line } from './drawn-scenes.ts'
import { meshOf, noDoorOpen } from './sight-properties.ts'
import { looksFromTheSameSide, staysInRoom } from './step-properties.ts'
import { eyePlace, hasCover, isWayFree, placeAfterStep, sees } from './steps.ts'
import type { SightWall } from './wall.ts'

const [here, there] = [
  { x: 100, y: 100 },
  { x: 300, y: 100 },
]
const across = (wall: Partial<SightWall> = {}) => meshOf([{ ...line(200, 0, 200, 200), ...wall }])
const closed = (wall?: Partial<SightWall>) => ({ mesh: across(wall), openDoors: noDoorOpen })

it.each<[SightWall['kind'], boolean, boolean]>([
  ['wall', false, false],
  ['door', false, false],
  ['window', true, false],
  ['curtain', false, true],
  ['low', true, true],
  ['object', false, false],
])('[SIGHT-4] across a %s, sight is free: %s, and the way: %s', (kind, sight, way) => {
  expect(sees(closed({ kind }), here, there)).toBe(sight)
  expect(isWayFree(closed({ kind }), here, there)).toBe(way)
  expect(isWayFree(closed({ kind }), there, here)).toBe(way)
  expect(hasCover(across({ kind }), here, there)).toBe(kind === 'low')
})

it('[SIGHT-4] an open door blocks nothing, and other open doors do not matter', () => {
  const mesh = across({ kind: 'door', id: 'door' })
  for (const [open, free] of [
    ['door', true],
    ['other', false],
  ] as const) {
    const scene = { mesh, openDoors: new Set([open]) }
    expect([sees(scene, here, there), isWayFree(scene, here, there)]).toEqual([free, free])
  }
})

it('[SIGHT-4] a one-way wall stops steps from both sides', () => {
  const scene = closed({ oneWay: true })
  expect([sees(scene, here, there), sees(scene, there, here)]).toEqual([true, false])
  expect([isWayFree(scene, here, there), isWayFree(scene, there, here)]).toEqual([false, false])
})

it('[SIGHT-6] who stands in an object can leave it', () => {
  const table = box(80, 80, 120, 120).map((side) => ({ ...side, kind: 'object' as const, thing: 'table' }))
  const scene = { mesh: meshOf(table), openDoors: noDoorOpen }
  expect([isWayFree(scene, here, there), isWayFree(scene, there, here)]).toEqual([true, false])
})

it('[SIGHT-30] a token on a wall looks from the side from which it came', () => {
  const [onWall, scene] = [{ x: 200, y: 100 }, closed()]
  expect(eyePlace(scene, onWall, here)).toEqual({ x: 199, y: 100 })
  expect(eyePlace(scene, onWall, there)).toEqual({ x: 201, y: 100 })
  expect(eyePlace(scene, onWall, null)).toEqual({ x: 201, y: 100 })
  expect(eyePlace(scene, here, there)).toEqual(here)
  expect(eyePlace({ mesh: across({ kind: 'curtain' }), openDoors: noDoorOpen }, onWall, here)).toEqual({
    x: 199,
    y: 100,
  })
})

it('[SIGHT-30] a token that was put on a wall behind others looks from the first free place; between walls it is blind', () => {
  const twoWalls = { mesh: meshOf([line(200, 0, 200, 200), line(250, 0, 250, 200)]), openDoors: noDoorOpen }
  expect(eyePlace(twoWalls, { x: 250, y: 100 }, here)).toEqual({ x: 251, y: 100 })
  const bars = Array.from({ length: 21 }, (_, bar) => line(190 + bar, 0, 190 + bar, 200))
  expect(eyePlace({ mesh: meshOf(bars), openDoors: noDoorOpen }, { x: 200, y: 100 }, null)).toBe(null)
})

it('[SIGHT-31] a step ends at a wall, and a step across it does not happen', () => {
  expect(placeAfterStep(closed(), here, { x: 150, y: 120 })).toEqual({ x: 150, y: 120 })
  expect(placeAfterStep(closed(), here, { x: 200, y: 100 })).toEqual({ x: 199, y: 100 })
  expect(placeAfterStep(closed(), here, there)).toBe(null)
})

it('[SIGHT-31] nobody steps out of a closed room', () => {
  assert(staysInRoom, { numRuns: 60 })
})

it('[SIGHT-30] whoever comes to a wall looks from their side of it', () => {
  assert(looksFromTheSameSide, { numRuns: 100 })
})
