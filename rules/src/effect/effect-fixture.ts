import * as fc from 'fast-check'

import { characteristics } from '../skills/characteristic.ts'
import { standardSkills } from '../skills/skill.ts'
import {
  amountSources,
  effectBands,
  effectCosts,
  effectDice,
  effectFigures,
  effectMoments,
  effectPeople,
  effectPoints,
  effectReaches,
  effectSpans,
  effectSubjects,
  effectSymbols,
  rerollScopes,
  upgradedDice,
  type Effect,
  type EffectAmount,
  type EffectChange,
  type EffectTest,
} from './effect.ts'

export const skills = standardSkills.map(({ id }) => id)

const amount: fc.Arbitrary<EffectAmount> = fc.oneof(
  fc.record({ base: fc.nat(99), rank: fc.constant(0), of: fc.constant(null) }),
  fc.record({ base: fc.constant(0), rank: fc.integer({ min: 1, max: 20 }), of: fc.constant(null) }),
  fc.record({ base: fc.integer({ min: 1, max: 9 }), rank: fc.constant(1), of: fc.constant(null) }),
  fc.record({ base: fc.constant(0), rank: fc.constant(0), of: fc.constantFrom(...amountSources) }),
)
const sign = fc.constantFrom(1 as const, -1 as const)
const text = fc.string({ minLength: 1, maxLength: 20 })
const die = fc.constantFrom(...effectDice)
const symbol = fc.constantFrom(...effectSymbols)

const change: fc.Arbitrary<EffectChange> = fc.oneof(
  fc.record({ do: fc.constant('dice' as const), sign, die, amount }),
  fc.record({ do: fc.constant('symbol' as const), sign, symbol, amount }),
  fc.record({
    do: fc.constantFrom('upgrade' as const, 'downgrade' as const),
    die: fc.constantFrom(...upgradedDice),
    amount,
  }),
  fc.record({
    do: fc.constant('figure' as const),
    figure: fc.constantFrom(...effectFigures),
    sign: fc.constantFrom(1 as const, -1 as const, 0 as const),
    amount,
  }),
  fc.record({ do: fc.constantFrom('reduce damage' as const, 'ammo' as const), amount }),
  fc.record({
    do: fc.constantFrom('heal' as const, 'suffer' as const, 'deal' as const),
    points: fc.constantFrom(...effectPoints),
    amount,
  }),
  fc.record({
    do: fc.constant('reroll' as const),
    of: fc.constantFrom(...rerollScopes, ...effectDice),
    amount: fc.option(amount),
  }),
  fc.record({ do: fc.constant('turn' as const), die, amount, face: fc.array(symbol, { maxLength: 2 }) }),
  fc.record({ do: fc.constant('give' as const), text, rounds: fc.option(amount) }),
  fc.record({ do: fc.constantFrom('end' as const, 'ignore' as const, 'say' as const), text }),
)

const test: fc.Arbitrary<EffectTest> = fc.oneof(
  fc.record({ subject: fc.constant('people' as const), text }),
  fc.record({
    subject: fc.constantFrom(...effectSubjects),
    is: fc.constantFrom('is' as const, 'has' as const),
    text: fc.oneof(fc.constantFrom('fog', 'wound', 'two words'), text),
  }),
  fc.record({
    subject: fc.constant('range' as const),
    is: fc.constantFrom('at most' as const, 'at least' as const),
    band: fc.constantFrom(...effectBands),
  }),
  fc.record({
    subject: fc.constantFrom(...characteristics),
    is: fc.constantFrom('below' as const, 'at least' as const),
    value: fc.oneof(fc.nat(9), fc.constant('rank' as const)),
  }),
)

const many = <Value>(one: fc.Arbitrary<Value>, maxLength: number) => fc.array(one, { minLength: 1, maxLength })

/** An effect whose mode may be `passive` although its clauses make it an offer. */
export const anyEffect: fc.Arbitrary<Effect> = fc.record({
  mode: fc.constantFrom('passive' as const, 'offer' as const, 'ask' as const),
  changes: many(change, 3),
  who: fc.option(
    fc.record({ people: fc.constantFrom(...effectPeople), within: fc.option(fc.constantFrom(...effectBands)) }),
  ),
  when: fc.option(
    fc.oneof(
      fc.record({ on: many(fc.constantFrom('any', ...characteristics, ...skills), 3) }),
      fc.record({
        moment: fc.constantFrom(...effectMoments),
        reach: fc.option(fc.constantFrom(...effectReaches)),
      }),
    ),
  ),
  tests: fc.option(fc.record({ unless: fc.boolean(), all: many(test, 2) })),
  limit: fc.option(fc.record({ amount, per: fc.constantFrom(...effectSpans) })),
  costs: fc.array(many(fc.record({ amount, what: fc.constantFrom(...effectCosts) }), 2), { maxLength: 2 }),
})
