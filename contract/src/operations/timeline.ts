import * as z from 'zod/mini'

import { gameMaster, signedIn } from '../access.ts'
import { defineRead, defineWrite } from '../operation.ts'
import { calendar, timelineEntry, today } from '../records/calendar.ts'
import { entityId } from '../records/entity-id.ts'
import { mention } from '../records/entity.ts'
import { session } from '../records/session.ts'
import { done, filter, recordId, shortText } from './parameters.ts'

export const TIMELINE_LIMIT_MAX = 200
export const TIMELINE_LIMIT_DEFAULT = 60

const DATE_MAX = 200
const CURSOR_MAX = 300
const dateText = z.string().check(z.minLength(1), z.maxLength(DATE_MAX))

export const getCalendar = defineRead({
  name: 'getCalendar',
  summary: 'Returns the campaign’s calendar and current date, with weekday, era and moons.',
  params: z.object({}),
  answer: z.object({ calendar, today: z.nullable(today) }),
  callers: signedIn,
})

export const getTimeline = defineRead({
  name: 'getTimeline',
  summary: `Lists dated entities and sessions by date, in pages. from and to, dates in the campaign's words, restrict when entries begin; about restricts them to those related to an entity. A page has ${TIMELINE_LIMIT_DEFAULT} entries, or limit, up to ${TIMELINE_LIMIT_MAX}. after takes the next of the previous page.`,
  params: z.object({
    from: filter(dateText),
    to: filter(dateText),
    about: filter(entityId),
    tag: filter(shortText),
    /** Only entries related to a party member. */
    party: filter(z.literal(true)),
    order: filter(z.enum(['oldest', 'newest'])),
    limit: z.optional(z.int().check(z.minimum(1), z.maximum(TIMELINE_LIMIT_MAX))),
    after: z.optional(z.string().check(z.maxLength(CURSOR_MAX))),
  }),
  answer: z.object({ entries: z.array(timelineEntry), next: z.nullable(z.string()) }),
  callers: signedIn,
})

export const getTimelineTopics = defineRead({
  name: 'getTimelineTopics',
  summary: 'Returns filters for the timeline: the most frequent tags and related entities of its events.',
  params: z.object({}),
  answer: z.object({
    tags: z.array(z.string()),
    entities: z.array(mention),
    /** Whether an entry is related to a party member. */
    party: z.boolean(),
  }),
  callers: signedIn,
})

export const setToday = defineWrite({
  name: 'setToday',
  summary: 'Sets the campaign’s current date, in its own words. null restores the date in its file.',
  params: z.object({ date: z.nullable(dateText) }),
  /** `before`: the date set before. A call with it undoes this one. */
  answer: z.object({ ...done, today: z.nullable(today), before: z.nullable(z.string()) }),
  callers: gameMaster,
})

export const setSessionDate = defineWrite({
  name: 'setSessionDate',
  summary: 'Sets the date in the campaign on which a session was played. null removes it from the timeline.',
  params: z.object({ sessionId: recordId, date: z.nullable(dateText) }),
  answer: z.object({ ...done, session }),
  callers: gameMaster,
})
