import { aboutSubject, presentedAs, type ChangeKind } from '../change-kind.ts'
import type { SessionChange } from './collect-events.ts'

export const sessionChange: ChangeKind<SessionChange> = {
  ...aboutSubject,
  presenter: presentedAs(({ payload: { sessionId, began } }, { viewer }) =>
    began !== undefined && viewer.role === 'gameMaster'
      ? { kind: 'sessionBegan', sessionId, number: began }
      : { kind: 'sessions' },
  ),
  logLine: ({ payload: { sessionId } }) => ({ did: 'sessionEnded', detail: sessionId, key: sessionId }),
  news: ({ at, seq, payload }) => (payload.line ? null : { kind: 'session', at, seq, session: payload.sessionId }),
}
