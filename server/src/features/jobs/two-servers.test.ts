import { openForTest } from '@waybook/testing/store/open-for-test.ts'
import { hasTestPostgres, testPostgres } from '@waybook/testing/store/test-postgres.ts'
import { describe, expect, it, onTestFinished } from 'vitest'

import { openPostgresStore } from '#app/open-store.ts'

import type { Store } from '../store.ts'
import type { JobKind } from './job-kind.ts'
import { addTask } from './new-task.ts'
import { Worker } from './worker.ts'

const JOBS = 30
const wanted = { kind: 'lamp', title: 'Lighting', description: '', metadata: {}, startedBy: 'maren', notes: null }

function start(store: Store, kind: JobKind): void {
  const onFault = (error: unknown) => {
    throw error
  }
  const worker = new Worker({ store, campaignId: 'dam3', kinds: [kind], now: Date.now, onFault })
  worker.start()
  onTestFinished(async () => await worker.close())
}

describe.skipIf(!hasTestPostgres)('the workers of two servers', () => {
  it('[JOB-120] run each job once, whichever server it was added on, and both see its progress', async () => {
    const url = await testPostgres()
    const stores = [
      await openForTest(async () => await openPostgresStore({ url, now: Date.now })),
      await openForTest(async () => await openPostgresStore({ url, now: Date.now })),
    ]
    const runs: { readonly id: string; readonly server: number }[] = []
    const isOpen = { gate: false }
    for (const [server, store] of stores.entries())
      start(store, {
        kind: 'lamp',
        attempt: async ({ job: { id }, report }) => {
          runs.push({ id, server })
          report(0.5)
          await expect.poll(() => isOpen.gate).toBe(true)
          return { is: 'done', result: server }
        },
      })
    const ids: string[] = []
    for (let index = 0; index < JOBS; index += 1) {
      const records = stores[index % 2]?.records('dam3')
      const id = await records?.transaction({ actor: 'maren' }, async (write) => await addTask(write, wanted))
      ids.push(id ?? '')
    }
    // Each server has all that it works on at a time, so the first of them took jobs of the other.
    await expect.poll(() => runs.length).toBe(4)
    const [first] = runs
    for (const store of stores)
      await expect
        .poll(async () => (await store.records('dam3').jobs.find(first?.id ?? ''))?.job.metadata['progress'])
        .toBe(0.5)
    isOpen.gate = true
    const statuses = async () =>
      await Promise.all(ids.map(async (id) => (await stores[0]?.records('dam3').jobs.find(id))?.job.status))
    await expect.poll(async () => new Set(await statuses()), { timeout: 30_000 }).toEqual(new Set(['completed']))
    expect(runs.map(({ id }) => id).toSorted((one, other) => (one < other ? -1 : 1))).toEqual(
      ids.toSorted((one, other) => (one < other ? -1 : 1)),
    )
    expect(new Set(runs.map(({ server }) => server))).toEqual(new Set([0, 1]))
  }, 60_000)
})
