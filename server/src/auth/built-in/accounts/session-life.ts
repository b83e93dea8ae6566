const DAY_MS = 86_400_000

/** A session ends after this time even if it is used. */
export const SESSION_MAX_MS = 90 * DAY_MS
/** A session ends if it is not used for this long. */
const SESSION_IDLE_MS = 14 * DAY_MS
/** How often the use of a session is recorded, so that reading a page does not write. */
const USE_RECORDED_EVERY_MS = DAY_MS

/** The resolution of "last seen". */
const SEEN_EVERY_MS = 5 * 60_000

export interface SessionTimes {
  readonly createdAt: Date
  /** When its use was last recorded. */
  readonly updatedAt: Date
}

export function isOver({ createdAt, updatedAt }: SessionTimes, nowMs: number): boolean {
  return nowMs >= createdAt.getTime() + SESSION_MAX_MS || nowMs >= updatedAt.getTime() + SESSION_IDLE_MS
}

/** Whether the use of a session has to be recorded now. */
export function mustRecordUse({ updatedAt }: SessionTimes, nowMs: number): boolean {
  return nowMs >= updatedAt.getTime() + USE_RECORDED_EVERY_MS
}

/** Whether "last seen" has to be updated now. */
export function isLastSeenStale(lastSeenAt: Date | null | undefined, nowMs: number): boolean {
  return !lastSeenAt || nowMs >= lastSeenAt.getTime() + SEEN_EVERY_MS
}
