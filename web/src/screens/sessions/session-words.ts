import type { Session } from '@waybook/contract'
import { sessionLog } from '@waybook/messages/sessionLog'

import { formatDateTime } from '#ui/text/words.ts'

export const sessionName = ({ number }: Session) => sessionLog.name({ number })

/** When a session began and ended. */
export function sessionTimes({ startedAt, endedAt }: Session): string {
  const start = formatDateTime(startedAt)
  return endedAt === null ? sessionLog.openSince({ start }) : sessionLog.fromTo({ start, end: formatDateTime(endedAt) })
}
