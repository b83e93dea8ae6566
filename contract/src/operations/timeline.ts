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
  summary: 'Returns the calendar of the campaign and the date in it now, with weekday, era and moons.',
  params: z.object({}),
  answer: z.object({ calendar, today: z.nullable(today) }),
  callers: signedIn,
})

export const getTimeline = defineRead({
  name: 'getTimeline',
  summary: `Lists what has a date in the campaign's calendar, and the sessions, by date and page by page. from and to are dates in the campaign's words between which entries begin; about is an entity to which they are related. A page has ${TIMELINE_LIMIT_DEFAULT} unless limit says otherwise, up to ${TIMELINE_LIMIT_MAX}; after takes the next of the page before.`,
  params: z.object({
    from: filter(dateText),
    to: filter(dateText),
    about: filter(entityId),
    tag: filter(shortText),
    /** Only what is related to a character of the party. */
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
  summary: 'Returns what the timeline can be restricted to: the tags and the related entities of most events.',
  params: z.object({}),
  answer: z.object({
    tags: z.array(z.string()),
    entities: z.array(mention),
    /** Whether something is related to a character of the party. */
    party: z.boolean(),
  }),
  callers: signedIn,
})

export const setToday = defineWrite({
  name: 'setToday',
  summary: 'Sets the date in the campaign now, in its own words; with null, the one in its file counts again.',
  params: z.object({ date: z.nullable(dateText) }),
  /** `before`: the date that was set until now, with which a second call takes this one back. */
  answer: z.object({ ...done, today: z.nullable(today), before: z.nullable(z.string()) }),
  callers: gameMaster,
})

export const setSessionDate = defineWrite({
  name: 'setSessionDate',
  summary: 'Sets the date in the campaign on which a session was played; null takes it off the timeline.',
  params: z.object({ sessionId: recordId, date: z.nullable(dateText) }),
  answer: z.object({ ...done, session }),
  callers: gameMaster,
})
