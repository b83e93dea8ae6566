import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { claimed } from './claims.ts'
import { madeKnown, withoutCombatant } from './combatants.ts'
import type { Changed, EncounterState } from './encounter-state.ts'
import { viewOf } from './encounter-view.ts'
import { fightOf, inOrder, knowsIn } from './fight-of.ts'
import { turnHeld, withoutSlot } from './held-turn.ts'
import { withInitiative } from './slots.ts'
import { turnEnded } from './turns.ts'

const take = (state: EncounterState, slot: string, combatantId: string): Changed =>
  claimed(state, { slotId: `slot ${slot}`, combatantId }, knowsIn(state))
const after = (changed: Changed, before: EncounterState): EncounterState => (changed.ok ? changed.state : before)
const next = (state: EncounterState): EncounterState => turnEnded(state, knowsIn(state))?.state ?? state

interface Rolled {
  readonly who: string
  readonly successes: number
}

describe('unknown combatants', () => {
  const open = ['A', 'rat', 'B'] as const
  const all = fightOf('A', 'B', 'rat', 'ghost?', 'ghoul?')
  const seen = (state: EncounterState) => {
    const { round, turn, slots } = viewOf(state, knowsIn(state))
    return { round, turn, slots: slots.map(({ id, claimedBy, acted: done }) => ({ id, claimedBy, done })) }
  }
  /** Ends the turn that players see, or begins with the first slot if they see a slot. */
  const endSeen = (state: EncounterState): EncounterState => {
    const { slots, turn } = viewOf(state, knowsIn(state))
    return (slots.length === 0 ? null : turnEnded(state, knowsIn(state), turn)?.state) ?? state
  }

  const doing = fc.oneof(
    fc.record({ what: fc.constant('end' as const) }),
    fc.record({ what: fc.constant('take' as const), slot: fc.constantFrom(...open), by: fc.constantFrom(...open) }),
    fc.record({
      what: fc.constant('hide' as const),
      slot: fc.constantFrom('ghost', 'ghoul'),
      by: fc.constantFrom('ghost', 'ghoul'),
    }),
    fc.record({ what: fc.constant('wait' as const) }),
    fc.record({
      what: fc.constantFrom('roll' as const, 'remove' as const, 'leave' as const),
      who: fc.constantFrom(...open, 'ghost', 'ghoul'),
      successes: fc.nat(6),
    }),
  )
  const changedBy = (state: EncounterState, what: 'roll' | 'remove' | 'leave', { who, successes }: Rolled) => {
    const knows = knowsIn(state)
    if (what === 'leave') return withoutCombatant(state, who, knows)
    if (what === 'remove') return after(withoutSlot(state, `slot ${who}`, knows), state)
    const rolled = withInitiative(state, { combatantId: who, successes, advantage: 0 }, `slot ${who}`)
    return turnHeld(state, after(rolled, state), knows)
  }

  it('[ENC-22] change nothing that players see', () => {
    const orders = fc.shuffledSubarray([...open, 'ghost', 'ghoul'], { minLength: 5 })
    const property = fc.property(orders, fc.array(doing, { maxLength: 40 }), (order, acts) => {
      let ambush = inOrder(all, ...order)
      const unknown = order.filter((id) => id.startsWith('gh'))
      let without = unknown.reduce(
        (state, id) => after(withoutSlot(state, `slot ${id}`, knowsIn(state)), state),
        ambush,
      )
      for (const one of acts) {
        if (one.what === 'end') [ambush, without] = [endSeen(ambush), endSeen(without)]
        if (one.what === 'take') {
          ambush = after(take(ambush, one.slot, one.by), ambush)
          without = after(take(without, one.slot, one.by), without)
        }
        if (one.what === 'hide') ambush = after(take(ambush, one.slot, one.by), ambush)
        if (one.what === 'roll' || one.what === 'remove' || one.what === 'leave') {
          ambush = changedBy(ambush, one.what, one)
          if (!one.who.startsWith('gh')) without = changedBy(without, one.what, one)
        }
        // The game master ends a turn that players don't see. Without visible slots, this would end rounds.
        const isUnseen = ambush.turn?.includes('gh') === true && seen(ambush).slots.length > 0
        if (one.what === 'wait' && isUnseen) ambush = next(ambush)
        expect(seen(ambush)).toEqual(seen(without))
      }
    })
    const emptyOrder = [
      { what: 'remove' as const, who: 'rat' as const, successes: 0 },
      { what: 'remove' as const, who: 'B' as const, successes: 0 },
      { what: 'end' as const },
      { what: 'remove' as const, who: 'A' as const, successes: 0 },
      { what: 'roll' as const, who: 'A' as const, successes: 3 },
      { what: 'wait' as const },
    ]
    const turnAgain = [
      { what: 'end' as const },
      { what: 'take' as const, slot: 'B' as const, by: 'A' as const },
      { what: 'end' as const },
      { what: 'roll' as const, who: 'A' as const, successes: 5 },
      { what: 'end' as const },
    ]
    fc.assert(property, {
      numRuns: 1000,
      examples: [
        [['B', 'A', 'ghoul', 'ghost', 'rat'], emptyOrder],
        [['ghoul', 'B', 'A', 'rat', 'ghost'], turnAgain],
      ],
    })
  })

  it('[ENC-37] get another turn at the end of the round when they are shown during a turn before it, and nobody loses one', () => {
    const begun = next(inOrder(fightOf('A', 'B', 'ghost?'), 'A', 'B', 'ghost'))
    const second = next(next(after(take(begun, 'ghost', 'ghost'), begun)))
    expect([second.round, second.turn, seen(second).turn]).toEqual([2, 'slot ghost', 'slot A'])
    const shown = madeKnown(second, 'ghost', true)
    expect(seen(shown).turn).toBe('slot ghost')
    const turns = [1, 2, 3, 4].map((count) => Array.from({ length: count }).reduce<EncounterState>(next, shown))
    expect(turns.map(({ round, turn }) => [round, turn])).toEqual([
      [2, 'slot A'],
      [2, 'slot B'],
      [2, 'slot ghost'],
      [3, 'slot A'],
    ])
    expect(turns[2]?.slots[2]).toMatchObject({ claimedBy: null, acted: false })
  })

  it('[ENC-37] get another turn when they are shown after their turn, even if nobody else could take the slot', () => {
    const begun = next(inOrder(fightOf('A', 'B', 'ghost?'), 'A', 'B', 'ghost'))
    const second = next(next(after(take(begun, 'ghost', 'ghost'), begun)))
    const shown = madeKnown(next(second), 'ghost', true)
    const [taken, seenNow] = [shown.slots[2], seen(shown).turn]
    expect([taken?.claimedBy, taken?.acted, seenNow]).toEqual(['ghost', true, 'slot A'])
    const last = next(next(shown))
    expect([last.round, last.turn]).toEqual([2, 'slot ghost'])
    expect(last.slots[2]).toMatchObject({ claimedBy: null, acted: false })
    expect(take(last, 'ghost', 'ghost').ok).toBe(true)
    expect(next(last)).toMatchObject({ round: 3, turn: 'slot A' })
  })
})
