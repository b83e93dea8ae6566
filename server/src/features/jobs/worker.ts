import { AsyncResource } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'

import { JOB_RETENTION_MS, Problem } from '@waybook/contract'

import type { LoggedChange } from '#database/change.ts'
import { BucketError } from '#runtime/storage-fault.ts'

import type { CampaignStore, Store } from '../store.ts'
import { ActiveJob } from './active-job.ts'
import type { JobKind } from './job-kind.ts'
import type { JobRecord } from './job-record.ts'
import { settle, type Outcome } from './outcome.ts'
import { findJob, findJobWithTask, putJob, readJobsEndedBefore } from './queries.ts'
import { claimableAt, hasTask, isHeldBy, LEASE_MS, letGo, taken, type TaskRecord } from './task.ts'

/** How often to look for jobs added by another process. */
const LOOK_EVERY_MS = 5000
const LOOK_MIN_MS = 50
const CLEAN_EVERY_MS = 3_600_000
const CLEANER = 'waybook jobs'

interface Options {
  readonly store: Store
  readonly campaignId: string
  readonly kinds: readonly JobKind[]
  /** Milliseconds since 1970. */
  readonly now: () => number
  /** Called with errors that occur outside any request. */
  readonly onFault: (error: unknown) => void
  /** Whether there is room for another attempt at this kind of job. By default only this campaign's attempts count. */
  readonly mayBegin?: (kind: JobKind) => boolean
}

/** Runs a campaign's jobs. Their whole state is in the store, so that another worker can continue where this one was interrupted. */
export class Worker {
  readonly #records: CampaignStore
  readonly #kinds: ReadonlyMap<string, JobKind>
  readonly #options: Options
  readonly #mayBegin: (kind: JobKind) => boolean
  readonly #holder = randomUUID()
  readonly #atWork = new Map<string, { readonly kind: string; readonly work: Promise<void> }>()
  readonly #closing = new AbortController()
  #stops: (() => void)[] = []
  #asked = false
  #looking: Promise<void> | null = null
  #timer: NodeJS.Timeout | undefined

  constructor(options: Options) {
    this.#options = options
    this.#records = options.store.records(options.campaignId)
    this.#mayBegin = options.mayBegin ?? (({ kind, atOnce }) => this.activeOf(kind) < atOnce)
    this.#kinds = new Map(options.kinds.map((kind) => [kind.kind, kind]))
  }

  /** The number of its running attempts at a kind of job. */
  activeOf(kind: string): number {
    return [...this.#atWork.values()].filter((one) => one.kind === kind).length
  }

  start(): void {
    const { store, campaignId } = this.#options
    // Bound to the worker's own context, because jobs are no part of the call that has queued them.
    const wakeForJobs = (written: string, changes: readonly LoggedChange[]) => {
      if (written === campaignId && changes.some(({ operation }) => operation === 'job')) this.#wake()
    }
    const cleaning = setInterval(() => this.#attempt(this.cleanUp()), CLEAN_EVERY_MS).unref()
    this.#stops = [
      store.onCommit(AsyncResource.bind(wakeForJobs)),
      () => clearInterval(cleaning),
      () => clearTimeout(this.#timer),
    ]
    this.#attempt(this.cleanUp())
    this.#wake()
  }

  /** Resolves when the active jobs have been released for another worker. */
  async close(): Promise<void> {
    this.#stops.forEach((stop) => stop())
    this.#closing.abort()
    await this.#looking
    await Promise.all([...this.#atWork.values()].map(async ({ work }) => await work))
  }

  /** Removes jobs that ended more than a day ago. */
  async cleanUp(): Promise<void> {
    const old = await readJobsEndedBefore(this.#records, this.#options.now() - JOB_RETENTION_MS)
    if (old.length === 0) return
    await this.#records.transaction({ actor: CLEANER }, async (write) => {
      for (const { job } of old) await putJob(write, job.id, null)
    })
  }

  #wake(): void {
    this.#asked = true
    if (!this.#closing.signal.aborted) this.#looking ??= this.#look()
  }

  async #look(): Promise<void> {
    try {
      while (this.#asked && !this.#closing.signal.aborted) {
        this.#asked = false
        await this.#takeDue()
      }
    } catch (error) {
      this.#options.onFault(error)
      this.#lookAgainIn(LOOK_EVERY_MS)
    } finally {
      this.#looking = null
    }
  }

  async #takeDue(): Promise<void> {
    const now = this.#options.now()
    const ours = (await findJobWithTask(this.#records)).filter((record) => this.#isOurs(record))
    // The end of an attempt makes room and triggers another look.
    const tasks = ours.filter((task) => this.#hasRoom(task))
    this.#lookAgainIn(Math.min(LOOK_EVERY_MS, ...tasks.map((task) => this.#claimableAt(task) - now)))
    for (const due of tasks.filter((task) => this.#claimableAt(task) <= now)) {
      if (!this.#hasRoom(due)) continue
      const record = await this.#take(due)
      if (record) this.#begin(record)
    }
  }

  #isOurs(record: JobRecord): record is TaskRecord {
    return hasTask(record) && this.#kinds.has(record.task.kind) && !this.#atWork.has(record.job.id)
  }

  #hasRoom({ task }: TaskRecord): boolean {
    const kind = this.#kinds.get(task.kind)
    return kind !== undefined && this.#mayBegin(kind)
  }

  /** With SQLite, any other worker has died. */
  #claimableAt(record: TaskRecord): number {
    const graceMs = this.#options.store.engine === 'sqlite' ? 0 : LEASE_MS
    return claimableAt(record, { holder: this.#holder, graceMs })
  }

  #lookAgainIn(ms: number): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.#wake(), Math.max(LOOK_MIN_MS, ms)).unref()
  }

  /** Claims a job. Returns `null` if another worker was quicker, or if the job has been attempted too often. */
  async #take({ job: { id }, startedBy }: TaskRecord): Promise<TaskRecord | null> {
    return await this.#records.transaction({ actor: startedBy }, async (write) => {
      const due = await findJob(write, id)
      if (!hasTask(due) || this.#claimableAt(due) > write.at) return null
      const record = taken(due, this.#holder, write.at)
      await putJob(write, id, record)
      return isHeldBy(record, this.#holder) ? record : null
    })
  }

  #begin(record: TaskRecord): void {
    const { now, onFault } = this.#options
    const { id } = record.job
    const activeJob = new ActiveJob({ records: this.#records, record, holder: this.#holder, now, onFault })
    const work = this.#work(activeJob)
      .catch(onFault)
      .finally(() => {
        this.#atWork.delete(id)
        this.#wake()
      })
    this.#atWork.set(id, { kind: record.task.kind, work })
  }

  async #work(activeJob: ActiveJob): Promise<void> {
    const stopKeeping = activeJob.keepRenewing()
    try {
      const outcome = await this.#outcomeOf(activeJob)
      const isSettled = await activeJob.whileHeld(async (write, current) => {
        if (this.#closing.signal.aborted) await putJob(write, current.job.id, letGo(current, write.at))
        else await settle(write, current, outcome, Math.random())
      })
      if (isSettled && outcome.is === 'done' && !this.#closing.signal.aborted) await outcome.afterCommit?.()
    } finally {
      stopKeeping()
    }
  }

  async #outcomeOf(activeJob: ActiveJob): Promise<Outcome> {
    const { job, startedBy, task } = activeJob.record
    const kind = this.#kinds.get(task.kind)
    if (!kind) return { is: 'failed', error: 'This version of Waybook does not know this kind of job' }
    const signal = AbortSignal.any([activeJob.lost, this.#closing.signal])
    const report = (progress: number) => activeJob.report(progress)
    try {
      return await kind.attempt({ job, startedBy, notes: task.notes, signal, report })
    } catch (error) {
      if (error instanceof Problem || error instanceof BucketError) return { is: 'again', error: error.message }
      this.#options.onFault(error)
      return { is: 'again', error: 'Something went wrong' }
    }
  }

  #attempt(work: Promise<unknown>): void {
    work.catch(this.#options.onFault)
  }
}
