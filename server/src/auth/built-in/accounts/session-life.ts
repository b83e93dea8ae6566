const DAY_MS = 86_400_000

/** However much it is used, a session ends after this. */
export const SESSION_MAX_MS = 90 * DAY_MS
/** A session that nobody used for this long has ended. */
const SESSION_IDLE_MS = 14 * DAY_MS
/** Use is noted no oftener than this, so that reading a page does not write. */
const NOTED_EVERY_MS = DAY_MS

/** When somebody was last seen is told no more exactly than this. */
const SEEN_EVERY_MS = 5 * 60_000

export interface SessionTimes {
  readonly createdAt: Date
  /** When its use was last noted. */
  readonly updatedAt: Date
}

export function isOver({ createdAt, updatedAt }: SessionTimes, nowMs: number): boolean {
  return nowMs >= createdAt.getTime() + SESSION_MAX_MS || nowMs >= updatedAt.getTime() + SESSION_IDLE_MS
}

/** Whether this use is to be written down. */
export function isNoteworthy({ updatedAt }: SessionTimes, nowMs: number): boolean {
  return nowMs >= updatedAt.getTime() + NOTED_EVERY_MS
}

/** Whether it is news that somebody was seen just now. */
export function isSeenAnew(lastSeenAt: Date | null | undefined, nowMs: number): boolean {
  return !lastSeenAt || nowMs >= lastSeenAt.getTime() + SEEN_EVERY_MS
}
