import type { Combatant, Encounter } from '@waybook/contract'
import type { RangeBand } from '@waybook/rules'

import { useEncounterWrite } from '#parts/encounter/use-encounter-write.ts'

import { bandBetween, groupOf } from './bands.ts'

/**
 * Moves one combatant to a band from another. Who stands in a group leaves it first; those who are left there stay where they are. What cannot be
 * saved is told by the write.
 */
export function useMove(encounter: Encounter, from: Combatant) {
  const { mutateAsync, isPending } = useEncounterWrite()
  const encounterId = encounter.id
  const move = async (moving: Combatant, band: RangeBand) => {
    if (bandBetween(encounter, from.id, moving.id) === band) return
    if (band === 'Engaged') {
      await mutateAsync({ name: 'engage', params: { encounterId, combatantId: moving.id, with: from.id } })
      return
    }
    const alone = (groupOf(encounter, moving.id)?.members.length ?? 1) <= 1
    const places = alone
      ? encounter
      : (await mutateAsync({ name: 'engage', params: { encounterId, combatantId: moving.id, with: null } })).encounter
    const [a, b] = [groupOf(places, from.id)?.id, groupOf(places, moving.id)?.id]
    if (a === undefined || b === undefined || bandBetween(places, from.id, moving.id) === band) return
    await mutateAsync({ name: 'setRange', params: { encounterId, a, b, band } })
  }
  return {
    isPending,
    move: (moving: Combatant, band: RangeBand) => void move(moving, band).catch(() => undefined),
  }
}
