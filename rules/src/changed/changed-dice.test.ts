import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { sidesOf } from '../dice/throwable.ts'
import { decodeThrowResult, encodeThrowResult } from '../notation/throw-result-text.ts'
import {
  diceAfter,
  lyingDice,
  netAfter,
  placesOf,
  afterStep,
  type ChangedDice,
  type DiceEvent,
} from './changed-dice.ts'
import { describeStep } from './describe-step.ts'
import { addressOf, readAddress } from './die-address.ts'
import { planAgain, planChange, type WantedStep } from './plan-change.ts'

const turn = (die: string, face: number): WantedStep => ({ op: 'turn', die, face })
const remove = (die: string): WantedStep => ({ op: 'remove', die })
const symbol = (op: 'add' | 'remove', face: string): WantedStep => ({ op, face })

/** The table of `docs/spec/changed-rolls.md`. */
describe('[CHD-3] [CHD-4] the dice and the net result after changes', () => {
  it.each<[string, readonly WantedStep[], string, readonly [number, number, number] | null]>([
    ['y0 g1 p1', [turn('y0', 3)], 'y3 g1 p1', [2, 0, 0]],
    ['y0 g1 p1', [remove('p0')], 'y0 g1', [1, 0, 0]],
    ['y0 g1 p1', [{ op: 'add', die: 'boost', face: 4 }], 'y0 g1 b4 p1', [0, 2, 0]],
    ['y0 g1 p1', [symbol('add', 'advantage'), symbol('add', 'triumph')], 'y0 g1 p1', [1, 1, 1]],
    ['y0 g1 p1', [symbol('remove', 'failure'), symbol('remove', 'failure')], 'y0 g1 p1', [1, 0, 0]],
    ['g4.1', [remove('g0'), turn('g1', 3)], 'g3', [2, 0, 0]],
    ['d20:4', [turn('d20:0', 19)], 'd20:19', null],
  ])('%s, %j: %s', (first, wanted, dice, net) => {
    const thrown = decodeThrowResult(first) ?? {}
    const planned = planChange({ dice: thrown, symbols: {} }, wanted)
    const now = diceAfter(thrown, [{ steps: planned.ok ? planned.steps : [] }])
    expect(lyingDice(now)).toEqual(decodeThrowResult(dice))
    const after = netAfter(now)
    expect(after && [after.success, after.advantage, after.triumph]).toEqual(net)
  })
})

it.each([
  ['y0', { die: 'proficiency', at: 0 }],
  ['d20:1', { die: 'd20', at: 1 }],
  ['fate:0', { die: 'fate', at: 0 }],
  ['y', null],
  ['q3', null],
  ['d1001:0', null],
])('[CHD-1] reads the address %s', (text, address) => {
  const read = readAddress(text)
  expect(read).toEqual(address)
  expect(read && addressOf(read)).toBe(address && text)
})

it.each<[WantedStep[], string]>([
  [[turn('y1', 0)], 'There is no y1'],
  [[turn('nonsense', 0)], 'There is no nonsense'],
  [[turn('y0', 12)], 'y0 has no such face'],
  [[{ op: 'turn', die: 'y0' }], 'Name the face for y0'],
  [[turn('y0', 1), remove('y0')], 'y0 changes twice'],
  [[remove('y0'), { op: 'reroll', die: 'y0' }], 'There is no y0'],
  [[{ op: 'add', die: 'y0' }], '"y0" is not a die'],
  [[{ op: 'add', die: 'boost', face: 6 }], 'A boost die has no such face'],
  [[{ op: 'reroll', face: 'advantage' }], 'Name a die, or a symbol to add or remove'],
  [[{ op: 'remove', die: 'y0', face: 'advantage' }], 'Name a die or a symbol, not both'],
  [Array.from({ length: 11 }, () => ({ op: 'add', die: 'boost' })), 'At most 10 boost dice'],
])('[CHD-2] refuses %j', (wanted, why) => {
  expect(planChange({ dice: { proficiency: [0] }, symbols: {} }, wanted)).toEqual({ ok: false, why })
})

const kinds = ['proficiency', 'ability', 'boost', 'difficulty', 'd20'] as const
type Wish =
  | { readonly op: string; readonly pick: number; readonly face: number }
  | { readonly kind: (typeof kinds)[number]; readonly face: number }
  | { readonly op: string; readonly symbol: string }

const wish: fc.Arbitrary<Wish> = fc.oneof(
  fc.record({ op: fc.constantFrom('reroll', 'turn', 'remove'), pick: fc.nat(), face: fc.nat() }),
  fc.record({ kind: fc.constantFrom(...kinds), face: fc.nat() }),
  fc.record({ op: fc.constantFrom('add', 'remove'), symbol: fc.constantFrom('success', 'threat', 'triumph') }),
)

/** Random events on two dice, each valid when it is made, and some of them undone at the end. */
const histories = fc.tuple(fc.array(wish, { maxLength: 20 }), fc.nat()).map(([wishes, undone]) => {
  const first = { ability: [1], difficulty: [2] }
  const events: DiceEvent[] = []
  for (const one of wishes) {
    const now = diceAfter(first, events)
    const planned = planChange(now, [wantedOf(one, now)])
    if (planned.ok) events.push({ steps: planned.steps })
  }
  if (events.length > 0) events.push({ undo: undone % events.length })
  return { first, events }
})

function wantedOf(one: Wish, now: ChangedDice): WantedStep {
  if ('symbol' in one) return symbol(one.op === 'add' ? 'add' : 'remove', one.symbol)
  if ('kind' in one) return { op: 'add', die: one.kind, face: one.face % sidesOf(one.kind) }
  const lying = placesOf(now).filter(({ face }) => face !== null)
  const place = lying[one.pick % Math.max(lying.length, 1)]
  const face = one.face % (place ? sidesOf(place.die) : 1)
  return one.op === 'remove' ? remove(place?.address ?? '') : turn(place?.address ?? '', face)
}

it('[CHD-4] after any changes, stored and read again, the dice have their faces and the first throw is as it was', () => {
  fc.assert(
    fc.property(histories, ({ first, events }) => {
      const before = encodeThrowResult(first)
      const stored = JSON.parse(JSON.stringify(events)) as DiceEvent[]
      expect(diceAfter(first, stored)).toEqual(diceAfter(first, events))
      expect(encodeThrowResult(first)).toBe(before)
      const places = placesOf(diceAfter(first, events))
      expect(new Set(places.map(({ address }) => address)).size).toBe(places.length)
    }),
  )
})

it('[CHD-4] undoing the last change gives the dice of before, and an added die leaves its place empty', () => {
  fc.assert(
    fc.property(histories, ({ first, events }) => {
      const steps = events.filter((event) => !('undo' in event))
      const before = diceAfter(first, steps.slice(0, -1))
      if (steps.length === 0) return
      const after = diceAfter(first, [...steps, { undo: steps.length - 1 }])
      expect(lyingDice(after)).toEqual(lyingDice(before))
      expect(netAfter(after)).toEqual(netAfter(before))
    }),
  )
})

it('[CHD-1] an added die takes the place after removed ones, also when it was planned earlier', () => {
  const planned = planChange({ dice: { boost: [0] }, symbols: {} }, [{ op: 'add', die: 'boost' }])
  const now = afterStep({ dice: { boost: [0, 3] }, symbols: {} }, { op: 'remove', die: 'b1', face: null })
  expect(planned.ok && planAgain(now, planned.steps)).toEqual({
    ok: true,
    steps: [{ op: 'add', die: 'b2', face: null }],
  })
})

it.each<[WantedStep, string, string]>([
  [turn('g0', 3), 'turned a green die: success to 2 success', 'turn a green die: success to 2 success'],
  [{ op: 'reroll', die: 'g0' }, 'rerolled a green die (success)', 'reroll a green die (success)'],
  [remove('d20:0'), 'took away a d20 die (5)', 'take away a d20 die (5)'],
  [{ op: 'add', die: 'setback' }, 'added a black die', 'add a black die'],
  [symbol('remove', 'threat'), 'took away 1 threat', 'take away 1 threat'],
])('[CHD-12] %j in words: %s', (wanted, done, asked) => {
  const now = { dice: { ability: [1], d20: [4] }, symbols: {} }
  const planned = planChange(now, [wanted])
  const words = planned.ok ? planned.steps.map((step) => [describeStep(now, step), describeStep(now, step, true)]) : []
  expect(words).toEqual([[done, asked]])
})
