import { expect, it } from 'vitest'

import { doorsInSight } from './doors-in-sight.ts'
import { box, grid, line } from './drawn-scenes.ts'
import { KeptLooks } from './look.ts'
import { type SightLight, sightOf } from './party-sight.ts'
import { meshOf } from './sight-properties.ts'

/** A hall with a door to a cell, which has another door to the outside, and a bend behind which nobody looks. */
const walls = [
  ...box(0, 0, 300, 200),
  ...box(300, 80, 400, 120).filter(({ ax, bx }) => !(ax === 300 && bx === 300)),
  { ...line(300, 90, 300, 110), kind: 'door' as const, id: 'first' },
  { ...line(400, 90, 400, 110), kind: 'door' as const, id: 'second' },
].filter(({ id }) => id !== '300 0 300 200' && id !== '400 80 400 120')
const closing = [line(300, 0, 300, 90), line(300, 110, 300, 200), line(400, 80, 400, 90), line(400, 110, 400, 120)]
const looks = new KeptLooks(meshOf([...walls, ...closing]), { grid, most: 20 })
const hall = { x: 20, y: 100 }
const aside = { x: 290, y: 20 }
const torch = (x: number): SightLight => ({ place: { x, y: 100 }, bright: 20, dim: 40 })

it.each([
  ['across the hall', hall, [], null, ['first']],
  ['through the open door', hall, ['first'], null, ['first', 'second']],
  ['that are open', hall, ['first', 'second'], null, ['first', 'second']],
  ['beside the eye, through which it sees nothing', aside, ['first'], null, ['first']],
  ['out of range', hall, [], 100, []],
  ['by day, from the cell', { x: 350, y: 100 }, [], null, ['first', 'second']],
])('[SIGHT-23] a group sees doors %s', (_name, place, open, range, doors) => {
  const watching = { eyes: [{ place, range: range ?? Infinity, darkRange: 0 }], openDoors: new Set(open) }
  const { seen } = sightOf(looks, { ...watching, lights: null })
  expect([...doorsInSight(looks, { ...watching, seen })].toSorted()).toEqual(doors)
})

it('[SIGHT-23] in the dark, only doors that light reaches are seen, from the side of the light', () => {
  const watching = { eyes: [{ place: hall, range: Infinity, darkRange: 0 }], openDoors: new Set(['first']) }
  const doorsBy = (light: SightLight) => {
    const { seen } = sightOf(looks, { ...watching, lights: [light] })
    return [...doorsInSight(looks, { ...watching, seen })]
  }
  expect(doorsBy(torch(40))).toEqual([])
  expect(doorsBy(torch(270))).toEqual(['first'])
  expect(doorsBy(torch(370))).toEqual(['second'])
})
