import type { CampaignTransaction } from '#database/database.ts'

import type { CampaignStore } from '../store.ts'
import { touchedJob } from './job-state.ts'
import { findJob, putJob } from './queries.ts'
import { isHeldBy, leaseRenewed, LEASE_MS, type TaskRecord } from './task.ts'

const REPORT_EVERY_MS = 1000
/** A running job is updated at least this often, so that it does not look stale. */
const UPDATE_EVERY_MS = 30_000

interface Options {
  readonly records: CampaignStore
  /** The job as it was claimed, and the worker that claimed it. */
  readonly record: TaskRecord
  readonly holder: string
  readonly now: () => number
  readonly onFault: (error: unknown) => void
}

/** A job that this worker has claimed. */
export class ActiveJob {
  readonly #options: Options
  readonly #lost = new AbortController()
  #nextReport = 0

  constructor(options: Options) {
    this.#options = options
  }

  get record(): TaskRecord {
    return this.#options.record
  }

  /** Aborted when the job is found to be claimed by another worker, ended or removed. */
  get lost(): AbortSignal {
    return this.#lost.signal
  }

  /** Calls `write` with the current job if this worker still holds it. Returns whether it does. */
  async whileHeld(write: (records: CampaignTransaction, current: TaskRecord) => Promise<void>): Promise<boolean> {
    const { records, record, holder } = this.#options
    return await records.transaction({ actor: record.startedBy }, async (within) => {
      const current = await findJob(within, record.job.id)
      if (!isHeldBy(current, holder)) return false
      await write(within, current)
      return true
    })
  }

  /** Renews the lease periodically. Returns a function that stops this. */
  keepRenewing(): () => void {
    const beats = setInterval(() => this.#attempt(this.#beat()), LEASE_MS / 3).unref()
    return () => clearInterval(beats)
  }

  report(progress: number): void {
    const now = this.#options.now()
    if (now < this.#nextReport) return
    this.#nextReport = now + REPORT_EVERY_MS
    this.#attempt(
      this.whileHeld(async (write, current) => {
        const job = touchedJob(current.job, { progress }, write.at)
        await putJob(write, job.id, { ...leaseRenewed(current, write.at), job })
      }),
    )
  }

  async #beat(): Promise<void> {
    const isHeld = await this.whileHeld(async (write, current) => {
      const renewed = leaseRenewed(current, write.at)
      const isFresh = write.at - current.job.lastUpdatedAt < UPDATE_EVERY_MS
      const job = isFresh ? current.job : touchedJob(current.job, {}, write.at)
      await putJob(write, job.id, { ...renewed, job })
    })
    if (!isHeld) this.#lost.abort()
  }

  #attempt(work: Promise<unknown>): void {
    work.catch(this.#options.onFault)
  }
}
