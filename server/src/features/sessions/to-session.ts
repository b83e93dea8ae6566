import type { Session } from '@waybook/contract'

import type { SessionRecord } from './queries.ts'

/** A session as everyone sees it. */
export function toSession({ id, number, startedAt, endedAt, date }: SessionRecord): Session {
  return { id, number, startedAt, endedAt, date }
}
