import { Problem, type ParamsOf, type PlannedSession, type SessionRhythm } from '@waybook/contract'
import { isTimeZone } from '@waybook/rules'

import type { Auth } from '#auth/auth.ts'
import { randomId } from '#runtime/random-id.ts'
import { playProblems } from '#sentences/problems.ts'

import { readNames } from '../entities/names.ts'
import type { OperationHandlers, RequestContext, WriteContext } from '../request-context.ts'
import { listSessions, readNewsletters } from '../sessions/queries.ts'
import { readAttendees } from './attendees.ts'
import { answeredDates, NO_PLAN, pollOf, withChanges } from './plan-changes.ts'
import { inRhythm, isDated, LINGERS_MS, withRhythm, type Plan } from './plans.ts'
import { toComing, toPast, toSession } from './presenter.ts'
import {
  deleteAnswers,
  findPlan,
  keepAnswersTo,
  logSchedule,
  putAnswer,
  putPlan,
  putRhythm,
  readAnswers,
  readPlans,
  readRhythm,
} from './queries.ts'
import { putZone, readZones } from './time-zones.ts'

/** More than a group plans ahead by hand. */
const PLANNED_MAX = 60
const PAST_SHOWN = 24
const DAY_MS = 86_400_000
/** How far back past sessions of the rhythm are looked for. */
const PAST_MS = 366 * DAY_MS

/** `now`: milliseconds since 1970. */
export const scheduleOperations = (auth: Auth, now: () => number) =>
  ({
    getSchedule: async (context) => {
      const { records, viewer } = context
      const sessions = await readComing(context, now())
      const attendees = await readAttendees(auth, context, await readAnswers(records))
      const own = (await readZones(records)).find(({ account }) => account === viewer.userId)
      const present = new Set(attendees.map(({ id }) => id))
      return {
        sessions: sessions.map((session) => ({
          ...session,
          answers: session.answers.filter(({ attendeeId }) => present.has(attendeeId)),
        })),
        attendees,
        rhythm: (await readRhythm(records))?.rhythm ?? null,
        timeZone: own ? { zone: own.zone, fixed: own.fixed } : null,
      }
    },

    listPastSessions: async ({ records, scope }) => {
      const since = now() - PAST_MS
      const logs = await listSessions(records)
      const plans = withRhythm(await readPlans(records, since), await readRhythm(records), since, now())
      const newsletters = await readNewsletters(records)
      const names = await readNames(records, [...newsletters.values()], scope)
      const named = new Map(names.map(({ id, name }) => [id, { id, name }]))
      const seen = [...newsletters].flatMap(([log, id]) => {
        const newsletter = named.get(id)
        return newsletter ? [[log, newsletter] as const] : []
      })
      return { sessions: toPast({ plans, logs, newsletters: new Map(seen), now: now() }).slice(0, PAST_SHOWN) }
    },

    planSession: async (context, { date, options, ...plan }) => {
      const { records } = context
      if ((date === undefined) === (options === undefined))
        throw new Problem('bad-params', playProblems.giveDateOrOptions())
      const there = await readPlans(records, records.at - LINGERS_MS)
      if (there.filter(({ id, state }) => state !== 'canceled' && !inRhythm(id)).length >= PLANNED_MAX)
        throw new Problem('conflict', playProblems.tooManySessions({ most: PLANNED_MAX }))
      const when =
        date === undefined ? pollOf(options ?? [], []) : { state: 'planned' as const, startsAt: date, options: [] }
      const planned = { ...withChanges(NO_PLAN, plan), ...when, id: randomId(), sequence: 0, changedAt: records.at }
      await putPlan(records, planned, 'planned')
      return { session: await shown(context, planned.id) }
    },

    changePlannedSession: async (context, { sessionId, date, options, ...changes }) => {
      const plan = await expectPlan(context, sessionId)
      const when = await moved(context, plan, { date, options })
      await replace(context, { ...withChanges(plan, changes), ...when })
      return { session: await shown(context, sessionId) }
    },

    chooseSessionOption: async (context, { sessionId, optionId }) => {
      const plan = await expectPlan(context, sessionId)
      const option = plan.options.find(({ id }) => id === optionId)
      if (plan.state !== 'poll' || !option) throw new Problem('not-found', playProblems.dateNoLongerInPoll())
      await keepAnswersTo(context.records, sessionId, optionId)
      await replace(context, { ...plan, state: 'planned', startsAt: option.startsAt, options: [] })
      return { session: await shown(context, sessionId) }
    },

    cancelPlannedSession: async (context, { sessionId, canceled = true }) => {
      const plan = await expectPlan(context, sessionId)
      const back = isDated(plan) ? 'planned' : 'poll'
      await replace(context, { ...plan, state: canceled ? 'canceled' : back }, canceled ? 'calledOff' : 'replanned')
      return { session: await shown(context, sessionId) }
    },

    answerSession: async (context, params) => {
      const plan = await expectPlan(context, params.sessionId)
      const { records, viewer, firstName } = context
      const { answer, note = '' } = params
      for (const option of answeredDates(plan, params))
        await putAnswer(records, { session: plan.id, option, account: viewer.userId, firstName, answer, note })
      logSchedule(records, { did: 'answered' })
      return { session: await shown(context, plan.id) }
    },

    setRhythm: async ({ records }, { rhythm }) => {
      if (rhythm) refuseNoZone(rhythm)
      await putRhythm(records, rhythm)
    },

    setTimeZone: async ({ records, viewer }, zone) => {
      refuseNoZone(zone)
      await putZone(records, { ...zone, account: viewer.userId })
    },
  }) satisfies Partial<OperationHandlers>

async function readComing({ records, campaignId }: RequestContext, now: number): Promise<PlannedSession[]> {
  const since = now - LINGERS_MS
  const plans = withRhythm(await readPlans(records, since), await readRhythm(records), since, now)
  return toComing(plans, { campaignId, answers: await readAnswers(records), logs: await listSessions(records), now })
}

/** A session as it is after a change, also if its date has passed. */
async function shown(context: WriteContext, id: string): Promise<PlannedSession> {
  const { campaignId, records } = context
  const session = (await readComing(context, records.at)).find((one) => one.id === id)
  if (session) return session
  return toSession(await expectPlan(context, id), null, { campaignId, answers: await readAnswers(records) })
}

async function expectPlan({ records }: RequestContext, id: string): Promise<Plan> {
  const plan = await findPlan(records, id)
  return expectFound(plan?.state === 'dropped' ? null : plan)
}

function expectFound<Found>(found: Found | null | undefined): Found {
  if (!found) throw new Problem('not-found', playProblems.sessionNoLongerPlanned())
  return found
}

/** The new date or dates of a session. Answers to a date that is gone are deleted. */
async function moved(
  { records }: WriteContext,
  plan: Plan,
  { date, options }: Pick<ParamsOf<'changePlannedSession'>, 'date' | 'options'>,
): Promise<Partial<Plan>> {
  if (date !== undefined && options !== undefined) throw new Problem('bad-params', playProblems.dateOrOptionsNotBoth())
  if (date !== undefined && date !== plan.startsAt) {
    await deleteAnswers(records, plan.id)
    return { startsAt: date, options: [], state: 'planned' }
  }
  if (options === undefined) return {}
  const poll = { ...pollOf(options, plan.options), ...(isDated(plan) && { lastStart: plan.startsAt }) }
  await deleteAnswers(records, plan.id, { except: poll.options.map(({ id }) => id) })
  return poll
}

/** Stores a changed session. Calendars follow each change. */
async function replace({ records }: WriteContext, plan: Plan, did: 'replanned' | 'calledOff' = 'replanned') {
  await putPlan(records, { ...plan, sequence: plan.sequence + 1, changedAt: records.at }, did)
}

function refuseNoZone({ zone }: Pick<SessionRhythm, 'zone'>): void {
  if (!isTimeZone(zone)) throw new Problem('bad-params', playProblems.noTimeZone({ zone }))
}
