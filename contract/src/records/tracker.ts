import * as z from 'zod/mini'

import { handoutAudience } from './handout.ts'

/** A clock is a circle of segments that fills up. A counter is a number, with or without a maximum. */
const trackerKinds = ['clock', 'counter'] as const
export type TrackerKind = (typeof trackerKinds)[number]

/** More than a campaign can follow. */
export const TRACKERS_MAX = 60
export const TRACKER_NAME_MAX = 80
export const CLOCK_SEGMENTS_MIN = 2
export const CLOCK_SEGMENTS_MAX = 12
export const COUNTER_MAX = 9999

/** Only game masters, all players, or the players of these characters. Game masters always see it. */
export const trackerAudience = z.union([z.literal('gameMaster'), handoutAudience])
export type TrackerAudience = z.infer<typeof trackerAudience>

const count = z.int().check(z.minimum(0), z.maximum(COUNTER_MAX))

export const trackerContent = z.object({
  kind: z.enum(trackerKinds),
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(TRACKER_NAME_MAX)),
  /** The filled segments of a clock, or the number of a counter. */
  value: count,
  /** The segments of a clock. `null`: a counter without a maximum. */
  maximum: z.nullable(count),
  audience: trackerAudience,
})
export type TrackerContent = z.infer<typeof trackerContent>

/** A clock or counter, presented for one viewer. */
export const tracker = z.extend(z.omit(trackerContent, { audience: true }), {
  id: z.string(),
  /** For game masters only. */
  audience: z.optional(trackerAudience),
})
export type Tracker = z.infer<typeof tracker>

/**
 * Whether a clock or counter may have this maximum.
 * @example mayHaveMaximum('clock', 13) // false
 */
export function mayHaveMaximum(kind: TrackerKind, maximum: number | null): boolean {
  if (maximum === null) return kind === 'counter'
  return kind === 'clock' ? maximum >= CLOCK_SEGMENTS_MIN && maximum <= CLOCK_SEGMENTS_MAX : maximum >= 1
}

/**
 * The value after a step, from 0 to the maximum.
 * @example steppedValue({ value: 5, maximum: 6 }, 2) // 6
 */
export function steppedValue({ value, maximum }: Pick<Tracker, 'value' | 'maximum'>, by: number): number {
  return Math.min(Math.max(value + by, 0), maximum ?? COUNTER_MAX)
}
