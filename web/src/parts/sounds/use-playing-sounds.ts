import type { PlayingSound } from '@waybook/contract'
import { useEffect, useState } from 'react'

import { useOperation } from '#api/operation-query.ts'
import { useMe } from '#api/session.ts'

import { endOf, startOf } from './sound-times.ts'

const none: readonly PlayingSound[] = []

/** The music and sounds that play for the viewer, with their start on this device's clock. Live messages keep them current. */
export function usePlayingSounds(): readonly PlayingSound[] {
  const campaignId = useMe().campaign.id
  const { data, dataUpdatedAt } = useOperation('getPlayingSounds', { campaignId }, { retry: false })
  const started = (data?.playing ?? none).map((one) => ({ ...one, startedAt: startOf(one, dataUpdatedAt) }))
  const now = useNowUntil(started)
  return started.filter((one) => endOf(one) > now)
}

/** The time, which is read again when the next of these sounds ends by itself. */
function useNowUntil(sounds: readonly PlayingSound[]): number {
  const [now, setNow] = useState(() => Date.now())
  const next = Math.min(...sounds.map(endOf).filter((end) => end > now))
  useEffect(() => {
    if (next === Infinity) return undefined
    const timer = setTimeout(() => setNow(Date.now()), Math.max(0, next - Date.now()) + 1)
    return () => clearTimeout(timer)
  }, [next])
  return now
}
