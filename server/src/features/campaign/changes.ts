import { aboutSubject, noNews, refetched, type ChangeKind } from '../change-kind.ts'
import type { GrantsChange, SettingsChange } from './queries.ts'

export const grantsChange: ChangeKind<GrantsChange> = {
  ...aboutSubject,
  presenter: refetched('grants'),
  logLine: () => ({ did: 'grantsChanged' }),
  news: noNews,
}

export const settingsChange: ChangeKind<SettingsChange> = {
  ...aboutSubject,
  presenter: refetched('settings'),
  logLine: () => ({ did: 'settingsChanged' }),
  news: noNews,
}
