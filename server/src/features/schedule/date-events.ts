import type { ScheduleChange } from './queries.ts'

/** What a message about the schedule is about. `isNew`: not only a change of what an earlier message said. */
type DateEvent = readonly [event: string, isNew: boolean]

/**
 * What a change of the schedule may be a message about. A new date gets a new message, so people notice it. The message about the earlier
 * date can be edited.
 */
export function dateEvents({ did, session, rhythm }: ScheduleChange['payload']): readonly DateEvent[] {
  if (rhythm)
    return [
      [rhythmEvent(rhythm.sequence), true],
      [rhythmEvent(rhythm.before), false],
    ]
  if (!session) return []
  const { id, startsAt, before } = session
  const moved = before !== startsAt ? ([[dateEvent(id, before), false]] as const) : []
  if (did === 'calledOff')
    return [
      [offEvent(id), true],
      [dateEvent(id, startsAt), false],
    ]
  return [[dateEvent(id, startsAt), true], ...moved, [offEvent(id), false]]
}

/** `startsAt`: `null` for a poll. */
const dateEvent = (id: string, startsAt: number | null) => `date ${id} ${startsAt ?? 'poll'}`
const offEvent = (id: string) => `off ${id}`
const rhythmEvent = (sequence: number) => `rhythm ${sequence}`

/** What an event is about, as stored in the outbox. `null` if it is not about the schedule. */
export type ReadDateEvent =
  | { readonly is: 'date'; readonly session: string; readonly startsAt: number | null }
  | { readonly is: 'off'; readonly session: string }
  | { readonly is: 'rhythm'; readonly sequence: number }

export function readDateEvent(event: string): ReadDateEvent | null {
  const [is, id = '', detail = ''] = event.split(' ')
  if (is === 'date') return { is, session: id, startsAt: detail === 'poll' ? null : Number(detail) }
  if (is === 'off') return { is, session: id }
  return is === 'rhythm' ? { is, sequence: Number(id) } : null
}
