import * as z from 'zod/mini'

import { entityId } from './entity-id.ts'
import { picture } from './picture.ts'

/** More than a group compares. */
export const SESSION_OPTIONS_MAX = 8
export const SESSION_TITLE_MAX = 80
/** A place is an address or a link. */
export const SESSION_PLACE_MAX = 300
export const SESSION_NOTE_MAX = 500
export const ANSWER_NOTE_MAX = 120
export const SESSION_MINUTES_DEFAULT = 240
/** How far ahead a rhythm shows its sessions. */
export const RHYTHM_AHEAD_MS = 12 * 7 * 86_400_000

export const attendance = z.enum(['yes', 'late', 'maybe', 'no'])

const YEAR_2000 = Date.UTC(2000)
const YEAR_2200 = Date.UTC(2200)
const instant = z.int().check(z.minimum(YEAR_2000), z.maximum(YEAR_2200))

const DATE_WITH_OFFSET = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d)$/

/** Milliseconds since 1970, or a text such as `2026-12-04T19:00+01:00`. */
export const moment = z.pipe(
  z.pipe(
    z.union([z.int(), z.string().check(z.regex(DATE_WITH_OFFSET))]),
    z.transform((given) => (typeof given === 'number' ? given : Date.parse(given))),
  ),
  instant,
)

const text = (most: number) => z.string().check(z.trim(), z.maxLength(most))

/** What a game master says about a session. */
export const sessionPlan = z.object({
  /** May be empty. */
  title: text(SESSION_TITLE_MAX),
  /** May be empty. */
  place: text(SESSION_PLACE_MAX),
  /** May be empty. */
  note: text(SESSION_NOTE_MAX),
  /** The length. */
  minutes: z.int().check(z.minimum(15), z.maximum(1440)),
  /** The number of players without whom there is no session. `null`: any. */
  minimum: z.nullable(z.int().check(z.minimum(1), z.maximum(50))),
})
export type SessionPlan = z.infer<typeof sessionPlan>

/** A day, such as `2026-12-04`. */
const day = z.iso.date().check(z.refine((date) => date >= '2000' && date < '2200', 'between the years 2000 and 2200'))

export const rhythm = z.extend(sessionPlan, {
  weeks: z.int().check(z.minimum(1), z.maximum(12)),
  /** From 1 for Monday to 7 for Sunday. */
  weekday: z.int().check(z.minimum(1), z.maximum(7)),
  /** The time on the wall in `zone`. */
  time: z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/)),
  /** A name such as `Europe/Zurich`. */
  zone: z.string().check(z.maxLength(60)),
  /** The first session is on this day, or on the first right weekday after it. */
  from: day,
  /** The last possible day. `null`: it goes on. */
  until: z.nullable(day),
})
export type SessionRhythm = z.infer<typeof rhythm>

const sessionAnswer = z.object({
  attendeeId: z.string(),
  /** `null` for the date of a session that has one. */
  optionId: z.nullable(z.string()),
  answer: attendance,
  /** Such as "at eight". May be empty. */
  note: z.string(),
})
export type SessionAnswer = z.infer<typeof sessionAnswer>

/** A session to come. Times are in milliseconds since 1970. */
export const plannedSession = z.extend(sessionPlan, {
  id: z.string(),
  /** `poll`: its date is still open. */
  state: z.enum(['poll', 'planned', 'canceled']),
  /** The number that its log will have; `null` if it was called off. */
  number: z.nullable(z.int()),
  /** `null` in a poll. */
  startsAt: z.nullable(z.number()),
  /** The dates of a poll, earliest first. */
  options: z.array(z.object({ id: z.string(), startsAt: z.number() })),
  answers: z.array(sessionAnswer),
  /** Whether it comes from the rhythm. */
  inRhythm: z.boolean(),
})
export type PlannedSession = z.infer<typeof plannedSession>

/** A member who answers, without the id of their account. */
export const attendee = z.object({
  id: z.string(),
  firstName: z.string(),
  isYou: z.boolean(),
  /** Game masters are in the list once they have answered, and no session needs them among its players. */
  isGameMaster: z.boolean(),
  /** Their character, if the viewer may see it. */
  character: z.nullable(z.object({ id: entityId, name: z.string(), image: z.nullable(picture) })),
  /** Their time zone; `null` if it is not known. */
  zone: z.nullable(z.string()),
})
export type Attendee = z.infer<typeof attendee>

/** A session whose time has come, or one that was played without a date. */
export const pastSession = z.object({
  /** The id of the planned session; `null` if there was none. */
  id: z.nullable(z.string()),
  startsAt: z.number(),
  title: z.string(),
  place: z.string(),
  isCanceled: z.boolean(),
  /** Its log. */
  log: z.nullable(z.object({ sessionId: z.string(), number: z.int(), date: z.nullable(z.string()) })),
  /** The newsletter about it, if the viewer may see it. */
  newsletter: z.nullable(z.object({ id: entityId, name: z.string() })),
})
export type PastSession = z.infer<typeof pastSession>
