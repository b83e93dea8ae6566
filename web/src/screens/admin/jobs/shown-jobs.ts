import { hasEnded, JOB_KEPT_MS, type Job } from '@waybook/contract'

/** The most that ended which are shown (specification, section 9). */
const ENDED_MAX = 10

const newestFirst = (a: Job, b: Job) => b.createdAt - a.createdAt

/** What is under way first, then what ended last; the newest first in each. */
export function shownJobs(jobs: readonly Job[]): readonly Job[] {
  const underWay = jobs.filter((job) => !hasEnded(job)).toSorted(newestFirst)
  const ended = jobs.filter(hasEnded).toSorted((a, b) => endOf(b) - endOf(a))
  return [...underWay, ...ended.slice(0, ENDED_MAX)]
}

/** What has ended so long ago that it may be cleaned up. */
export function oldJobs(jobs: readonly Job[], nowMs: number): readonly Job[] {
  return jobs.filter((job) => hasEnded(job) && nowMs - endOf(job) > JOB_KEPT_MS)
}

const endOf = ({ completedAt, lastUpdatedAt }: Job) => completedAt ?? lastUpdatedAt
