import * as fc from 'fast-check'
import { expect, it } from 'vitest'

import { dieKinds } from '../dice/die.ts'
import { anyPool } from './any-pool.ts'
import { emptyPool, formatPool, hasOwnDice, isEmptyPool, withDice, type Pool } from './pool.ts'
import { downgrade, upgrade } from './upgrade.ts'

const full: Pool = { proficiency: 10, ability: 10, boost: 10, challenge: 10, difficulty: 10, setback: 10 }

it('[DICE-10] a pool holds from 0 to 10 of each die', () => {
  expect(withDice(emptyPool, 'boost', 11).boost).toBe(10)
  expect(withDice(emptyPool, 'boost', -1)).toEqual(emptyPool)
  expect(formatPool(withDice(emptyPool, 'boost', 3))).toBe('3b')
})

it('[DICE-10] a pool without dice is empty', () => {
  expect(isEmptyPool(emptyPool)).toBe(true)
  expect(isEmptyPool(withDice(emptyPool, 'setback', 1))).toBe(false)
})

it('[DICE-10] upgrades and downgrades stay within these bounds', () => {
  const side = fc.constantFrom('roller' as const, 'opposition' as const)
  fc.assert(
    fc.property(anyPool(10), side, fc.nat(30), fc.nat(30), (pool, whose, up, down) => {
      const changed = downgrade(upgrade(pool, whose, up), whose, down)
      expect(dieKinds.every((die) => changed[die] >= 0 && changed[die] <= 10)).toBe(true)
    }),
  )
  expect(upgrade(full, 'roller', 1)).toEqual(full)
  expect(downgrade(full, 'opposition', 2)).toEqual(full)
})

it.each([
  ['no dice', emptyPool, false],
  ['the dice against the roller', { challenge: 1, difficulty: 2, setback: 3 }, false],
  ['a boost die', { ...emptyPool, difficulty: 2, boost: 1 }, true],
  ['an ability die', { ability: 1 }, true],
  ['a proficiency die', { proficiency: 1 }, true],
  ['a force die', { difficulty: 2, force: 1 }, true],
  ['a numbered die', { difficulty: 2, d100: 1 }, true],
] as const)('[TRAY-6] with %s: %o', (_, dice, own) => {
  expect(hasOwnDice(dice)).toBe(own)
})
