import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { describeThrow } from './describe-throw.ts'
import { dieKinds } from './die.ts'
import { faces } from './faces.ts'
import { readThrow } from './read-throw.ts'
import { sidesOf, type ThrowResult } from './throwable.ts'

const anyFallen: fc.Arbitrary<ThrowResult> = fc.record(
  Object.fromEntries(dieKinds.map((die) => [die, fc.array(fc.nat(sidesOf(die) - 1), { maxLength: 10 })])),
)

describe('reading a throw', () => {
  it('[DICE-4] the tally counts every symbol on every face, before cancelling', () => {
    const { tally } = readThrow({ proficiency: [11, 3], difficulty: [7, 0], force: [6, 9] })
    expect(tally).toMatchObject({ success: 2, failure: 1, threat: 1, triumph: 1, advantage: 0, despair: 0, blank: 1 })
    expect(tally).toMatchObject({ lightside: 2, darkside: 2, force: 4 })
  })

  it('[RUL-4] the net result is success minus failure, including triumph and despair, and advantage minus threat', () => {
    fc.assert(
      fc.property(anyFallen, (fallen) => {
        const symbols = dieKinds.flatMap((die) => (fallen[die] ?? []).flatMap((face) => faces[die][face] ?? []))
        const count = (name: string) => symbols.filter((symbol) => symbol === name).length
        const net = {
          success: count('success') + count('triumph') - count('failure') - count('despair'),
          advantage: count('advantage') - count('threat'),
          triumph: count('triumph'),
          despair: count('despair'),
        }
        const thrown = dieKinds.some((die) => (fallen[die] ?? []).length > 0)
        expect(readThrow(fallen).net).toEqual(thrown ? net : null)
      }),
    )
  })

  it('[DICE-5] numbers are added up, and a pool without numbers has no sum', () => {
    expect(readThrow({ d20: [4, 19], fate: [0, 5] }).sum).toBe(25)
    expect(readThrow({ boost: [0] }).sum).toBeNull()
    expect(readThrow({ d20: [4] }).net).toBeNull()
  })
})

describe('[DICE-6] a throw in words', () => {
  it.each<[string, ThrowResult]>([
    ['Succeeds by 2, 4 advantage, 1 triumph', { proficiency: [11], boost: [4, 4], ability: [1] }],
    ['Fails, no success', { ability: [1], difficulty: [1] }],
    ['Fails by 2, 1 threat, 1 despair', { challenge: [11, 1], setback: [4] }],
    ['2 light, 1 dark', { force: [0, 9] }],
    ['Total 105', { d100: [99], d6: [4] }],
    ['Total -2', { fate: [0, 1, 2, 3] }],
    ['', {}],
  ])('%s', (words, fallen) => {
    expect(describeThrow(fallen)).toBe(words)
  })
})
