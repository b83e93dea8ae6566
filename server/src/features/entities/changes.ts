import { reaches, type LogAction } from '@waybook/contract'

import { aboutSubject, refetched, type ChangeKind } from '../change-kind.ts'
import { pageNews } from '../news-event.ts'
import type { VisibilityChange } from './visibility.ts'

export const visibilityChange: ChangeKind<VisibilityChange> = {
  ...aboutSubject,
  presenter: refetched('visibility'),
  logLine: ({ subject, payload }) => {
    const did = revealed(payload)
    return did && { did, entity: subject, unit: subject }
  },
  news: pageNews,
}

function revealed({ visible, ...grades }: VisibilityChange['payload']): LogAction | null {
  const { reveal = visible ? 'page' : 'hidden', before = visible ? 'hidden' : 'page' } = grades
  if (reveal === before) return null
  if (reveal === 'hidden') return 'hidden'
  if (before === 'hidden') return 'shown'
  return reaches(before, reveal) ? 'lessShown' : 'moreShown'
}
