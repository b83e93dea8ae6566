import type { AuditChange } from '../audit.ts'
import { aboutSubject, noNews, refetched, type ChangeKind } from '../change-kind.ts'

export const memberChange: ChangeKind<AuditChange> = {
  ...aboutSubject,
  presenter: refetched('members'),
  logLine: ({ subject, payload: { action } }) => {
    const detail = subject === 'campaign' ? undefined : subject
    const isByMember = action === 'invited' || action === 'assigned' || action === 'removed'
    return { did: action, detail, ...(isByMember && { key: detail ?? '' }) }
  },
  news: noNews,
}
