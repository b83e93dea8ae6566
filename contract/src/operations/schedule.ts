import * as z from 'zod/mini'

import { gameMaster, signedIn } from '../access.ts'
import { defineRead, defineWrite } from '../operation.ts'
import {
  ANSWER_NOTE_MAX,
  attendance,
  attendee,
  moment,
  pastSession,
  plannedSession,
  rhythm,
  SESSION_OPTIONS_MAX,
  sessionPlan,
} from '../records/schedule.ts'
import { done, recordId } from './parameters.ts'

const sessionId = recordId
const plan = z.partial(sessionPlan)
const options = z.array(moment).check(z.minLength(1), z.maxLength(SESSION_OPTIONS_MAX))
const changed = z.object({ ...done, session: plannedSession })

export const getSchedule = defineRead({
  name: 'getSchedule',
  summary: 'Returns the sessions to come, earliest first, with everyone’s answers.',
  params: z.object({}),
  answer: z.object({
    sessions: z.array(plannedSession),
    attendees: z.array(attendee),
    rhythm: z.nullable(rhythm),
    /** The caller's time zone. `fixed`: chosen in the profile, whatever the browser says. `null` until a browser has reported it. */
    timeZone: z.nullable(z.object({ zone: z.string(), fixed: z.boolean() })),
  }),
  callers: signedIn,
})

export const listPastSessions = defineRead({
  name: 'listPastSessions',
  summary: 'Lists the sessions whose time has come, newest first, with their logs and newsletters.',
  params: z.object({}),
  answer: z.object({ sessions: z.array(pastSession) }),
  callers: signedIn,
})

export const planSession = defineWrite({
  name: 'planSession',
  summary: 'Plans a session, on one date or with several dates to choose from.',
  // The handler refuses both and none, after the caller's permission was checked.
  params: z.extend(plan, { date: z.optional(moment), options: z.optional(options) }),
  answer: changed,
  callers: gameMaster,
})

export const changePlannedSession = defineWrite({
  name: 'changePlannedSession',
  summary:
    'Changes a planned session. Another date removes the answers; other options remove the answers to the ones that are gone.',
  params: z.extend(plan, { sessionId, date: z.optional(moment), options: z.optional(options) }),
  answer: changed,
  callers: gameMaster,
})

export const chooseSessionOption = defineWrite({
  name: 'chooseSessionOption',
  summary: 'Ends the poll of a session with one of its dates. The answers to that date stay.',
  params: z.object({ sessionId, optionId: recordId }),
  answer: changed,
  callers: gameMaster,
})

export const cancelPlannedSession = defineWrite({
  name: 'cancelPlannedSession',
  summary: 'Calls a planned session off, or takes that back.',
  params: z.object({ sessionId, canceled: z.optional(z.boolean()) }),
  answer: changed,
  callers: gameMaster,
})

export const answerSession = defineWrite({
  name: 'answerSession',
  summary:
    'Answers whether the caller comes, or takes the answer back. In a poll without an option it is the answer to all dates.',
  params: z.object({
    sessionId,
    answer: z.nullable(attendance),
    optionId: z.optional(recordId),
    note: z.optional(z.string().check(z.trim(), z.maxLength(ANSWER_NOTE_MAX))),
  }),
  answer: changed,
  callers: signedIn,
})

export const setRhythm = defineWrite({
  name: 'setRhythm',
  summary: 'Sets the rhythm of the sessions, or ends it. Sessions that were moved or called off stay as they are.',
  params: z.object({ rhythm: z.nullable(rhythm) }),
  answer: z.object(done),
  callers: gameMaster,
})

export const setTimeZone = defineWrite({
  name: 'setTimeZone',
  summary: 'Stores the caller’s time zone. A fixed one was chosen, and their browsers report no other.',
  params: z.object({ zone: z.string().check(z.maxLength(60)), fixed: z.boolean() }),
  answer: z.object(done),
  callers: signedIn,
})
