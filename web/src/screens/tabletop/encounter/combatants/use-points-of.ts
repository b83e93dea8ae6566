import type { Combatant, Encounter } from '@waybook/contract'
import { useState } from 'react'

import { useEncounterWrite } from '#api/use-play-write.ts'

type Points = 'wounds' | 'strain'

interface Sent {
  readonly by: number
  /** The points that it leads to, if nobody else changes them. */
  readonly to: number
  /** Of the encounter that it led to; `null` before the server has answered. */
  readonly version: number | null
}

/**
 * The wounds or strain of a combatant, with the changes that this encounter does not have yet. Each change is sent by itself. The encounter may
 * come with a change before its answer does, so points that a change leads to have that change and those before it.
 */
export function usePointsOf({ id: encounterId, version }: Encounter, combatant: Combatant, points: Points) {
  const [sent, setSent] = useState<readonly Sent[]>([])
  const { mutateAsync } = useEncounterWrite()
  const stored = combatant.figures?.[points] ?? 0
  const isNewer = (one: Sent) => one.version === null || one.version > version
  const missing = sent.slice(sent.findLastIndex(({ to }) => to === stored) + 1).filter(isNewer)
  const value = Math.max(
    0,
    missing.reduce((sum, { by }) => sum + by, stored),
  )
  const send = async (by: number) => {
    const change: Sent = { by, to: value + by, version: null }
    setSent((others) => [...others.filter(isNewer), change])
    try {
      const params = { encounterId, combatantId: combatant.id, [points]: by }
      const { encounter } = await mutateAsync({ name: 'hurtCombatant', params })
      setSent((all) => all.map((one) => (one === change ? { ...one, version: encounter.version } : one)))
    } catch {
      // The write has told why.
      setSent((all) => all.filter((one) => one !== change))
    }
  }
  return {
    value,
    change: (by: number) => {
      if (by !== 0 && value + by >= 0) void send(by)
    },
  }
}
