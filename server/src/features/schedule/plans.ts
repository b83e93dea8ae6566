import { RHYTHM_AHEAD_MS } from '@waybook/contract'
import { occurrences } from '@waybook/rules'

import type { PlannedContent, StoredRhythm } from '#database/play-tables.ts'

/** A planned session as stored, or as it follows from the rhythm. Times are in milliseconds since 1970. */
export interface Plan extends PlannedContent {
  readonly id: string
  /** `null` in a poll. */
  readonly startsAt: number | null
}

export type DatedPlan = Plan & { readonly startsAt: number }

/** A session ends at the latest this long after its start, if nobody ends its log before. */
export const LINGERS_MS = 6 * 3_600_000

const HOUR_MS = 3_600_000
const RHYTHM_ID = 'rhythm-'
const RHYTHM_ID_SHAPE = /^rhythm-\d{4}-\d\d-\d\d$/

/**
 * @example inRhythm('rhythm-2026-12-04') // true
 */
export function inRhythm(id: string): boolean {
  return RHYTHM_ID_SHAPE.test(id)
}

/** All sessions from `since` on: the stored ones, and those of the rhythm about which nothing is stored. Polls are last. */
export function withRhythm(stored: readonly Plan[], rhythm: StoredRhythm | null, since: number, now: number): Plan[] {
  const known = new Set(stored.map(({ id }) => id))
  const coming = ofRhythm(rhythm, since, now + RHYTHM_AHEAD_MS).filter(({ id }) => !known.has(id))
  return [...stored, ...coming].toSorted((one, other) => (firstStart(one) ?? 0) - (firstStart(other) ?? 0))
}

/** The sessions of a rhythm that start in a span, without exceptions. */
export function ofRhythm(stored: StoredRhythm | null, from: number, until: number): DatedPlan[] {
  if (!stored?.rhythm) return []
  const { title, place, note, minutes, minimum } = stored.rhythm
  const { sequence, changedAt } = stored
  return occurrences(stored.rhythm, { from, until }).map(({ date, startsAt }) => ({
    id: RHYTHM_ID + date,
    startsAt,
    state: 'planned',
    options: [],
    title,
    place,
    note,
    minutes,
    minimum,
    sequence,
    changedAt,
  }))
}

/** The first session of a rhythm after it was set. */
export function firstInRhythm(stored: StoredRhythm): DatedPlan | null {
  return ofRhythm(stored, stored.changedAt, stored.changedAt + RHYTHM_AHEAD_MS)[0] ?? null
}

/** What a new rhythm changes about the sessions of the old one that have no row. */
interface RhythmChange {
  /** Rows for sessions that are in no rhythm any longer, so calendars learn that they are gone. */
  readonly dropped: readonly DatedPlan[]
  /** Ids of rows to delete, because their sessions are back. */
  readonly back: readonly string[]
  /** Ids of sessions that start at another time now, or never. Nobody has answered to that. */
  readonly unanswered: readonly string[]
}

/** Compares the sessions to come of two rhythms. `rows`: the sessions that are stored on their own. */
export function rhythmChange(
  before: StoredRhythm | null,
  after: StoredRhythm,
  { rows, now }: { readonly rows: readonly Plan[]; readonly now: number },
): RhythmChange {
  const own = new Map(rows.map((row) => [row.id, row]))
  const [old, next] = [before, after].map((rhythm) => ofRhythm(rhythm, now, now + RHYTHM_AHEAD_MS))
  const starts = new Map(next?.map(({ id, startsAt }) => [id, startsAt]))
  const changed = (old ?? []).filter(({ id, startsAt }) => !own.has(id) && starts.get(id) !== startsAt)
  const { changedAt } = after
  const dropped = changed
    .filter(({ id }) => !starts.has(id))
    .map((plan) => ({ ...plan, state: 'dropped' as const, sequence: plan.sequence + 1, changedAt }))
  const back = [...starts.keys()].filter((id) => own.get(id)?.state === 'dropped')
  return { dropped, back, unanswered: changed.map(({ id }) => id) }
}

/** A log of a session, for finding the plan that it belongs to. */
interface Log {
  readonly startedAt: number
  readonly endedAt: number | null
}

/** The log of a planned session: it began around that time. */
export function logOf<Each extends Log>(plan: DatedPlan, logs: readonly Each[]): Each | null {
  const [from, until] = [plan.startsAt - LINGERS_MS, endOf(plan) + HOUR_MS]
  const near = logs.filter(({ startedAt }) => startedAt >= from && startedAt <= until)
  const distance = ({ startedAt }: Each) => Math.abs(startedAt - plan.startsAt)
  return near.toSorted((one, other) => distance(one) - distance(other))[0] ?? null
}

/** Whether a planned session is over: its log ended, or it began long ago. A poll is over when its last date is. */
export function isOver(plan: Plan, logs: readonly Log[], now: number): boolean {
  if (!isDated(plan)) return plan.options.every(({ startsAt }) => startsAt + LINGERS_MS <= now)
  return plan.startsAt + LINGERS_MS <= now || (logOf(plan, logs)?.endedAt ?? null) !== null
}

export function isDated(plan: Plan): plan is DatedPlan {
  return plan.startsAt !== null
}

const endOf = ({ startsAt, minutes }: DatedPlan) => startsAt + minutes * 60_000

const firstStart = ({ startsAt, options }: Plan) => startsAt ?? options[0]?.startsAt ?? null
