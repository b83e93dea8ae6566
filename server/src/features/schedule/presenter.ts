import type { PastSession, PlannedSession } from '@waybook/contract'

import type { SessionRecord } from '../sessions/queries.ts'
import { attendeeIdOf } from './attendees.ts'
import { inRhythm, isDated, isOver, logOf, type DatedPlan, type Plan } from './plans.ts'
import type { AnswerRecord } from './queries.ts'

interface Answered {
  readonly campaignId: string
  readonly answers: readonly AnswerRecord[]
}

interface Known extends Answered {
  /** Newest first. */
  readonly logs: readonly SessionRecord[]
  /** Milliseconds since 1970. */
  readonly now: number
}

/** The sessions to come, with the numbers that their logs will have. */
export function toComing(plans: readonly Plan[], known: Known): PlannedSession[] {
  const { logs, now } = known
  let next = (logs[0]?.number ?? 0) + 1
  return plans.flatMap((plan) => {
    if (plan.state === 'dropped' || isOver(plan, logs, now)) return []
    if (plan.state === 'canceled') return [toSession(plan, null, known)]
    const log = isDated(plan) ? logOf(plan, logs) : null
    return [toSession(plan, log?.number ?? next++, known)]
  })
}

export function toSession(plan: Plan, number: number | null, { campaignId, answers }: Answered): PlannedSession {
  const { id, startsAt, state, options, title, place, note, minutes, minimum } = plan
  const dates = startsAt === null ? options.map((option) => option.id) : ['']
  return {
    id,
    number,
    startsAt,
    title,
    place,
    note,
    minutes,
    minimum,
    state: state === 'dropped' ? 'canceled' : state,
    options: startsAt === null ? [...options] : [],
    answers: dates
      .flatMap((date) => answers.filter(({ session, option }) => session === id && option === date))
      .map(({ account, option, answer, note: said }) => ({
        attendeeId: attendeeIdOf(campaignId, account),
        optionId: option === '' ? null : option,
        answer,
        note: said,
      })),
    inRhythm: inRhythm(id),
  }
}

interface Past {
  readonly plans: readonly Plan[]
  /** Newest first. */
  readonly logs: readonly SessionRecord[]
  /** Newsletters that the viewer may see, by the id of the log. */
  readonly newsletters: ReadonlyMap<string, { readonly id: string; readonly name: string }>
  readonly now: number
}

/** The sessions whose time has come, newest first: planned ones with the logs that belong to them, and the other logs. */
export function toPast({ plans, logs, newsletters, now }: Past): PastSession[] {
  const over = plans.filter((plan) => plan.state !== 'dropped' && isOver(plan, logs, now)).filter(isDated)
  const planned = over.map((plan) => ({ plan, log: plan.state === 'planned' ? logOf(plan, logs) : null }))
  // A session of the rhythm that nobody played is no news.
  const listed = planned.filter(({ plan, log }) => log !== null || !inRhythm(plan.id))
  const matched = new Set(listed.map(({ log }) => log?.id))
  const others = logs.filter(({ id, endedAt }) => endedAt !== null && !matched.has(id))
  const all = [...listed, ...others.map((log) => ({ plan: null, log }))]
  return all
    .map(({ plan, log }) => toPastSession(plan, log, log ? (newsletters.get(log.id) ?? null) : null))
    .toSorted((one, other) => other.startsAt - one.startsAt)
}

function toPastSession(
  plan: DatedPlan | null,
  log: SessionRecord | null,
  newsletter: PastSession['newsletter'],
): PastSession {
  return {
    id: plan?.id ?? null,
    startsAt: plan?.startsAt ?? log?.startedAt ?? 0,
    title: plan?.title ?? '',
    place: plan?.place ?? '',
    isCanceled: plan?.state === 'canceled',
    log: log && { sessionId: log.id, number: log.number, date: log.date },
    newsletter,
  }
}
