import type { Session } from '@waybook/contract'

import { formatDateTime } from '#ui/text/words.ts'

export const sessionName = ({ number }: Session) => `Session ${number}`

/** When a session began and ended. */
export function sessionTimes({ startedAt, endedAt }: Session): string {
  const start = formatDateTime(startedAt)
  return endedAt === null ? `Open since ${start}` : `${start} to ${formatDateTime(endedAt)}`
}
