import { aboutSubject, refetched, type ChangeKind } from '../change-kind.ts'
import { pageNews } from '../news-event.ts'
import type { ImportChange } from './import-changes.ts'

const did = { added: 'importAdded', changed: 'importChanged', removed: 'importRemoved' } as const

export const importChange: ChangeKind<ImportChange> = {
  ...aboutSubject,
  wanted: () => 'page',
  presenter: refetched('import'),
  logLine: ({ subject, payload }) =>
    subject === 'campaign'
      ? { did: 'campaignImported' }
      : { did: did[payload.what], entity: subject, unit: subject, key: '' },
  news: pageNews,
}
