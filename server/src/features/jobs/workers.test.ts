import { openForTest } from '@waybook/testing/stores/open-for-test.ts'
import { expect, it, onTestFinished } from 'vitest'

import { openSqliteStore } from '#app/open-store.ts'

import { addTask } from './new-task.ts'
import { findJob } from './queries.ts'
import { Workers } from './workers.ts'

it('[STO-132] does the jobs of all campaigns, each on the records of its campaign', async () => {
  const store = await openForTest(async () => await openSqliteStore({ file: ':memory:', now: Date.now }))
  await store.campaigns.add('vale', ['vale.test'])
  const faults: unknown[] = []
  const kinds = (campaignId: string) => [
    {
      kind: 'lamp',
      atOnce: 2,
      attempt: async () => await Promise.resolve({ is: 'done', result: campaignId } as const),
    },
  ]
  const onFault = (error: unknown) => void faults.push(error)
  const workers = new Workers({ store, defaultCampaign: 'dam3', kinds, now: Date.now, onFault })
  workers.start()
  onTestFinished(async () => await workers.close())
  for (const campaignId of ['dam3', 'vale']) {
    const records = store.records(campaignId)
    const wanted = { kind: 'lamp', notes: null, title: 'Lighting', description: '', metadata: {}, startedBy: 'maren' }
    const id = await records.transaction({ actor: 'maren' }, async (write) => await addTask(write, wanted))
    const resultOf = async () => (await findJob(records, id))?.job.result
    await expect.poll(resultOf).toBe(campaignId)
  }
  expect(faults).toEqual([])
})
