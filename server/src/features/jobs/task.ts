import { hasEnded } from '@waybook/contract'

import type { JobRecord, JobTask } from './job-record.ts'
import { failedJob, startedJob } from './job-state.ts'
import { ATTEMPTS_MAX } from './next-attempt.ts'

/** How long a job is held without a sign of life from its worker. */
export const LEASE_MS = 15_000

/** A job with a task, as `Records.tasks` gives them. */
export interface TaskRecord extends JobRecord {
  readonly task: JobTask
}

export function hasTask(record: JobRecord | null): record is TaskRecord {
  return record !== null && record.task !== null && !hasEnded(record.job)
}

/** Whether it is to be taken up now: it waits for nobody, or whoever had it gave no sign of life. */
export function isDue({ task }: TaskRecord, nowMs: number): boolean {
  return task.dueAt <= nowMs
}

/** As it is once a worker has it: failed, where it was begun often enough already. */
export function taken(record: TaskRecord, holder: string, nowMs: number): JobRecord {
  const { job, task } = record
  const attempts = task.waiting ? task.attempts : task.attempts + 1
  if (attempts > ATTEMPTS_MAX) {
    const error = `It was begun ${ATTEMPTS_MAX} times and never ended`
    return { ...record, job: failedJob(job, error, nowMs), task: null }
  }
  return { ...record, job: startedJob(job, nowMs), task: { ...task, attempts, holder, dueAt: nowMs + LEASE_MS } }
}

/** Whether this worker still has it. */
export function isHeldBy(record: JobRecord | null, holder: string): record is TaskRecord {
  return hasTask(record) && record.task.holder === holder
}

/** A sign of life. */
export function keptLonger(record: TaskRecord, nowMs: number): TaskRecord {
  return { ...record, task: { ...record.task, dueAt: nowMs + LEASE_MS } }
}

/** Given back before its attempt came to anything, which then was none. */
export function letGo(record: TaskRecord, nowMs: number): TaskRecord {
  const { task } = record
  const attempts = task.waiting ? task.attempts : task.attempts - 1
  return { ...record, task: { ...task, attempts, holder: null, dueAt: nowMs } }
}
