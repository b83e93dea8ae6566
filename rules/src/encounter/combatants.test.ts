import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { claimed } from './claims.ts'
import { madeKnown, renamed, withCombatants, withoutCombatant } from './combatants.ts'
import type { EncounterState } from './encounter-state.ts'
import { viewOf } from './encounter-view.ts'
import { fightOf, inOrder, knowsIn } from './fight-of.ts'
import { compareSlots } from './slots.ts'

/** Copies of one raider with these ids. */
function raiders(...names: readonly string[]): EncounterState {
  return withCombatants(fightOf(), raidersOf(...names))
}

const raidersOf = (...names: readonly string[]) =>
  fightOf(...names).combatants.map((one) => ({ ...one, characterId: 'characters/raider' }))

const leaving = (state: EncounterState, id: string) => withoutCombatant(state, id, knowsIn(state))

const numbers = (state: EncounterState, forPlayers: boolean) =>
  viewOf(state, forPlayers ? knowsIn(state) : null).combatants.map(({ id, shownNumber }) => `${id}${shownNumber ?? ''}`)

describe('numbers', () => {
  it('[ENC-2] a single combatant has none; several are numbered in the order in which they joined', () => {
    expect(numbers(raiders('a'), false)).toEqual(['a'])
    expect(numbers(raiders('a', 'b', 'c'), true)).toEqual(['a1', 'b2', 'c3'])
  })

  it('[ENC-26] count only known combatants; for the game master, the unknown follow', () => {
    const some = raiders('a?', 'b', 'c?', 'd')
    expect(numbers(some, true)).toEqual(['b1', 'd2'])
    expect(numbers(some, false)).toEqual(['a3', 'b1', 'c4', 'd2'])
    const one = raiders('a?', 'b')
    expect([numbers(one, true), numbers(one, false)]).toEqual([['b'], ['a2', 'b1']])
  })

  it('[ENC-26] a combatant that is shown gets the next one, and the others keep theirs', () => {
    const shown = madeKnown(leaving(raiders('a?', 'b', 'c', 'd'), 'b'), 'a', true)
    expect(numbers(shown, true)).toEqual(['a4', 'c2', 'd3'])
  })

  it('[ENC-38] combatants after a hidden one move up, and get their number back when it is shown', () => {
    const hidden = madeKnown(raiders('a', 'b', 'c'), 'b', false)
    expect(numbers(hidden, true)).toEqual(['a1', 'c2'])
    expect(numbers(hidden, false)).toEqual(['a1', 'b3', 'c2'])
    expect(numbers(madeKnown(hidden, 'b', true), true)).toEqual(['a1', 'b2', 'c3'])
    expect(numbers(madeKnown(hidden, 'c', false), true)).toEqual(['a'])
  })

  it.each([
    ['leaves', (state: EncounterState) => leaving(state, 'b')],
    ['gets another name', (state: EncounterState) => renamed(state, 'b', 'Grim')],
  ])('[ENC-38] nobody moves for players when a hidden combatant %s', (_, change) => {
    const hidden = madeKnown(raiders('a', 'b', 'c', 'd'), 'b', false)
    expect(numbers(change(hidden), true)).toEqual(numbers(hidden, true))
  })

  it('[ENC-38] players never see a gap when combatants are hidden, are shown, join, or leave while hidden', () => {
    const act = fc.record({ what: fc.constantFrom('toggle', 'join', 'leave'), at: fc.nat(7) })
    const property = fc.property(fc.array(act, { maxLength: 30 }), (acts) => {
      let state = raiders('a', 'b', 'c')
      for (const [step, { what, at }] of acts.entries()) {
        const one = state.combatants[at % Math.max(1, state.combatants.length)]
        if (what === 'join') state = withCombatants(state, raidersOf(`new ${step}${at % 2 ? '?' : ''}`))
        else if (one && what === 'toggle') state = madeKnown(state, one.id, !one.known)
        else if (one && !one.known) state = leaving(state, one.id)
        const shown = viewOf(state, knowsIn(state)).combatants.map(({ shownNumber }) => shownNumber ?? 1)
        expect(shown.toSorted((a, b) => a - b)).toEqual(shown.map((_, index) => index + 1))
      }
    })
    fc.assert(property)
  })

  it('[ENC-27] a renamed combatant is no longer counted', () => {
    expect(numbers(renamed(raiders('a', 'b', 'c'), 'b', 'Grim'), true)).toEqual(['a1', 'b', 'c3'])
  })

  it('[ENC-26] of known combatants have no gaps', () => {
    const property = fc.property(fc.array(fc.boolean(), { minLength: 1, maxLength: 8 }), (hidden) => {
      const state = raiders(...hidden.map((is, index) => `${'abcdefgh'.charAt(index)}${is ? '?' : ''}`))
      const known = hidden.filter((is) => !is).length
      const expected = known > 1 ? Array.from({ length: known }, (_, index) => index + 1) : [null].slice(0, known)
      const shown = viewOf(state, knowsIn(state)).combatants.map(({ shownNumber }) => shownNumber)
      expect(shown).toEqual(expected)
    })
    fc.assert(property)
  })
})

describe('slots', () => {
  const result = fc.record({
    successes: fc.integer({ min: -3, max: 3 }),
    advantage: fc.integer({ min: -90, max: 90 }),
    side: fc.constantFrom('players' as const, 'gameMaster' as const),
  })

  it('[ENC-15] are ordered by successes, then advantage, then players first', () => {
    const slotOf = ({
      side,
      ...initiative
    }: {
      side: 'players' | 'gameMaster'
      successes: number
      advantage: number
    }) => ({
      id: '',
      side,
      initiative,
      of: null,
      known: true,
      claimedBy: null,
      acted: false,
    })
    const property = fc.property(result, result, (a, b) => {
      const [one, other] = [slotOf(a), slotOf(b)]
      const isBefore =
        a.successes > b.successes ||
        (a.successes === b.successes && a.advantage > b.advantage) ||
        (a.successes === b.successes && a.advantage === b.advantage && a.side === 'players' && b.side === 'gameMaster')
      expect(compareSlots(one, other) < 0).toBe(isBefore)
    })
    fc.assert(property)
  })

  it('[ENC-16] stay when their combatant leaves, and its side may take them', () => {
    const left = leaving(inOrder(fightOf('A', 'rat'), 'A', 'rat'), 'rat')
    expect(left.slots).toMatchObject([{ of: 'A' }, { of: null, known: true, claimedBy: null }])
  })

  it('[ENC-24] lose their holder when only the slot or only the holder is known to players', () => {
    const fight = inOrder(fightOf('A', 'rat', 'hound'), 'A', 'rat', 'hound')
    const taken = claimed(fight, { slotId: 'slot rat', combatantId: 'hound' }, knowsIn(fight))
    const begun = taken.ok ? taken.state : fight
    const holders = ({ slots }: EncounterState) => slots.map(({ claimedBy }) => claimedBy)
    expect(holders(begun)).toEqual([null, 'hound', null])
    expect(holders(madeKnown(begun, 'rat', false))).toEqual([null, null, null])
    expect(holders(madeKnown(begun, 'hound', false))).toEqual([null, null, null])
    expect(holders(madeKnown(begun, 'A', false))).toEqual([null, 'hound', null])
  })
})
