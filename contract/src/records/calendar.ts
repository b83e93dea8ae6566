import * as z from 'zod/mini'

import { entityDate } from './entity-date.ts'
import { entityCard } from './entity.ts'
import { session } from './session.ts'

/** How the campaign counts its days. The rules' `Calendar` explains the fields. */
export const calendar = z.object({
  about: z.string(),
  months: z.array(z.object({ name: z.string(), days: z.int() })),
  weekdays: z.array(z.string()),
  week: z.int(),
  firstWeekday: z.int(),
  yearsBeginAlike: z.boolean(),
  eras: z.array(z.object({ name: z.string(), from: z.nullable(z.int()) })),
  leapDays: z.array(z.object({ every: z.int(), offset: z.int(), month: z.int(), days: z.int() })),
  moons: z.array(z.object({ name: z.string(), cycle: z.number(), age: z.number() })),
})

/** A day number, from 0 for the first day of year 1. */
const day = z.int()

/** The campaign's current date. */
export const today = z.object({
  /** In the campaign's words. */
  text: z.string(),
  first: day,
  /** Later than `first` if the date isn't exact. */
  last: day,
  /** `null` if the day is unknown, or the calendar has no weekdays. */
  weekday: z.nullable(z.string()),
  /** The era of its year; `null` without eras. */
  era: z.nullable(z.string()),
  /** The moons in the middle of the date. `past` is the elapsed part of the cycle, from 0 (new) to less than 1. */
  moons: z.array(z.object({ name: z.string(), past: z.number(), phase: z.string() })),
})
export type Today = z.infer<typeof today>

/** An entry of the timeline. */
export const timelineEntry = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('event'),
    entity: entityCard,
    date: entityDate,
    /** Whether it begins after today. */
    isToCome: z.boolean(),
  }),
  /** A session, at its date in the campaign. */
  z.object({ kind: z.literal('session'), session, date: entityDate }),
])
export type TimelineEntry = z.infer<typeof timelineEntry>
