import { aboutSubject, noNews, refetched, type ChangeKind } from '../change-kind.ts'
import type { SetSwitchedChange } from './queries.ts'

export const setSwitchedChange: ChangeKind<SetSwitchedChange> = {
  ...aboutSubject,
  presenter: refetched('library'),
  logLine: ({ subject, payload }) => ({ did: payload.on ? 'setSwitchedOn' : 'setSwitchedOff', entity: subject }),
  news: noNews,
}
