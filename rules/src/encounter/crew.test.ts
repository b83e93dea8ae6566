import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { rangeBands } from '../attack/difficulty.ts'
import { vehicleOf } from '../vehicle/vehicle.ts'
import { withoutCombatant } from './combatants.ts'
import { boarded, crewOf, setDown } from './crew.ts'
import { findCombatant, withCombatant, type EncounterState } from './encounter-state.ts'
import { viewOf } from './encounter-view.ts'
import { fightOf } from './fight-of.ts'
import { bandBetween, disengaged, engaged, rangeSet } from './places.ts'

const vehicle = vehicleOf({ vehicle: 'person', speed: 2, handling: -1 })
/** A fight with a wagon; `ghost` is unknown to players. */
const parked = ['wagon', 'punt'].reduce(
  (state, id) => withCombatant(state, id, (one) => (vehicle ? { ...one, vehicle } : one)),
  fightOf('KESSA', 'ODO', 'ghost?', 'wagon', 'punt'),
)
const aboard = (state: EncounterState, ...ids: readonly string[]) =>
  ids.reduce((before, id) => boarded(before, id, { vehicle: 'wagon', role: 'crew' }) ?? before, state)
const placeOf = (state: EncounterState, id: string) => findCombatant(state, id)?.place

describe('a crew', () => {
  const ridden = aboard(parked, 'KESSA', 'ODO')

  it('[VEH-20] is where its vehicle is, and moves with it, whoever of them moves', () => {
    expect(crewOf(ridden, 'wagon').map(({ id }) => id)).toEqual(['KESSA', 'ODO'])
    for (const moving of ['KESSA', 'ODO', 'wagon']) {
      const moved = engaged(ridden, moving, 'ghost')?.state ?? ridden
      expect(['KESSA', 'ODO', 'wagon'].map((id) => bandBetween(moved, id, 'ghost'))).toEqual([
        'Engaged',
        'Engaged',
        'Engaged',
      ])
      const away = disengaged(moved, moving, 'the ford')?.state ?? moved
      expect(['KESSA', 'ODO', 'wagon'].map((id) => placeOf(away, id))).toEqual(['the ford', 'the ford', 'the ford'])
    }
  })

  it('[VEH-21] boards only vehicles, and vehicles board nothing', () => {
    expect(boarded(parked, 'KESSA', { vehicle: 'ODO', role: 'crew' })).toBeNull()
    expect(boarded(parked, 'punt', { vehicle: 'wagon', role: 'crew' })).toBeNull()
    expect(boarded(parked, 'nobody', { vehicle: 'wagon', role: 'crew' })).toBeNull()
    expect(setDown(parked, 'KESSA', 'here')).toBeNull()
  })

  it('[VEH-22] is set down close to the vehicle, and stays where a vehicle was that leaves', () => {
    const down = setDown(ridden, 'KESSA', 'the verge') ?? ridden
    expect([bandBetween(down, 'KESSA', 'wagon'), findCombatant(down, 'KESSA')?.aboard]).toEqual(['Close', undefined])
    const gone = withoutCombatant(ridden, 'wagon', () => true)
    expect(gone.combatants.some((one) => one.aboard)).toBe(false)
    expect(placeOf(gone, 'KESSA')).toBe(placeOf(gone, 'ODO'))
  })

  it('[VEH-24] players learn nothing of an unknown rider or an unknown vehicle', () => {
    const withGhost = aboard(ridden, 'ghost')
    const knows = (id: string) => id !== 'ghost'
    expect(viewOf(withGhost, knows)).toEqual(viewOf(ridden, knows))
    const seen = viewOf(ridden, (id) => id !== 'wagon')
    expect(seen.combatants.some((one) => one.aboard)).toBe(false)
  })
})

it('[VEH-20] a crew and its vehicle are in one place after any moves', () => {
  const ids = fc.constantFrom('KESSA', 'ODO', 'ghost', 'wagon', 'punt')
  const move = fc.oneof(
    fc.record({ kind: fc.constant('board' as const), a: ids, b: ids }),
    fc.record({ kind: fc.constant('leave' as const), a: ids, b: ids }),
    fc.record({ kind: fc.constant('engage' as const), a: ids, b: ids }),
    fc.record({ kind: fc.constant('disengage' as const), a: ids, b: ids }),
    fc.record({ kind: fc.constant('range' as const), a: ids, b: ids, band: fc.constantFrom(...rangeBands) }),
  )
  fc.assert(
    fc.property(fc.array(move, { maxLength: 20 }), (moves) => {
      let state: EncounterState = parked
      for (const [index, one] of moves.entries()) {
        const next = afterMove(state, one, `place ${index}`)
        state = next ?? state
        const riders = state.combatants.flatMap(({ aboard: on, place }) =>
          on ? [[place, placeOf(state, on.vehicle)]] : [],
        )
        expect(riders.every(([own, theirs]) => own === theirs)).toBe(true)
      }
    }),
  )
})

interface Move {
  readonly kind: 'board' | 'leave' | 'engage' | 'disengage' | 'range'
  readonly a: string
  readonly b: string
  readonly band?: (typeof rangeBands)[number]
}

function afterMove(state: EncounterState, { kind, a, b, band = 'Long' }: Move, place: string): EncounterState | null {
  switch (kind) {
    case 'board':
      return boarded(state, a, { vehicle: b, role: 'driver' })
    case 'leave':
      return setDown(state, a, place)
    case 'engage':
      return engaged(state, a, b)?.state ?? null
    case 'disengage':
      return disengaged(state, a, place)?.state ?? null
    case 'range':
      return rangeSet(state, { a: placeOf(state, a) ?? '', b: placeOf(state, b) ?? '', band }).state
  }
}
