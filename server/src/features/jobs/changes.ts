import { aboutSubject, noNews, presentedAs, type ChangeKind } from '../change-kind.ts'
import type { JobChange } from './queries.ts'

export const jobChange: ChangeKind<JobChange> = {
  ...aboutSubject,
  entities: () => [],
  isOwn: ({ payload: { startedBy, followers } }, userId) => [startedBy, ...followers].includes(userId),
  presenter: presentedAs(({ subject, payload: { job } }) =>
    job ? { kind: 'job', job: { ...job } } : { kind: 'jobRemoved', jobId: subject },
  ),
  logLine: ({ subject, payload: { job } }) => ({
    did: 'jobChanged',
    detail: job?.title,
    unit: subject,
    key: job?.title ?? '',
  }),
  news: noNews,
}
