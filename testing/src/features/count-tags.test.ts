import { expect, it, onTestFinished } from 'vitest'

import { campaignOf, entityOf } from '../stores/drowned-road.ts'
import { callerOf } from '../world/callers.ts'
import { CAMPAIGN_ID, openTestServer } from '../world/test-server.ts'

const ENTITIES = 1200
/** The number of entities whose tags one statement counts. */
const SLICE = 500
const REQUESTS = 20

it('[STO-54] tags of found entities are counted in slices, and other calls are answered after each slice', async () => {
  const slicesByTurn = new Map<number, number>()
  let turn = 0
  const onStatement = (sql: string) => {
    if (sql.includes('"entityTag"') && sql.startsWith('select'))
      slicesByTurn.set(turn, (slicesByTurn.get(turn) ?? 0) + 1)
  }
  const testServer = await openTestServer({ 'campaign.yaml': 'name: Large\n' }, { onStatement })
  onTestFinished(async () => await testServer.close())
  const entities = Array.from({ length: ENTITIES }, (_, index) =>
    entityOf(`items/lamp-${index}`, { name: 'Lamp', tags: ['lit', `${index % 3}`] }),
  )
  await testServer.services.store.records(CAMPAIGN_ID).replaceCampaign(campaignOf(entities), 'test')
  const gameMaster = await callerOf(testServer, { role: 'gameMaster' })
  let isCounting = true
  const nextTurn = () => {
    turn += 1
    if (isCounting) setImmediate(nextTurn)
  }
  nextTurn()
  slicesByTurn.clear()
  const answers = await Promise.all(
    Array.from({ length: REQUESTS }, async () => await gameMaster('countTags', { text: 'lamp' })),
  )
  isCounting = false
  for (const { body } of answers) {
    expect(body).toMatchObject({ entities: ENTITIES })
    expect(body['tags']).toContainEqual({ tag: 'lit', entities: ENTITIES })
  }
  const slices = [...slicesByTurn.values()]
  expect(slices.reduce((sum, some) => sum + some, 0)).toBe(REQUESTS * Math.ceil(ENTITIES / SLICE))
  expect(Math.max(...slices)).toBe(1)
})
