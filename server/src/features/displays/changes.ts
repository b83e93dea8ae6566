import { aboutSubject, noNews, refetched, type ChangeKind } from '../change-kind.ts'
import type { DisplayChange } from './queries.ts'

const did = { made: 'displayMade', connected: 'displayConnected', revoked: 'displayRevoked' } as const

export const displayChange: ChangeKind<DisplayChange> = {
  ...aboutSubject,
  presenter: refetched('displays'),
  logLine: ({ payload }) => ({ did: did[payload.did] }),
  news: noNews,
}
