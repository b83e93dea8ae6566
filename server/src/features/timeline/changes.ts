import type { TodayChange } from '../campaign/calendar.ts'
import { aboutSubject, noNews, refetched, type ChangeKind } from '../change-kind.ts'

export const todayChange: ChangeKind<TodayChange> = {
  ...aboutSubject,
  presenter: refetched('today'),
  logLine: ({ payload: { after } }) => (after === null ? { did: 'todayReset' } : { did: 'todayMoved', detail: after }),
  news: noNews,
}
