import type { CampaignTransaction } from '#database/database.ts'

import type { JobRecord } from './job-record.ts'
import { completedJob, failedJob, noted } from './job-state.ts'
import { nextAttemptInMs } from './next-attempt.ts'
import { putJob } from './queries.ts'
import type { TaskRecord } from './task.ts'

/** How an attempt at a job ended. */
export type Outcome =
  /**
   * `write` runs in the transaction that completes the job; if it returns an error, the job fails with it. `afterCommit` is for effects
   * outside the transaction, such as on files: if it fails, the job stays completed.
   */
  | {
      readonly is: 'done'
      readonly result: unknown
      readonly write?: (records: CampaignTransaction) => Promise<string | null>
      readonly afterCommit?: () => Promise<void>
    }
  | { readonly is: 'failed'; readonly error: string }
  /** To be retried, after at least `afterMs` if given. If this was the last attempt, the job fails with the error. */
  | { readonly is: 'again'; readonly error: string; readonly afterMs?: number | undefined }
  /** Another service is doing the work. Unless it reports the end earlier, the job is checked after `lookInMs`. */
  | { readonly is: 'waiting'; readonly lookInMs: number; readonly notes: unknown; readonly log?: string | undefined }

interface At {
  readonly nowMs: number
  /** From 0 to 1. */
  readonly chance: number
}

/** Returns the job after an attempt. The `write` of a `done` outcome is called by `settle`. */
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
      const message = `Attempt ${task.attempts} failed: ${outcome.error}. Retrying in ${Math.ceil(inMs / 1000)} s.`
      const next = { ...task, holder: null, waiting: false, dueAt: nowMs + inMs }
      return { ...record, job: noted(job, { message, level: 'warning' }, nowMs), task: next }
    }
    case 'waiting': {
      const { lookInMs, notes, log } = outcome
      const updated =
        log === undefined ? { ...job, lastUpdatedAt: nowMs } : noted(job, { message: log, level: 'info' }, nowMs)
      const asked = { ...task, notes, holder: null, askedBy: task.holder, waiting: true, dueAt: nowMs + lookInMs }
      return { ...record, job: updated, task: asked }
    }
  }
}

/** Within a transaction: ends an attempt at a job, and performs the writes of its outcome. */
export async function settle(
  records: CampaignTransaction,
  record: TaskRecord,
  outcome: Outcome,
  chance: number,
): Promise<void> {
  const refused = outcome.is === 'done' && outcome.write ? await outcome.write(records) : null
  const settled: Outcome = refused === null ? outcome : { is: 'failed', error: refused }
  await putJob(records, record.job.id, afterAttempt(record, settled, { nowMs: records.at, chance }))
}
