import { operations, scopeOf, type Viewer } from '@waybook/contract'
import { BELL, drownedRoad } from '@waybook/testing/stores/drowned-road.ts'
import { openForTest } from '@waybook/testing/stores/open-for-test.ts'
import { expect, it } from 'vitest'

import { openSqliteStore } from '#app/open-store.ts'
import { IN_MEMORY } from '#database/sqlite.ts'
import type { RequestContext, WriteContext } from '#features/request-context.ts'

import { inTransaction } from './steps.ts'

const viewer: Viewer = { userId: 'gm', role: 'gameMaster', characterId: null }
const writes = (context: RequestContext): context is WriteContext => 'afterCommit' in context

it('answers a committed write although an effect after it fails, and tells of the failure', async () => {
  const store = await openForTest(async () => await openSqliteStore({ file: IN_MEMORY, now: Date.now }))
  const records = store.records('dam3')
  await records.replaceCampaign(drownedRoad(), 'test')
  const context = { campaignId: 'dam3', viewer, firstName: 'Ada', scope: scopeOf(viewer), records }
  const faults: unknown[] = []
  const step = inTransaction((fault) => faults.push(fault))
  const call = {
    operation: operations.deleteEntity,
    name: 'deleteEntity',
    caller: { ...context, account: 'gm', idempotencyKey: null },
    context,
    params: { id: BELL },
  } as const
  const answer = await step(call, async (inside) => {
    if (!writes(inside.context)) throw new Error('The handler got no transaction.')
    inside.context.afterCommit(async () => await Promise.reject(new Error('The accounts cannot be reached.')))
    return await Promise.resolve('deleted')
  })
  expect(answer).toBe('deleted')
  await expect.poll(() => faults).toEqual([new Error('The accounts cannot be reached.')])
})
