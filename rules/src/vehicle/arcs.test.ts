import { expect, it } from 'vitest'

import { arcsOf, sideTowards } from './arcs.ts'
import { silhouetteDifficulty } from './silhouette-difficulty.ts'

it.each([
  [0, { x: 0, y: -5 }, 'fore'],
  [0, { x: 5, y: 0 }, 'starboard'],
  [0, { x: 0, y: 5 }, 'aft'],
  [0, { x: -5, y: 1 }, 'port'],
  [90, { x: 5, y: 2 }, 'fore'],
  [270, { x: 0, y: -5 }, 'starboard'],
  [315, { x: -3, y: -3 }, 'fore'],
] as const)('[VEH-14] facing %i, a target at %o lies %s', (facing, target, side) => {
  expect(sideTowards(facing, target)).toBe(side)
})

it('[VEH-14] arcs are a list or a text; without them a weapon fires all around', () => {
  expect(arcsOf({ arcs: ['port', 'Fore'] })).toEqual(['fore', 'port'])
  expect(arcsOf({ arcs: 'aft, starboard' })).toEqual(['aft', 'starboard'])
  expect([arcsOf({}), arcsOf({ arcs: 'up' })]).toEqual([null, null])
})

it.each([
  [2, 4, 1],
  [3, 4, 2],
  [4, 4, 2],
  [5, 4, 2],
  [6, 4, 3],
  [7, 4, 4],
  [9, 4, 5],
])('[VEH-15] silhouette %i fires at %i: %i difficulty dice', (attacker, target, dice) => {
  expect(silhouetteDifficulty(attacker, target)).toBe(dice)
})
