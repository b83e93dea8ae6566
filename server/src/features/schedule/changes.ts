import { aboutSubject, noNews, refetched, type ChangeKind } from '../change-kind.ts'
import type { ScheduleChange } from './queries.ts'

const logged = {
  planned: 'sessionPlanned',
  replanned: 'sessionReplanned',
  calledOff: 'sessionCalledOff',
  rhythm: 'rhythmSet',
  // Answers and time zones are on the schedule itself.
  answered: null,
  zone: null,
} as const

export const scheduleChange: ChangeKind<ScheduleChange> = {
  ...aboutSubject,
  presenter: refetched('schedule'),
  logLine: ({ payload: { did, title } }) => {
    const action = logged[did]
    return action && { did: action, ...(title !== undefined && title !== '' && { detail: title }) }
  },
  news: noNews,
}
