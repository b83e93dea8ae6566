import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { rangeBands } from '../attack/difficulty.ts'
import type { EncounterState } from './encounter-state.ts'
import { viewOf } from './encounter-view.ts'
import { fightOf, knowsIn } from './fight-of.ts'
import { maneuversFor } from './maneuvers-for.ts'
import { bandBetween, disengaged, engaged, rangeSet } from './places.ts'

const three = fightOf('A', 'B', 'rat')
const set = (state: EncounterState, a: string, b: string, band: (typeof rangeBands)[number]) =>
  rangeSet(state, { a: `at ${a}`, b: `at ${b}`, band }).state
const bands = (state: EncounterState) => [
  bandBetween(state, 'A', 'B'),
  bandBetween(state, 'A', 'rat'),
  bandBetween(state, 'B', 'rat'),
]

describe('maneuvers', () => {
  it.each([
    ['Engaged', 'Close', 1],
    ['Close', 'Engaged', 1],
    ['Close', 'Medium', 1],
    ['Medium', 'Engaged', 2],
    ['Medium', 'Long', 2],
    ['Long', 'Extreme', 2],
    ['Engaged', 'Extreme', 6],
    ['Long', 'Long', 0],
  ] as const)('[ENC-50] from %s to %s takes %i', (from, to, count) => {
    expect(maneuversFor(from, to)).toBe(count)
    expect(maneuversFor(to, from)).toBe(count)
  })

  it('[ENC-51] engaged combatants have to disengage first', () => {
    const pair = engaged(three, 'A', 'B')
    expect(pair?.maneuvers).toBe(2)
    expect(pair && engaged(pair.state, 'A', 'rat')?.maneuvers).toBe(3)
    expect(pair && disengaged(pair.state, 'A', 'new')?.maneuvers).toBe(1)
    expect(pair && engaged(pair.state, 'A', 'B')?.maneuvers).toBe(0)
  })
})

describe('groups', () => {
  it('[ENC-52] a combatant that joins one takes its distances, and one that leaves it is close to it', () => {
    const apart = set(set(three, 'A', 'rat', 'Extreme'), 'B', 'rat', 'Close')
    expect(bands(apart)).toEqual(['Medium', 'Extreme', 'Close'])
    const joined = engaged(apart, 'A', 'B')?.state ?? apart
    expect(bands(joined)).toEqual(['Engaged', 'Close', 'Close'])
    expect(bands(disengaged(joined, 'A', 'new')?.state ?? joined)).toEqual(['Close', 'Close', 'Close'])
  })

  it('[ENC-53] keep the nearer distance to others when they become one', () => {
    const apart = set(set(three, 'A', 'rat', 'Extreme'), 'B', 'rat', 'Long')
    expect(bands(set(apart, 'A', 'B', 'Engaged'))).toEqual(['Engaged', 'Long', 'Long'])
  })

  const who = fc.constantFrom('A', 'B', 'C', 'rat', 'wolf')
  const move = fc.oneof(
    fc.record({ what: fc.constant('join' as const), who, to: who }),
    fc.record({ what: fc.constant('leave' as const), who }),
    fc.record({ what: fc.constant('set' as const), who, to: who, band: fc.constantFrom(...rangeBands) }),
  )
  type Move = typeof move extends fc.Arbitrary<infer One> ? One : never
  const placeIn = ({ combatants }: EncounterState, id: string) => combatants.find((one) => one.id === id)?.place ?? ''

  function moved(state: EncounterState, one: Move, fresh: string): EncounterState {
    if (one.what === 'join') return engaged(state, one.who, one.to)?.state ?? state
    if (one.what === 'leave') return disengaged(state, one.who, fresh)?.state ?? state
    return rangeSet(state, { a: placeIn(state, one.who), b: placeIn(state, one.to), band: one.band }).state
  }

  it('[ENC-54] distances are the same in either direction, and members of a group share them', () => {
    const property = fc.property(fc.array(move, { maxLength: 30 }), (moves) => {
      const state = moves.reduce(
        (before, one, index) => moved(before, one, `new ${index}`),
        fightOf('A', 'B', 'C', 'rat', 'wolf'),
      )
      const ids = state.combatants.map(({ id }) => id)
      for (const a of ids)
        for (const b of ids) {
          expect(bandBetween(state, a, b)).toBe(bandBetween(state, b, a))
          const isTogether = bandBetween(state, a, b) === 'Engaged'
          expect(isTogether).toBe(placeIn(state, a) === placeIn(state, b))
          const bandsOf = (id: string) => ids.map((c) => bandBetween(state, id, c))
          expect(bandsOf(a)).toEqual(isTogether ? bandsOf(b) : bandsOf(a))
        }
      const { engagements, ranges } = viewOf(state, null)
      expect(engagements.flatMap(({ members }) => members).toSorted()).toEqual(ids.toSorted())
      expect(ranges).toHaveLength((engagements.length * (engagements.length - 1)) / 2)
    })
    fc.assert(property)
  })

  it('[ENC-25] with unknown members get their id from a known one', () => {
    const ambush = fightOf('ghost?', 'A', 'rat')
    const seen = (state: EncounterState) => viewOf(state, knowsIn(state)).engagements
    const joined = engaged(ambush, 'rat', 'ghost')?.state ?? ambush
    expect(seen(joined)).toEqual(seen(ambush))
  })
})
