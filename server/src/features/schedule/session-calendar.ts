import type { CampaignTables } from '#database/database.ts'

import { readCampaign } from '../campaign/queries.ts'
import type { RequestContext } from '../request-context.ts'
import { isDated, withRhythm, type DatedPlan, type Plan } from './plans.ts'
import { findPlan, readAnswers, readPlans, readRhythm } from './queries.ts'
import type { CalendarEvent, SessionCalendar } from './write-calendar.ts'

const DAY_MS = 86_400_000
/** What was called off stays this long: a calendar may keep an event that merely vanishes. */
const PAST_MS = 30 * DAY_MS

/** The dates that a member's calendar shows: those to come, and those of the last thirty days. `origin`: of the campaign's pages. */
export async function sessionCalendar(context: RequestContext, origin: string, now: number): Promise<SessionCalendar> {
  const { records } = context
  const since = now - PAST_MS
  const plans = withRhythm(await readPlans(records, since), await readRhythm(records), since, now)
  return await calendarOf(
    context,
    origin,
    plans.flatMap((plan) => inCalendar(plan, since)),
  )
}

/** What calendars have of a session. A session that became a poll is canceled on its last date, because it may get another. */
export function inCalendar(plan: Plan, since: number): DatedPlan[] {
  if (isDated(plan)) return [plan]
  const { lastStart } = plan
  return lastStart === undefined || lastStart < since ? [] : [{ ...plan, state: 'canceled', startsAt: lastStart }]
}

/** The date of one session, for a file; `null` if it has none. */
export async function oneSessionCalendar(
  context: RequestContext,
  origin: string,
  sessionId: string,
): Promise<SessionCalendar | null> {
  const plan = await findPlan(context.records, sessionId)
  return plan && isDated(plan) && plan.state !== 'dropped' ? await calendarOf(context, origin, [plan]) : null
}

async function calendarOf(
  { records, campaignId, viewer }: RequestContext,
  origin: string,
  plans: readonly DatedPlan[],
): Promise<SessionCalendar> {
  const stayAway = await sessionsWithout(records, viewer.userId)
  const name = (await readCampaign(records))?.name ?? 'Waybook'
  return {
    name,
    campaignId,
    url: `${origin}/schedule`,
    events: plans.map((plan) => toEvent(plan, name, stayAway.has(plan.id))),
  }
}

/** The sessions to which a member said no. */
async function sessionsWithout(records: CampaignTables, account: string): Promise<ReadonlySet<string>> {
  const own = (await readAnswers(records)).filter((answer) => answer.account === account && answer.answer === 'no')
  return new Set(own.map(({ session }) => session))
}

function toEvent(plan: DatedPlan, campaign: string, staysAway: boolean): CalendarEvent {
  const { id, startsAt, minutes, title, place, note, state, sequence, changedAt } = plan
  return {
    id,
    startsAt,
    minutes,
    place,
    note,
    sequence,
    changedAt,
    staysAway,
    title: title === '' ? campaign : `${campaign}: ${title}`,
    isCanceled: state === 'canceled' || state === 'dropped',
  }
}
