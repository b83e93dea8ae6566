import { hasEnded } from '@waybook/contract'

import type { JobRecord, JobTask } from './job-record.ts'
import { failedJob, startedJob } from './job-state.ts'
import { ATTEMPTS_MAX } from './next-attempt.ts'

/** How long a worker holds a job without renewing the lease. */
export const LEASE_MS = 15_000

/** A job with a task. */
export interface TaskRecord extends JobRecord {
  readonly task: JobTask
}

export function hasTask(record: JobRecord | null): record is TaskRecord {
  return record !== null && record.task !== null && !hasEnded(record.job)
}

/** A worker that may claim tasks. */
export interface Claimant {
  readonly holder: string
  /** How long it leaves a due waiting task to the worker that asked the other service. Only that worker may be able to reach the service. */
  readonly graceMs: number
}

/** The time from which a worker may claim the task: when it is due, or the lease of its holder has expired. */
export function claimableAt({ task }: TaskRecord, { holder, graceMs }: Claimant): number {
  const isOfAnother = task.waiting && (task.askedBy ?? holder) !== holder
  return isOfAnother ? task.dueAt + graceMs : task.dueAt
}

/** Returns the job as claimed by a worker, or as failed if it has already been attempted too often. */
export function taken(record: TaskRecord, holder: string, nowMs: number): JobRecord {
  const { job, task } = record
  const attempts = task.waiting ? task.attempts : task.attempts + 1
  if (attempts > ATTEMPTS_MAX) {
    const error = `It was started ${ATTEMPTS_MAX} times and never finished`
    return { ...record, job: failedJob(job, error, nowMs), task: null }
  }
  return { ...record, job: startedJob(job, nowMs), task: { ...task, attempts, holder, dueAt: nowMs + LEASE_MS } }
}

/** Whether this worker still holds the job. */
export function isHeldBy(record: JobRecord | null, holder: string): record is TaskRecord {
  return hasTask(record) && record.task.holder === holder
}

/** Renews the lease. */
export function leaseRenewed(record: TaskRecord, nowMs: number): TaskRecord {
  return { ...record, task: { ...record.task, dueAt: nowMs + LEASE_MS } }
}

/** Releases the job before the attempt has ended; the attempt does not count. */
export function letGo(record: TaskRecord, nowMs: number): TaskRecord {
  const { task } = record
  const attempts = task.waiting ? task.attempts : task.attempts - 1
  return { ...record, task: { ...task, attempts, holder: null, dueAt: nowMs } }
}
