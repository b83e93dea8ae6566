import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { priceProblem, usesLeft, type EffectMoment } from './effect-price.ts'
import { effectSpans } from './effect.ts'

const now: EffectMoment = { session: 's2', encounter: 'e1', round: 2, turn: 'kessa', check: 'c9' }
const calm: EffectMoment = { session: 's2', encounter: null, round: 0, turn: null, check: 'c9' }

describe('the uses of an effect that are left', () => {
  it.each([
    ['session', now, [{ ...calm, check: 'c1' }], 0],
    ['session', now, [{ ...calm, session: 's1' }], 1],
    ['encounter', now, [{ ...now, round: 1 }], 0],
    ['encounter', now, [{ ...now, encounter: 'e0' }, calm], 1],
    ['round', now, [{ ...now, turn: 'odo' }], 0],
    ['round', now, [{ ...now, round: 1 }], 1],
    ['turn', now, [{ ...now, turn: 'odo' }], 1],
    ['turn', now, [{ ...now, check: 'c8' }], 0],
    ['check', now, [{ ...now, check: 'c8' }], 1],
    ['check', now, [now], 0],
    ['turn', calm, [calm], null],
    ['round', calm, [calm], null],
    ['encounter', calm, [calm], null],
  ] as const)('[EFF-12] once per %s', (per, moment, uses, left) => {
    expect(usesLeft({ count: 1, per }, uses, moment)).toBe(left)
  })

  it('[EFF-12] are never below zero, and one fewer after each use', () => {
    fc.assert(
      fc.property(fc.nat(5), fc.constantFrom(...effectSpans), fc.nat(9), (count, per, used) => {
        const uses = Array.from({ length: used }, () => now)
        expect(usesLeft({ count, per }, uses, now)).toBe(Math.max(0, count - used))
      }),
    )
  })
})

describe('paying for an effect', () => {
  const kessa = { wounds: 10, woundThreshold: 12, strain: 11, strainThreshold: 12, isMinion: false }
  const rival = { ...kessa, strainThreshold: null }

  it.each([
    [{ what: 'strain', count: 1 }, kessa, null],
    [{ what: 'strain', count: 2 }, kessa, 'Only 1 strain can still be suffered'],
    [{ what: 'strain', count: 1 }, { ...kessa, strain: 12 }, 'No more strain can be suffered'],
    [{ what: 'wounds', count: 2 }, kessa, null],
    [{ what: 'wounds', count: 3 }, kessa, 'Only 2 wounds can still be suffered'],
    [{ what: 'strain', count: 2 }, rival, null],
    [{ what: 'strain', count: 3 }, rival, 'Only 2 wounds can still be suffered'],
    [{ what: 'strain', count: 3 }, { ...rival, wounds: 11 }, 'Only 1 wound can still be suffered'],
    [{ what: 'strain', count: 1 }, { ...rival, isMinion: true }, 'Minions suffer no strain'],
    [{ what: 'story point', count: 1 }, kessa, null],
  ] as const)('[EFF-11] %j', (price, payer, problem) => {
    expect(priceProblem(price, payer)).toBe(problem)
  })
})
