import { aboutSubject, noNews, refetched, type ChangeKind } from '../change-kind.ts'
import type { TodayChange } from './queries.ts'

export const todayChange: ChangeKind<TodayChange> = {
  ...aboutSubject,
  presenter: refetched('today'),
  logLine: ({ payload: { after } }) => (after === null ? { did: 'todayReset' } : { did: 'todayMoved', detail: after }),
  news: noNews,
}
