import type { CharacterDynamic } from '@waybook/contract'
import { sheetPoints } from '@waybook/messages/sheetPoints'

import { useLive } from '#api/live/live.ts'
import { isPointsOf, pointsAfter } from '#api/live/pending-changes.ts'
import type { PointsField } from '#api/live/stored-writes.ts'
import { usePlay, useWaitingFor } from '#api/live/use-waiting.ts'
import { SLOW_SAVE_MS, useSlow } from '#ui/state/use-delayed.ts'

import { useChangeByOthers } from './use-change-by-others.ts'

/** A character's hit points or strain. */
export interface PointsProps {
  readonly label: string
  readonly field: PointsField
  readonly characterId: string
  readonly dynamic: CharacterDynamic
  readonly most: number
}

/** Hit points or strain, including the changes that the server has not answered yet. */
export function usePoints({ characterId, field, dynamic, most }: PointsProps) {
  const play = usePlay()
  const status = useLive()
  const { writes, refused } = useWaitingFor(characterId, isPointsOf(field))
  const slow = useSlow(writes[0]?.idempotencyKey ?? null, SLOW_SAVE_MS)
  // Missing only for viewers who may not see the points, and they don't see the sheet either.
  const stored = dynamic[field] ?? 0
  const value = pointsAfter(stored, most, writes)
  return {
    value,
    isDown: field === 'hitpoints' && value === 0,
    /** Always false without a connection, because changes are only queued then. */
    saving: slow && status === 'live',
    notice: refused !== null ? sheetPoints.notSaved() : status === 'down' ? waitingText(value - stored) : null,
    refused: refused !== null,
    changeByOthers: useChangeByOthers(characterId, field),
    change: (by: number) => play(characterId, { field, by }),
  }
}

export type Points = ReturnType<typeof usePoints>

function waitingText(by: number): string | null {
  return by === 0 ? null : sheetPoints.waiting({ change: signed(by) })
}

/** A number with its sign, and a real minus. */
export function signed(by: number): string {
  return `${by > 0 ? '+' : '−'}${Math.abs(by)}`
}
