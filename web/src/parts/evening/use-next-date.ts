import { useState } from 'react'

import { useOperation } from '#api/operation-query.ts'
import { zoneOf } from '#api/time-zone.ts'
import { dateWordsIn } from '#ui/text/date-words.ts'

const DAY_MS = 86_400_000
const WEEK_MS = 7 * DAY_MS

/** The date of the next session: the planned one, or the one that the game master enters at the end of the evening. */
export function useNextDate() {
  const { data, isPending } = useOperation('getSchedule', {})
  const words = dateWordsIn(zoneOf(data?.timeZone))
  const [now] = useState(() => Date.now())
  const [entered, setEntered] = useState<string | null>(null)
  const sessions = data?.sessions ?? []
  const tonight = sessions.find(({ startsAt }) => startsAt !== null && startsAt <= now)
  const planned = sessions.find(({ state, startsAt }) => state === 'planned' && startsAt !== null && startsAt > now)
  const hasPoll = sessions.some(({ state }) => state === 'poll')
  // Most groups play at the same time in a week.
  const field = entered ?? words.toField((tonight?.startsAt ?? eveningOf(now)) + WEEK_MS)
  const at = words.fromField(field)
  const isAsked = data !== undefined && !planned && !hasPoll
  return {
    isPending,
    /** The next date, if there is one, in words. */
    planned: planned?.startsAt ? words.full(planned.startsAt) : null,
    field: isAsked ? field : null,
    setField: setEntered,
    chosen: isAsked && at !== null ? { at, words: words.full(at), place: tonight?.place ?? '' } : null,
  }
}

/** Seven in the evening on this day, by the clock of the device. */
function eveningOf(now: number): number {
  return new Date(now).setHours(19, 0, 0, 0)
}
