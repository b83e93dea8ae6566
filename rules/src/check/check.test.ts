import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { dieKinds } from '../dice/die.ts'
import { POOL_DIE_MAX } from '../dice/throw-request.ts'
import { formatPool } from '../pool/pool.ts'
import { coverOf } from './cover.ts'
import { injuryFor } from './critical-injuries.ts'
import { difficultyDice, difficultyName, healingDifficulty } from './difficulty-of.ts'
import { woundsOf } from './hit.ts'
import { canPay, leftOf, symbolsOf, type Payment } from './left-of.ts'
import { modifierProblem, type Modifier } from './modifier.ts'
import { opposition, poolOf } from './pool-of.ts'
import { spendingOptions } from './spending-options.ts'

const kessa = { value: 3, ranks: 2 }
const add = (die: Modifier['die'], count: number): Modifier => ({ op: 'add', die, count })
const upgrade = (die: Modifier['die'], count: number): Modifier => ({ op: 'upgrade', die, count })

const anyModifier: fc.Arbitrary<Modifier> = fc
  .record({
    op: fc.constantFrom('add' as const, 'remove' as const, 'upgrade' as const, 'downgrade' as const),
    die: fc.constantFrom(...dieKinds),
    count: fc.integer({ min: 1, max: POOL_DIE_MAX }),
  })
  .filter((modifier) => modifierProblem(modifier) === null)

describe('the pool of a check', () => {
  it.each([
    ['nothing', [], '2y1g'],
    ['a Hard difficulty', [add('difficulty', 3)], '2y1g3p'],
    ['an upgrade of it', [upgrade('difficulty', 1), add('difficulty', 3)], '2y1g1r2p'],
    ['an upgrade with nothing to upgrade', [upgrade('difficulty', 1)], '2y1g1p'],
    ['a downgrade after an upgrade', [{ op: 'downgrade', die: 'proficiency', count: 3 }, upgrade('ability', 1)], '3g'],
    ['a removed setback', [{ op: 'remove', die: 'setback', count: 2 }, add('setback', 1)], '2y1g'],
  ] as const)('[CHK-10] with %s', (_, modifiers, pool) => {
    expect(formatPool(poolOf(kessa, modifiers))).toBe(pool)
  })

  it('[CHK-5] does not depend on the order of modifiers', () => {
    fc.assert(
      fc.property(fc.array(anyModifier, { maxLength: 8 }), (modifiers) => {
        // The order only matters when a kind of dice is full.
        fc.pre(modifiers.reduce((sum, { count }) => sum + count, 0) <= 5)
        expect(poolOf(kessa, modifiers.toReversed())).toEqual(poolOf(kessa, modifiers))
      }),
    )
  })

  it('[CHK-10] has 0 to 10 dice of each kind, whatever is added', () => {
    fc.assert(
      fc.property(fc.array(anyModifier), (modifiers) => {
        for (const count of Object.values(poolOf(kessa, modifiers))) {
          expect(count).toBeGreaterThanOrEqual(0)
          expect(count).toBeLessThanOrEqual(POOL_DIE_MAX)
        }
      }),
    )
  })

  it.each([
    [3, 2, '1p', '2r'],
    [2, 4, '2p', '2r'],
    [3, 0, '3p', ''],
  ])('[CHK-44] against characteristic %i and rank %i has %s and %s', (value, ranks, purple, red) => {
    const pool = poolOf({ value: 0, ranks: 0 }, opposition({ value, ranks }))
    expect(formatPool(pool)).toBe(red + purple)
  })
})

it.each([
  ['hard', 3],
  [' Simple', 0],
  ['FORMIDABLE', 5],
  [7, 7],
  [11, null],
  ['tricky', null],
])('[CHK-2] the difficulty %j has %j dice', (given, dice) => expect(difficultyDice(given)).toBe(dice))

it('[CHK-2] a difficulty beyond the hardest is named by its number of dice', () => {
  expect([difficultyName(2), difficultyName(7)]).toEqual(['Average', 'Difficulty 7'])
})

it.each([
  [6, 1],
  [7, 2],
  [12, 2],
  [13, 3],
])('[CHK-70] %i wounds of 12 are treated with %i dice', (wounds, dice) => {
  expect(healingDifficulty(wounds, 12)).toBe(dice)
})

it.each([
  // damage, net successes, soak, pierce, minimum, wounds
  [6, 3, 4, 2, 1, 7],
  [6, 1, 2, 5, 1, 7],
  [2, 1, 9, 0, 1, 1],
  [2, 1, 9, 0, 0, 0],
])('[CHK-50] a hit of %i with %i successes against soak %i, pierce %i, at least %i, does %i', (...numbers) => {
  const [damage, netSuccesses, soak, pierce, minimum, wounds] = numbers
  expect(woundsOf({ damage, netSuccesses, soak, pierce, minimum })).toBe(wounds)
})

describe('critical injuries', () => {
  it.each([
    [1, 1],
    [40, 1],
    [41, 2],
    [90, 2],
    [91, 3],
    [125, 3],
    [126, 4],
    [150, 4],
    [151, 5],
    [400, 5],
  ])('[CHK-51] a result of %i has severity %i', (rolled, severity) => {
    expect(injuryFor(rolled)?.severity).toBe(severity)
  })

  it('[CAM-318] the table of a campaign may begin anywhere, in any order', () => {
    const table = ['Bruise', 'Cut'].map((name, index) => ({ from: 90 - 40 * index, name, severity: 1, dice: [] }))
    expect([1, 60, 95].map((rolled) => injuryFor(rolled, table)?.name)).toEqual(['Cut', 'Cut', 'Bruise'])
  })
})

it.each([
  [{}, 0],
  [{ cover: 2 }, 2],
  [{ cover: 9 }, 4],
  [{ cover: 'none' }, 0],
  [{ cover: 'a low wall' }, 1],
  [{ cover: ['carts', 'crates', 'the arch'] }, 1],
])('[CHK-46] the cover of a scene with %j is %i setbacks', (scene, setbacks) => {
  expect(coverOf(scene)).toBe(setbacks)
})

it('[CHK-60] payments never spend a symbol that was not rolled', () => {
  const net = fc.record({
    success: fc.integer({ min: -5, max: 5 }),
    advantage: fc.integer({ min: -9, max: 9 }),
    triumph: fc.nat(3),
    despair: fc.nat(3),
  })
  const qualities = ['Burn', 'Knockdown', 'Vicious'].map((name) => ({ name, rating: 2 }))
  const attack = { hit: true, aimed: true, melee: true, critical: 3, qualities }
  const costs = spendingOptions({ skill: 'stealth', attack }).flatMap((option) => option.costs)
  fc.assert(
    fc.property(net, fc.array(fc.constantFrom(...costs)), (rolled, wanted) => {
      const paid = wanted.reduce<Payment[]>(
        (ledger, cost) => (canPay(leftOf(rolled, ledger), cost) ? ledger.concat(cost) : ledger),
        [],
      )
      const [left, all] = [leftOf(rolled, paid), symbolsOf(rolled)]
      for (const symbol of ['advantage', 'triumph', 'threat', 'despair'] as const) {
        expect(left[symbol]).toBeGreaterThanOrEqual(0)
        const spent = paid.filter((one) => one.symbol === symbol).reduce((sum, { count }) => sum + count, 0)
        expect(left[symbol] + spent).toBe(all[symbol])
      }
    }),
  )
})
