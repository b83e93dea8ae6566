import type { Combatant, Encounter } from '@waybook/contract'
import type { RangeBand } from '@waybook/rules'

import { useEncounterWrite } from '#api/use-play-write.ts'

import { bandBetween, groupOf } from './bands.ts'

/**
 * Moves a combatant to a band measured from another one. The combatant leaves its engagement group first; the group's other members
 * stay in place. The write itself reports errors.
 */
export function useMove(encounter: Encounter, from: Combatant) {
  const { mutateAsync, isPending } = useEncounterWrite()
  const encounterId = encounter.id
  const engageWith = async (moving: Combatant, other: string | null) =>
    await mutateAsync({ name: 'engage', params: { encounterId, combatantId: moving.id, with: other } })
  const move = async (moving: Combatant, band: RangeBand) => {
    const isThere = (places: Encounter) => bandBetween(places, from.id, moving.id) === band
    if (isThere(encounter)) return
    if (band === 'Engaged') {
      await engageWith(moving, from.id)
      return
    }
    const isAlone = (groupOf(encounter, moving.id)?.members.length ?? 1) <= 1
    const left = isAlone ? encounter : (await engageWith(moving, null)).encounter
    if (isThere(left)) return
    await mutateAsync({ name: 'setRange', params: { encounterId, a: from.id, b: moving.id, band } })
  }
  return {
    isPending,
    move: (moving: Combatant, band: RangeBand) => void move(moving, band).catch(() => undefined),
  }
}
