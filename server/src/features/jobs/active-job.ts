import type { WriteRepositories } from '../repositories.ts'
import type { CampaignStore } from '../store.ts'
import { touchedJob } from './job-state.ts'
import { isHeldBy, keptLonger, LEASE_MS, type TaskRecord } from './task.ts'

const REPORT_EVERY_MS = 1000
/** A job in hand is told anew this often, so that it does not look as if it had crashed. */
const TELL_EVERY_MS = 30_000

interface Options {
  readonly records: CampaignStore
  /** As it was taken, and by whom. */
  readonly record: TaskRecord
  readonly holder: string
  readonly now: () => number
  readonly onFault: (error: unknown) => void
}

/** A job that this worker has taken, for as long as it is its own. */
export class ActiveJob {
  readonly #options: Options
  readonly #gone = new AbortController()
  #nextReport = 0

  constructor(options: Options) {
    this.#options = options
  }

  get record(): TaskRecord {
    return this.#options.record
  }

  /** Aborted when the job turns out to be somebody else's, or nobody's. */
  get gone(): AbortSignal {
    return this.#gone.signal
  }

  /** Does something to the job as it is now, if it is still this worker's; answers whether it is. */
  async whileHeld(write: (records: WriteRepositories, current: TaskRecord) => Promise<void>): Promise<boolean> {
    const { records, record, holder } = this.#options
    return await records.transaction({ actor: record.startedBy }, async (within) => {
      const current = await within.jobs.find(record.job.id)
      if (!isHeldBy(current, holder)) return false
      await write(within, current)
      return true
    })
  }

  /** Gives signs of life until it is told to stop. */
  keep(): () => void {
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
        await write.jobs.put(job.id, { ...keptLonger(current, write.at), job })
      }),
    )
  }

  async #beat(): Promise<void> {
    const isHeld = await this.whileHeld(async (write, current) => {
      const kept = keptLonger(current, write.at)
      const isTold = write.at - current.job.lastUpdatedAt < TELL_EVERY_MS
      const job = isTold ? current.job : touchedJob(current.job, {}, write.at)
      await write.jobs.put(job.id, { ...kept, job })
    })
    if (!isHeld) this.#gone.abort()
  }

  #attempt(work: Promise<unknown>): void {
    work.catch(this.#options.onFault)
  }
}
