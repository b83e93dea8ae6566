import type { Combatant, Encounter } from '@waybook/contract'

import { useOperation } from '#api/operation-query.ts'
import { useMe } from '#api/session.ts'

/** The encounter that is under way, as far as the viewer knows who takes part: `null` if there is none, `undefined` while it is loading. */
export function useEncounter(): Encounter | null | undefined {
  return useOperation('getEncounter', {}).data?.encounter
}

/** The combatant of the viewer’s own character; `null` if they have none in this encounter. */
export function useOwnCombatant({ combatants }: Pick<Encounter, 'combatants'>): Combatant | null {
  const { characterId } = useMe()
  return combatants.find((one) => one.kind === 'character' && one.characterId === characterId) ?? null
}
