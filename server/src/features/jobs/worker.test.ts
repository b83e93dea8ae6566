import { JOB_RETENTION_MS, Problem, type Job } from '@waybook/contract'
import { jobOf } from '@waybook/testing/stores/job-of.ts'
import { openForTest } from '@waybook/testing/stores/open-for-test.ts'
import { describe, expect, it, onTestFinished } from 'vitest'

import { openSqliteStore } from '#app/open-store.ts'
import { newestSeq } from '#database/change-log.ts'

import { setSettings } from '../campaign/queries.ts'
import { readChangesSince } from '../changes.ts'
import type { Store } from '../store.ts'
import type { JobKind } from './job-kind.ts'
import { addTask } from './new-task.ts'
import type { Outcome } from './outcome.ts'
import { findJob, listJobs, putJob } from './queries.ts'
import { LEASE_MS } from './task.ts'
import { Worker } from './worker.ts'

const wanted = { title: 'Lighting', description: '', metadata: {}, startedBy: 'maren' }

/** A store whose clock can be moved forward, and functions to start workers and add jobs. */
async function worked(attempt: JobKind['attempt']) {
  const clock = { ahead: 0 }
  const now = () => Date.now() + clock.ahead
  const store = await openForTest(async () => await openSqliteStore({ file: ':memory:', now }))
  const faults: unknown[] = []
  const start = (kinds: readonly JobKind[] = [{ kind: 'lamp', atOnce: 2, attempt }]) => {
    const worker = new Worker({ store, campaignId: 'dam3', kinds, now, onFault: (error) => faults.push(error) })
    worker.start()
    onTestFinished(async () => await worker.close())
    return worker
  }
  const records = store.records('dam3')
  const add = async (notes: unknown = null) =>
    await records.transaction(
      { actor: 'maren' },
      async (write) => await addTask(write, { ...wanted, kind: 'lamp', notes }),
    )
  return { store, records, clock, faults, start, add }
}

/** Resolves with the job once `isSo` returns true for it. */
async function jobOnce(store: Store, id: string, isSo: (job: Job) => boolean): Promise<Job> {
  const { promise, resolve } = Promise.withResolvers<Job>()
  const look = async () => {
    const record = await findJob(store.records('dam3'), id)
    if (record && isSo(record.job)) resolve(record.job)
    return record?.job
  }
  await expect.poll(look).toSatisfy((job?: Job) => job !== undefined && isSo(job))
  return await promise
}
const ended = ({ completedAt }: Job) => completedAt !== null

describe('the worker', () => {
  it('[JOB-4] calls afterCommit after the commit: if it fails, the job stays completed', async () => {
    const seen: (Job['status'] | undefined)[] = []
    const { store, records, start, add, faults } = await worked(async ({ job }) => {
      const afterCommit = async () => {
        seen.push((await findJob(records, job.id))?.job.status)
        throw new Error('the folder cannot be deleted')
      }
      return await Promise.resolve({ is: 'done', result: 'imported', afterCommit })
    })
    start()
    const id = await add()
    expect(await jobOnce(store, id, ended)).toMatchObject({ status: 'completed', result: 'imported' })
    await expect.poll(() => faults).toEqual([new Error('the folder cannot be deleted')])
    expect(seen).toEqual(['completed'])
  })

  it('[JOB-4] runs a job as soon as it is added, and writes its outcome when it ends', async () => {
    const { store, records, start, add } = await worked(async ({ notes }) => {
      const write: Extract<Outcome, { is: 'done' }>['write'] = async (within) => {
        await setSettings(within, { imageGeneration: false })
        return null
      }
      return await Promise.resolve({ is: 'done', result: notes, write })
    })
    start()
    const since = await newestSeq(records)
    const job = await jobOnce(store, await add('nine lamps'), ended)
    expect(job).toMatchObject({ status: 'completed', result: 'nine lamps' })
    const operations = (await readChangesSince(records, since, 9)).map(({ operation }) => operation)
    expect(operations).toEqual(['job', 'job', 'settings', 'job'])
  })

  it('[JOB-4] fails a job with the error that its write returns', async () => {
    const refuse = async () => await Promise.resolve('The tide bell is gone')
    const { store, start, add } = await worked(
      async () => await Promise.resolve({ is: 'done', result: 1, write: refuse }),
    )
    start()
    const job = await jobOnce(store, await add(), ended)
    expect(job).toMatchObject({ status: 'failed', error: 'The tide bell is gone', result: null })
  })

  it('[JOB-6] retries a failed attempt, with the error in the log', async () => {
    let attempts = 0
    const { store, clock, faults, start, add } = await worked(async () => {
      attempts += 1
      if (attempts === 1) throw new Problem('unavailable')
      if (attempts === 2) throw new Error('a bug')
      return await Promise.resolve({ is: 'done', result: null })
    })
    // The next attempt is due as soon as this one has failed.
    store.onCommit(() => (clock.ahead += 500_000))
    start()
    const { logs } = await jobOnce(store, await add(), ended)
    const warnings = logs.filter(({ level }) => level === 'warning').map(({ message }) => message)
    expect(warnings).toEqual([
      expect.stringMatching(/^Attempt 1 failed: Not available right now\. Retrying in \d+ s\.$/),
      expect.stringMatching(/^Attempt 2 failed: Something went wrong\. Retrying in \d+ s\.$/),
    ])
    expect([attempts, faults.length]).toEqual([3, 1])
  })

  it('[JOB-4] takes over the job of a dead worker once its lease has ended, and ignores a late outcome', async () => {
    const done: string[] = []
    let wake: (outcome: Outcome) => void = () => {}
    const { store, clock, start, add } = await worked(async ({ job }) => {
      done.push(job.id)
      return done.length === 1 ? await new Promise((resolve) => (wake = resolve)) : { is: 'done', result: 'second' }
    })
    start()
    const id = await add()
    await jobOnce(store, id, () => done.length === 1)
    clock.ahead += LEASE_MS
    start()
    expect(await jobOnce(store, id, ended)).toMatchObject({ status: 'completed', result: 'second' })
    wake({ is: 'done', result: 'first' })
    expect(await jobOnce(store, id, ended)).toMatchObject({ result: 'second' })
  })

  it('[JOB-4] releases its jobs when it closes', async () => {
    const { store, start, add, records } = await worked(
      async ({ signal }) =>
        await new Promise((resolve) => {
          signal.addEventListener('abort', () => resolve({ is: 'failed', error: 'cut off' }))
        }),
    )
    const worker = start()
    const id = await add()
    await jobOnce(store, id, ({ status }) => status === 'running')
    await worker.close()
    expect(await findJob(records, id)).toMatchObject({
      job: { status: 'running' },
      task: { holder: null, attempts: 0 },
    })
  })

  it('[JOB-7] reports progress, at most once a second', async () => {
    const { store, records, start, add } = await worked(async ({ report }) => {
      for (let step = 0; step <= 100; step += 1) report(step / 100)
      return await Promise.resolve({ is: 'done', result: null })
    })
    start()
    const since = await newestSeq(records)
    const id = await add()
    expect(await jobOnce(store, id, ended)).toMatchObject({ metadata: { kind: 'lamp', progress: 0 } })
    expect(await readChangesSince(records, since, 99)).toHaveLength(4)
  })

  it('[JOB-8] removes only jobs that ended more than a day ago', async () => {
    const { records, start } = await worked(async () => await Promise.resolve({ is: 'failed', error: 'no' }))
    const now = Date.now()
    const jobs = [
      jobOf('old', { status: 'completed', completedAt: now - JOB_RETENTION_MS - 1000 }),
      jobOf('young', { status: 'failed', completedAt: now - JOB_RETENTION_MS + 60_000 }),
      jobOf('open', { createdAt: 1 }),
    ]
    await records.transaction({ actor: 'test' }, async (write) => {
      for (const record of jobs) await putJob(write, record.job.id, record)
    })
    await start().cleanUp()
    expect((await listJobs(records, 9)).map(({ job }) => job.id)).toEqual(['young', 'open'])
  })

  it('[JOB-17] limits the concurrent attempts at a kind, and other kinds do not wait for them', async () => {
    const { promise, resolve: finish } = Promise.withResolvers<undefined>()
    const slowly = async () => ({ is: 'done', result: await promise }) as const
    const { store, records, start, add } = await worked(slowly)
    const attempt = async () => await Promise.resolve({ is: 'done', result: null } as const)
    start([
      { kind: 'lamp', atOnce: 1, attempt: slowly },
      { kind: 'other', atOnce: 1, attempt },
    ])
    const [first, second] = [await add(), await add()]
    await jobOnce(store, first, ({ status }) => status === 'running')
    const other = await records.transaction(
      { actor: 'test' },
      async (write) => await addTask(write, { ...wanted, kind: 'other', notes: null }),
    )
    await jobOnce(store, other, ended)
    expect(await findJob(records, second)).toMatchObject({ job: { status: 'pending' } })
    finish(undefined)
    await jobOnce(store, second, ended)
  })

  it('leaves jobs of unknown kinds to other workers', async () => {
    const { store, records, start, add } = await worked(async () => await Promise.resolve({ is: 'done', result: null }))
    start([])
    const id = await add()
    const other = await records.transaction(
      { actor: 'test' },
      async (write) => await addTask(write, { ...wanted, kind: 'x', notes: 0 }),
    )
    start()
    await jobOnce(store, id, ended)
    expect(await findJob(records, other)).toMatchObject({ job: { status: 'pending' } })
  })
})
