import { aboutSubject, refetched, type ChangeKind } from '../change-kind.ts'
import type { SessionChange } from './queries.ts'

export const sessionChange: ChangeKind<SessionChange> = {
  ...aboutSubject,
  presenter: refetched('sessions'),
  logLine: ({ payload: { sessionId } }) => ({ did: 'sessionEnded', detail: sessionId, key: sessionId }),
  news: ({ at, seq, payload }) => ({ kind: 'session', at, seq, session: payload.sessionId }),
}
