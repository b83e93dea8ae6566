import type { Combatant, Encounter } from '@waybook/contract'
import { useState } from 'react'

import { useEncounterWrite } from '#api/use-play-write.ts'

/** Hit points count what is left and fall; strain counts what was suffered and rises. */
export type Points = 'hitPoints' | 'strain'

interface Sent {
  readonly by: number
  /** The points after this change, if nobody else changes them. */
  readonly to: number
  /** The version of the resulting encounter; `null` until the server answers. */
  readonly version: number | null
}

/**
 * A combatant's hit points or strain, including changes that this encounter doesn't contain yet. Each change is its own request. The encounter
 * may arrive with a change before the answer does. So if the stored points equal a change's result, they contain it and all earlier ones.
 */
export function usePointsOf({ id: encounterId, version }: Encounter, combatant: Combatant, points: Points) {
  const [sent, setSent] = useState<readonly Sent[]>([])
  const { mutateAsync } = useEncounterWrite()
  const { figures } = combatant
  const isLeft = points === 'hitPoints'
  const most = (isLeft ? figures?.woundThreshold : figures?.strainThreshold) ?? null
  const stored = isLeft ? (most ?? 0) - (figures?.wounds ?? 0) : (figures?.strain ?? 0)
  const isNewer = (one: Sent) => one.version === null || one.version > version
  const missing = sent.slice(sent.findLastIndex(({ to }) => to === stored) + 1).filter(isNewer)
  const sum = missing.reduce((reached, { by }) => reached + by, stored)
  const isPossible = (reached: number) => (isLeft ? reached <= (most ?? 0) : reached >= 0)
  const value = isPossible(sum) ? sum : isLeft ? (most ?? 0) : 0
  const send = async (by: number) => {
    const change: Sent = { by, to: value + by, version: null }
    setSent((others) => [...others.filter(isNewer), change])
    try {
      const params = { encounterId, combatantId: combatant.id, ...(isLeft ? { wounds: -by } : { strain: by }) }
      const { encounter } = await mutateAsync({ name: 'hurtCombatant', params })
      setSent((all) => all.map((one) => (one === change ? { ...one, version: encounter.version } : one)))
    } catch {
      // The write itself reports the error.
      setSent((all) => all.filter((one) => one !== change))
    }
  }
  return {
    value,
    /** The threshold; `null` if the combatant has no such points. */
    most,
    change: (by: number) => {
      if (by !== 0 && isPossible(value + by)) void send(by)
    },
  }
}

/** A combatant's hit points or strain, and how to change them. */
export type PointsOf = ReturnType<typeof usePointsOf>
