import type { Combatant, Encounter } from '@waybook/contract'
import { useState } from 'react'

import { useEncounterWrite } from '#parts/encounter/use-encounter-write.ts'

type Points = 'wounds' | 'strain'

/** The wounds or strain of a combatant, with the changes that the server has not answered yet. Each change is sent by itself. */
export function usePointsOf({ id: encounterId }: Encounter, combatant: Combatant, points: Points) {
  const [waiting, setWaiting] = useState(0)
  const { mutateAsync } = useEncounterWrite()
  const value = Math.max(0, (combatant.figures?.[points] ?? 0) + waiting)
  const send = async (by: number) => {
    setWaiting((before) => before + by)
    try {
      await mutateAsync({ name: 'hurtCombatant', params: { encounterId, combatantId: combatant.id, [points]: by } })
    } catch {
      // The write has told why.
    } finally {
      setWaiting((before) => before - by)
    }
  }
  return {
    value,
    change: (by: number) => {
      if (by !== 0 && value + by >= 0) void send(by)
    },
  }
}
