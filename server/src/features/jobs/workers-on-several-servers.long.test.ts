import { hasEnded } from '@waybook/contract'
import { openForTest } from '@waybook/testing/stores/open-for-test.ts'
import { hasTestPostgres, testPostgres } from '@waybook/testing/stores/test-postgres.ts'
import { describe, expect, it, onTestFinished } from 'vitest'

import { openPostgresStore } from '#app/open-store.ts'

import type { JobKind } from './job-kind.ts'
import { addTask } from './new-task.ts'
import { findJob, listJobs } from './queries.ts'
import { LEASE_MS } from './task.ts'
import { Worker } from './worker.ts'

const JOBS = 12

/** A server's store and worker on the database, with a clock that may be ahead of the others'. */
async function openServer(url: string, attempt: JobKind['attempt'], aheadMs = 0) {
  const now = () => Date.now() + aheadMs
  const store = await openForTest(async () => await openPostgresStore({ url, now }))
  const records = store.records('dam3')
  const kinds = [{ kind: 'lamp', atOnce: 2, attempt }]
  const worker = new Worker({ store, campaignId: 'dam3', kinds, now, onFault: () => {} })
  const add = async () =>
    await records.transaction(
      { actor: 'maren' },
      async (write) =>
        await addTask(write, {
          kind: 'lamp',
          notes: null,
          title: 'Lighting',
          description: '',
          metadata: {},
          startedBy: 'maren',
        }),
    )
  return { records, worker, add }
}

describe.skipIf(!hasTestPostgres)('jobs on several servers', () => {
  it('[JOB-110] each job is attempted once, whichever server takes it', async () => {
    const url = await testPostgres()
    const attempted = { one: [] as string[], other: [] as string[] }
    const bothAttempt = Promise.withResolvers<undefined>()
    const attemptOn =
      (server: 'one' | 'other') =>
      async ({ job }: { job: { id: string } }) => {
        attempted[server].push(job.id)
        // Otherwise the first server to start could do all of them before the other looks.
        if (attempted.one.length * attempted.other.length > 0) bothAttempt.resolve(undefined)
        await bothAttempt.promise
        return { is: 'done', result: server } as const
      }
    const [one, other] = [await openServer(url, attemptOn('one')), await openServer(url, attemptOn('other'))]
    const ids: string[] = []
    for (let nth = 0; nth < JOBS; nth += 1) ids.push(await one.add())
    for (const { worker } of [one, other]) {
      worker.start()
      onTestFinished(async () => await worker.close())
    }
    await expect.poll(async () => (await listJobs(one.records, 99)).every(({ job }) => hasEnded(job))).toBe(true)
    expect([...attempted.one, ...attempted.other].toSorted()).toEqual(ids.toSorted())
  })

  it('[JOB-111] the server that asked a service checks the job that waits for it', async () => {
    const url = await testPostgres()
    const looked: string[] = []
    const attemptOn = (server: string) => async () => {
      looked.push(server)
      const waiting = { is: 'waiting', lookInMs: 100, notes: null } as const
      return await Promise.resolve(looked.length < 8 ? waiting : { is: 'done' as const, result: null })
    }
    const [one, other] = [await openServer(url, attemptOn('one')), await openServer(url, attemptOn('other'))]
    const id = await one.add()
    for (const { worker } of [one, other]) {
      worker.start()
      onTestFinished(async () => await worker.close())
    }
    await expect.poll(async () => (await findJob(one.records, id))?.job.status).toBe('completed')
    expect(new Set(looked).size).toBe(1)
  })

  it('[JOB-110] another server does the job of a server that died, once its lease has ended', async () => {
    const url = await testPostgres()
    const dying = await openServer(
      url,
      async ({ signal }) =>
        await new Promise((resolve) => {
          signal.addEventListener('abort', () => resolve({ is: 'failed', error: 'too late' }))
        }),
    )
    const id = await dying.add()
    dying.worker.start()
    onTestFinished(async () => await dying.worker.close())
    await expect.poll(async () => (await findJob(dying.records, id))?.job.status).toBe('running')
    const early = await openServer(url, async () => await Promise.resolve({ is: 'done', result: 'too early' }))
    const late = await openServer(url, async () => await Promise.resolve({ is: 'done', result: 'late' }), LEASE_MS)
    for (const { worker } of [early, late]) {
      worker.start()
      onTestFinished(async () => await worker.close())
    }
    await expect.poll(async () => (await findJob(late.records, id))?.job).toMatchObject({ result: 'late' })
  })
})
