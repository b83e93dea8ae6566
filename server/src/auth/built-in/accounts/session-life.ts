const DAY_MS = 86_400_000

/** A session ends after this time, even if it is in use. */
export const SESSION_MAX_MS = 90 * DAY_MS
/** A session ends after this time without use. */
const SESSION_IDLE_MS = 14 * DAY_MS
/** Use of a session is recorded at most this often, because reading a page should rarely write. */
const USE_RECORDED_EVERY_MS = DAY_MS

/** The resolution of "last seen". */
const SEEN_EVERY_MS = 5 * 60_000

export interface SessionTimes {
  readonly createdAt: Date
  /** The time of the last recorded use. */
  readonly updatedAt: Date
}

export function isOver({ createdAt, updatedAt }: SessionTimes, nowMs: number): boolean {
  return nowMs >= createdAt.getTime() + SESSION_MAX_MS || nowMs >= updatedAt.getTime() + SESSION_IDLE_MS
}

export function mustRecordUse({ updatedAt }: SessionTimes, nowMs: number): boolean {
  return nowMs >= updatedAt.getTime() + USE_RECORDED_EVERY_MS
}

export function isLastSeenStale(lastSeenAt: Date | null | undefined, nowMs: number): boolean {
  return !lastSeenAt || nowMs >= lastSeenAt.getTime() + SEEN_EVERY_MS
}
