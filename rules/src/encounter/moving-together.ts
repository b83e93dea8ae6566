import type { EncounterState } from './encounter-state.ts'

/**
 * Everybody who moves with a combatant: a vehicle with everybody aboard, or the combatant alone.
 * @example [...movingWith(fightOf('KESSA', 'wagon'), 'KESSA')] // ['KESSA']
 */
export function movingWith({ combatants }: EncounterState, id: string): ReadonlySet<string> {
  const vehicle = combatants.find((one) => one.id === id)?.aboard?.vehicle ?? id
  const aboard = combatants.filter((one) => one.aboard?.vehicle === vehicle)
  return new Set([vehicle, ...aboard.map((one) => one.id)])
}
