import { assert } from 'fast-check'
import { expect, it } from 'vitest'

import { grid, line } from './drawn-scenes.ts'
import { KeptLooks } from './look.ts'
import { asLinesSay, doorsRestore, fewerLightsShowLess } from './party-properties.ts'
import { sightOf, type Eye, type SightLight } from './party-sight.ts'
import { drawn, meshOf, noDoorOpen } from './sight-properties.ts'

it('[SIGHT-20] eyes together see what any of them has a line to, and in the dark what light reaches', () => {
  assert(asLinesSay, { numRuns: 12 })
})

it('[SIGHT-21] fewer lights never show more', () => {
  assert(fewerLightsShowLess, { numRuns: 25 })
})

it('[SIGHT-22] a door that opens and closes restores what is seen, bit for bit', () => {
  assert(doorsRestore, { numRuns: 15 })
})

const unlimited: Eye = { place: { x: 8, y: 8 }, range: Infinity, darkRange: 0 }
const torch = (x: number): SightLight => ({ place: { x, y: 8 }, bright: 16, dim: 48 })
const wall = line(256, 0, 256, 384)

it.each<[string, Eye, SightLight[] | null, string, string]>([
  ['by day', unlimited, null, '################', '################'],
  ['in the dark', unlimited, [], '................', '................'],
  ['a torch across the hall', unlimited, [torch(136)], '.....#######....', '.......###......'],
  ['a torch across the hall, further than the range', { ...unlimited, range: 64 }, [torch(136)], '.....', '.....'],
  ['a torch behind the wall', unlimited, [torch(264)], '................', '................'],
  ['a dark range', { ...unlimited, darkRange: 32 }, [], '###.............', '###.............'],
  ['nothing, if it is blind', { ...unlimited, place: null }, null, '................', '................'],
])('[SIGHT-20] an eye sees %s', (_name, eye, lights, seen, bright) => {
  const looks = new KeptLooks(meshOf([wall]), { grid, most: 10 })
  const sight = sightOf(looks, { eyes: [eye], lights, openDoors: noDoorOpen })
  const rowOf = (mask: typeof sight.seen) => drawn(mask).slice(0, seen.length)
  expect([rowOf(sight.seen), rowOf(sight.bright)]).toEqual([seen, bright])
})

it('[SIGHT-22] a look is kept until a door that it reached changes', () => {
  const door = { ...wall, kind: 'door' as const, id: 'door' }
  const looks = new KeptLooks(meshOf([door, { ...line(400, 0, 400, 384), kind: 'door', id: 'next' }]), {
    grid,
    most: 2,
  })
  const from = (...open: string[]) => looks.from({ x: 8, y: 8 }, { range: Infinity, openDoors: new Set(open) })
  const closed = from()
  expect(from()).toBe(closed)
  expect(from('next')).toBe(closed)
  const open = from('door')
  expect(open).not.toBe(closed)
  expect(from('door', 'next')).not.toBe(open)
  for (const y of [40, 80]) looks.from({ x: 8, y }, { range: Infinity, openDoors: noDoorOpen })
  expect(from('door', 'next')).not.toBe(from('door'))
})
