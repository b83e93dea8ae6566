import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { claimed, released } from './claims.ts'
import type { Changed, EncounterState } from './encounter-state.ts'
import { fightOf, inOrder, knowsIn } from './fight-of.ts'
import { turnedBack, turnEnded } from './turns.ts'

const take = (state: EncounterState, slot: string, combatantId: string): Changed =>
  claimed(state, { slotId: `slot ${slot}`, combatantId }, knowsIn(state))
const after = (changed: Changed, before: EncounterState): EncounterState => (changed.ok ? changed.state : before)
const next = (state: EncounterState): EncounterState => turnEnded(state, knowsIn(state))?.state ?? state
const orderOf = ({ slots }: EncounterState) => slots.map(({ id }) => id)

const people = ['A', 'B', 'C', 'rat', 'wolf'] as const
const four = inOrder(fightOf(...people), 'A', 'rat', 'B', 'C')

describe('claims', () => {
  it.each([
    ['of the other side', 'rat', 'A', 'otherSide'],
    ['that somebody has', 'B', 'B', 'taken'],
    ['in which somebody has acted', 'A', 'B', 'acted'],
    ['for a combatant that has acted', 'C', 'A', 'acted'],
  ])('[ENC-14] a slot %s is refused', (_, slot, by, why) => {
    const acted = next(next(after(take(four, 'A', 'A'), four)))
    expect(take(after(take(acted, 'B', 'C'), acted), slot, by)).toEqual({ ok: false, why })
  })

  it('[ENC-14] a combatant that takes another slot before acting gives the first back', () => {
    const moved = after(take(after(take(four, 'A', 'B'), four), 'C', 'B'), four)
    expect(moved.slots.map(({ claimedBy }) => claimedBy)).toEqual([null, null, null, 'B'])
  })

  it('[ENC-14] a nemesis may take several', () => {
    const boss = { ...four, combatants: four.combatants.map((one) => ({ ...one, kind: 'nemesis' as const })) }
    const both = after(take(after(take(boss, 'A', 'B'), boss), 'C', 'B'), boss)
    expect(both.slots.map(({ claimedBy }) => claimedBy)).toEqual(['B', null, null, 'B'])
  })
})

type Act =
  | { readonly what: 'take'; readonly slot: string; readonly by: string }
  | { readonly what: 'give'; readonly slot: string }
  | { readonly what: 'next' | 'back' }

const act: fc.Arbitrary<Act> = fc.oneof(
  fc.record({
    what: fc.constant('take' as const),
    slot: fc.constantFrom('A', 'rat', 'B', 'C'),
    by: fc.constantFrom(...people),
  }),
  fc.record({ what: fc.constant('give' as const), slot: fc.constantFrom('A', 'rat', 'B', 'C') }),
  fc.record({ what: fc.constantFrom('next' as const, 'next' as const, 'back' as const) }),
)

function done(state: EncounterState, one: Act): EncounterState {
  if (one.what === 'take') return after(take(state, one.slot, one.by), state)
  if (one.what === 'give') return after(released(state, `slot ${one.slot}`), state)
  return one.what === 'next' ? next(state) : after(turnedBack(state), state)
}

/** A model of a list on paper: the turn and the holder of each slot, with a copy of the page for each step back. */
class Paper {
  round = 0
  turn = -1
  readonly names = ['A', 'rat', 'B', 'C']
  has: (string | null)[] = [null, null, null, null]
  done = [false, false, false, false]
  readonly pages: { round: number; turn: number; has: (string | null)[] | null; done: boolean[] }[] = []

  note(one: Act): void {
    if (one.what === 'take') this.take(this.names.indexOf(one.slot), one.by)
    else if (one.what === 'give') {
      const at = this.names.indexOf(one.slot)
      if (this.done[at] === false) this.has[at] = null
    } else if (one.what === 'next') this.next()
    else this.back()
  }

  take(at: number, by: string): void {
    const isSameSide = (this.names[at] === 'rat') === (by === 'rat' || by === 'wolf')
    const old = this.has.indexOf(by)
    if (!isSameSide || this.done[at] === true || this.has[at] !== null || (old >= 0 && this.done[old] === true)) return
    if (old >= 0) this.has[old] = null
    this.has[at] = by
  }

  next(): void {
    const isLast = this.turn === 3
    this.pages.push({ round: this.round, turn: this.turn, has: isLast ? [...this.has] : null, done: [...this.done] })
    if (this.turn >= 0) this.done[this.turn] = this.has[this.turn] !== null
    this.turn = (this.turn + 1) % 4
    if (isLast)
      [this.has, this.done] = [
        [null, null, null, null],
        [false, false, false, false],
      ]
    if (this.turn === 0) this.round += 1
  }

  back(): void {
    const page = this.pages.pop()
    if (!page) return
    const { has, ...rest } = page
    Object.assign(this, rest)
    if (has) this.has = has
  }
}

it('[ENC-10] turns follow a list on paper, and the order stays', () => {
  const property = fc.property(fc.array(act, { maxLength: 40 }), (acts) => {
    const paper = new Paper()
    let state = four
    for (const one of acts) {
      paper.note(one)
      state = done(state, one)
      expect(state.slots.map((slot) => [slot.claimedBy, slot.acted])).toEqual(
        paper.has.map((by, at) => [by, paper.done[at]]),
      )
      expect([state.round, orderOf(state).indexOf(state.turn ?? '')]).toEqual([paper.round, paper.turn])
      expect(orderOf(state)).toEqual(orderOf(four))
    }
  })
  fc.assert(property)
})
