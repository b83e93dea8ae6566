import {
  findCombatant,
  withCombatant,
  type Aboard,
  type CombatantState,
  type EncounterState,
} from './encounter-state.ts'
import { disengaged, withoutEmptyPlaces } from './places.ts'

/** What somebody does aboard a vehicle. */
export const crewRoles = ['driver', 'gunner', 'crew'] as const

/**
 * Everybody aboard a vehicle.
 * @example crewOf(fightOf('KESSA', 'wagon'), 'wagon') // []
 */
export function crewOf({ combatants }: EncounterState, vehicle: string): CombatantState[] {
  return combatants.filter(({ aboard }) => aboard?.vehicle === vehicle)
}

/**
 * Takes a combatant aboard, where the vehicle is. Seats are not counted: refusing one would tell of a stowaway. `null` if there is no such
 * combatant or vehicle.
 * @example boarded(fightOf('KESSA', 'wagon'), 'KESSA', { vehicle: 'nothing', role: 'crew' }) // null
 */
export function boarded(state: EncounterState, id: string, aboard: Aboard): EncounterState | null {
  const vehicle = findCombatant(state, aboard.vehicle)
  const one = findCombatant(state, id)
  if (!one || one.vehicle || !vehicle?.vehicle) return null
  const moved = withCombatant(state, id, (before) => ({ ...before, aboard, place: vehicle.place }))
  return withoutEmptyPlaces(moved)
}

/**
 * Sets a combatant down beside its vehicle, at a new `place`. `null` if it is aboard of none.
 * @example setDown(fightOf('KESSA', 'wagon'), 'KESSA', 'beside') // null
 */
export function setDown(state: EncounterState, id: string, place: string): EncounterState | null {
  if (!findCombatant(state, id)?.aboard) return null
  return disengaged(withoutAboard(state, id), id, place)?.state ?? null
}

function withoutAboard(state: EncounterState, id: string): EncounterState {
  return withCombatant(state, id, ({ aboard: _left, ...one }) => one)
}

/** The encounter after a vehicle has left it: its crew stays where it was. */
export function withoutVehicle(state: EncounterState, vehicle: string): EncounterState {
  return crewOf(state, vehicle).reduce((before, { id }) => withoutAboard(before, id), state)
}
