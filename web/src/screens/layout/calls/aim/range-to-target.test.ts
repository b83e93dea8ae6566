import { attackWith, type RangeBand } from '@waybook/rules'
import { expect, it } from 'vitest'

import { rangeToTarget } from './range-to-target.ts'

const sling = attackWith('ranged weapon', 'Medium')
const knife = attackWith('melee weapon', undefined)

it.each<[string, typeof sling, RangeBand | null, string]>([
  ['a sling', sling, 'Close', 'Close, Easy'],
  ['a sling', sling, 'Engaged', 'Engaged, Average'],
  ['a sling', sling, 'Medium', 'Medium, Average'],
  ['a sling', sling, 'Long', 'Long, Hard, too far'],
  ['a sling without a fight', sling, null, 'Medium, Average'],
  ['a knife', knife, 'Engaged', 'Engaged, Average'],
  ['a knife', knife, 'Close', 'Close, Average, too far'],
])('[CHK-244] %s at %s', (_name, weapon, between, expected) => {
  const { band, difficulty, isTooFar } = rangeToTarget(weapon, between)
  expect(`${band}, ${difficulty.name}${isTooFar ? ', too far' : ''}`).toBe(expected)
})
