import { describe, expect, it } from 'vitest'

import { claimed } from './claims.ts'
import { conditionsCounted, countingFor, withCondition } from './conditions.ts'
import { withCombatant, type Condition, type EncounterState } from './encounter-state.ts'
import { fightOf, inOrder, knowsIn, lasting } from './fight-of.ts'
import { turnedBack, turnEnded } from './turns.ts'

const begun = step(inOrder(fightOf('A', 'B'), 'A', 'B'))

function give(state: EncounterState, id: string, condition: Condition): EncounterState {
  const given = withCombatant(state, id, (one) => ({ ...one, conditions: withCondition(one.conditions, condition) }))
  return countingFor(given, id, condition)
}

function take(state: EncounterState, slot: string, by = slot): EncounterState {
  const after = claimed(state, { slotId: `slot ${slot}`, combatantId: by }, knowsIn(state))
  return after.ok ? after.state : state
}

function step(state: EncounterState): EncounterState {
  const ended = turnEnded(state, knowsIn(state))
  return ended ? conditionsCounted(ended, ({ conditions }) => conditions).state : state
}

function back(state: EncounterState): EncounterState {
  const after = turnedBack(state)
  return after.ok ? after.state : state
}

const had = ({ combatants }: EncounterState, id: string) =>
  combatants.find((one) => one.id === id)?.conditions.map(({ name }) => name)

describe('a condition of some rounds', () => {
  it('[ENC-30] ends with the turn of its bearer, not with the turn of others', () => {
    const dazed = give(take(begun, 'B'), 'B', lasting('Dazed', 1))
    const afterA = step(dazed)
    expect(had(afterA, 'B')).toEqual(['Dazed'])
    expect(had(step(afterA), 'B')).toEqual([])
  })

  it('[ENC-32] does not count the turn in which combatants gave it to themselves', () => {
    const guarded = give(take(begun, 'A'), 'A', lasting('On guard', 1))
    const second = step(step(guarded))
    expect([second.round, had(second, 'A')]).toEqual([2, ['On guard']])
    expect(had(step(take(second, 'A')), 'A')).toEqual([])
  })

  it('[ENC-33] counts a round without a turn when the round ends', () => {
    const dazed = give(begun, 'B', lasting('Dazed', 2))
    const second = step(step(dazed))
    expect(had(second, 'B')).toEqual(['Dazed'])
    expect(had(step(step(second)), 'B')).toEqual([])
  })

  it('[ENC-34] ends once: going back neither restores it nor counts a turn again', () => {
    const dazed = give(give(take(begun, 'A'), 'B', lasting('Dazed', 2)), 'B', lasting('Winded', 1))
    const again = step(back(step(take(step(dazed), 'B'))))
    expect([again.round, had(again, 'B')]).toEqual([2, ['Dazed']])
    expect(had(step(take(step(again), 'B')), 'B')).toEqual([])
  })

  it('[ENC-35] starts over when it is given again', () => {
    const once = step(give(take(begun, 'B'), 'B', lasting('Dazed', 2)))
    const anew = give(step(once), 'B', lasting('Dazed', 2))
    const third = step(step(anew))
    expect([third.round, had(third, 'B')]).toEqual([3, ['Dazed']])
  })
})

it('[ENC-36] conditions of an unknown combatant that waits for the next round are not counted before its turn', () => {
  const ambush = take(step(inOrder(fightOf('A', 'ghost?'), 'A', 'ghost')), 'ghost')
  const second = step(give(ambush, 'ghost', lasting('Hidden', 1)))
  expect([second.round, had(second, 'ghost')]).toEqual([2, ['Hidden']])
  expect(had(step(second), 'ghost')).toEqual([])
})
