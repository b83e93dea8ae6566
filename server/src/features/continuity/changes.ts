import { aboutSubject, noNews, refetched, type ChangeKind } from '../change-kind.ts'
import type { ContinuityChange } from './queries.ts'

const lines = {
  written: 'continuityWritten',
  removed: 'continuityRemoved',
  switchedOn: 'continuitySwitchedOn',
  switchedOff: 'continuitySwitchedOff',
  meant: 'findingMeant',
  notMeant: 'findingNotMeant',
} as const

export const continuityChange: ChangeKind<ContinuityChange> = {
  ...aboutSubject,
  presenter: refetched('continuity'),
  // If the checks only ran, nobody did anything.
  logLine: ({ payload: { did, name } }) => (did === undefined ? null : { did: lines[did], detail: name, key: name }),
  news: noNews,
}
