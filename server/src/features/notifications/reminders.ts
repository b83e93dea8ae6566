import type { NotificationKind } from '@waybook/contract'

import { newestSeq } from '#database/change-log.ts'

import type { SendingContext, Topic } from '../outbox/channel.ts'
import { withRhythm } from '../schedule/plans.ts'
import { readPlans, readRhythm } from '../schedule/queries.ts'
import { usefulForMs } from './topics.ts'

/** What members are reminded of now. `now`: milliseconds since 1970. */
export async function readReminders({ records }: SendingContext, now: number): Promise<Topic[]> {
  const plans = withRhythm(await readPlans(records, now), await readRhythm(records), now, now)
  return remindersOf(plans, { now, seq: await newestSeq(records) })
}

/** A planned session, as far as reminders need it. */
interface Upcoming {
  readonly id: string
  readonly state: 'poll' | 'planned' | 'canceled' | 'dropped'
  /** `null` in a poll. */
  readonly startsAt: number | null
  /** When it was planned or last changed, in milliseconds since 1970. */
  readonly changedAt: number
}

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** Nobody knows earlier than that whether they have time. */
const ASKED_BEFORE_MS = 14 * DAY_MS
const ASKED_AGAIN_BEFORE_MS = 2 * DAY_MS
/** The notification of a new date asks already. */
const ASKED_AFTER_MS = DAY_MS

/** What is due by the clock. The same topics are due for a while: the outbox sends each once. `seq`: the newest change. */
export function remindersOf(
  sessions: readonly Upcoming[],
  { now, seq }: { readonly now: number; readonly seq: number },
) {
  return sessions.flatMap(({ id, state, startsAt, changedAt }): Topic[] => {
    const isKnown = now - changedAt >= ASKED_AFTER_MS
    const about = (kind: NotificationKind, event: string, until: number): Topic => {
      const left = Math.min(usefulForMs[kind], until - now)
      return { kind, event: `${event} ${id} ${startsAt ?? ''}`, seq, by: null, usefulForMs: left }
    }
    if (state === 'poll') return isKnown ? [about('answer', 'answer', Infinity)] : []
    const left = (startsAt ?? 0) - now
    if (state !== 'planned' || startsAt === null || left <= 0) return []
    if (left <= HOUR_MS) return [about('sessionSoon', 'soon', startsAt)]
    return [
      ...(left <= DAY_MS ? [about('sessionTomorrow', 'tomorrow', startsAt - HOUR_MS)] : []),
      ...(left <= ASKED_AGAIN_BEFORE_MS
        ? [about('answer', 'last-answer', startsAt - HOUR_MS)]
        : left <= ASKED_BEFORE_MS && isKnown
          ? [about('answer', 'answer', startsAt - ASKED_AGAIN_BEFORE_MS)]
          : []),
    ]
  })
}
