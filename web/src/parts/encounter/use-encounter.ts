import type { Combatant, Encounter } from '@waybook/contract'

import { useOperation } from '#api/operation-query.ts'
import { useMe } from '#api/session.ts'

/** The current encounter with the combatants that the viewer knows. `null` if there is none, `undefined` while loading. */
export function useEncounter(): Encounter | null | undefined {
  return useOperation('getEncounter', {}).data?.encounter
}

/** The combatant of the viewer’s own character; `null` if it isn't in this encounter. */
export function useOwnCombatant({ combatants }: Pick<Encounter, 'combatants'>): Combatant | null {
  const { characterId } = useMe()
  return combatants.find((one) => one.kind === 'character' && one.characterId === characterId) ?? null
}
