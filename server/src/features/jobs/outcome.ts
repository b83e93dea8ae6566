import type { WriteRepositories } from '../repositories.ts'
import type { JobRecord } from './job-record.ts'
import { completedJob, failedJob, noted } from './job-state.ts'
import { nextAttemptInMs } from './next-attempt.ts'
import type { TaskRecord } from './task.ts'

/** How an attempt at a job ended. */
export type Outcome =
  /**
   * `write` is done in the transaction that completes the job; where it answers why it cannot, the job fails for that reason. `afterCommit`
   * is for what no transaction can hold, such as files: what fails in it leaves the job completed.
   */
  | {
      readonly is: 'done'
      readonly result: unknown
      readonly write?: (records: WriteRepositories) => Promise<string | null>
      readonly afterCommit?: () => Promise<void>
    }
  | { readonly is: 'failed'; readonly error: string }
  /** To be tried again, no sooner than `afterMs` where that is said; the error is the job's if it was the last time. */
  | { readonly is: 'again'; readonly error: string; readonly afterMs?: number | undefined }
  /** Somebody else is at work. Unless they say so earlier, it is looked after in so many milliseconds. */
  | { readonly is: 'waiting'; readonly lookInMs: number; readonly notes: unknown; readonly log?: string | undefined }

interface At {
  readonly nowMs: number
  /** From 0 to 1. */
  readonly chance: number
}

/** A job as it is after an attempt; `done` writes what is its own to write through `settle`. */
export function afterAttempt(record: TaskRecord, outcome: Outcome, { nowMs, chance }: At): JobRecord {
  const { job, task } = record
  switch (outcome.is) {
    case 'done':
      return { ...record, job: completedJob(job, outcome.result, nowMs), task: null }
    case 'failed':
      return { ...record, job: failedJob(job, outcome.error, nowMs), task: null }
    case 'again': {
      const inMs = nextAttemptInMs(task.attempts, chance, outcome.afterMs)
      if (inMs === null) return { ...record, job: failedJob(job, outcome.error, nowMs), task: null }
      const message = `Attempt ${task.attempts} failed: ${outcome.error}. The next is in ${Math.ceil(inMs / 1000)} s.`
      const next = { ...task, holder: null, waiting: false, dueAt: nowMs + inMs }
      return { ...record, job: noted(job, { message, level: 'warning' }, nowMs), task: next }
    }
    case 'waiting': {
      const { lookInMs, notes, log } = outcome
      const told =
        log === undefined ? { ...job, lastUpdatedAt: nowMs } : noted(job, { message: log, level: 'info' }, nowMs)
      return { ...record, job: told, task: { ...task, notes, holder: null, waiting: true, dueAt: nowMs + lookInMs } }
    }
  }
}

/** Within an act: ends an attempt at a job, with all that belongs to its end. */
export async function settle(
  records: WriteRepositories,
  record: TaskRecord,
  outcome: Outcome,
  chance: number,
): Promise<void> {
  const refused = outcome.is === 'done' && outcome.write ? await outcome.write(records) : null
  const settled: Outcome = refused === null ? outcome : { is: 'failed', error: refused }
  await records.jobs.put(record.job.id, afterAttempt(record, settled, { nowMs: records.at, chance }))
}
