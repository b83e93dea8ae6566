import { afterAll, beforeAll, expect, it } from 'vitest'

import { callerOf, callerWith, type Caller } from './callers.ts'
import { secretCampaign, visible } from './secret-campaign.ts'
import { openTestServer, type TestServer } from './test-server.ts'

let testServer: TestServer
let gameMaster: Caller
let cookie: string
let player: Caller
beforeAll(async () => {
  testServer = await openTestServer(secretCampaign)
  gameMaster = await callerOf(testServer, { role: 'gameMaster' })
  cookie = await testServer.signIn({ role: 'player' })
  player = callerWith(testServer, cookie)
})
afterAll(async () => await testServer.close())

it('[LST-14] every page of a list states the total, without what the viewer may not see', async () => {
  const first = (await player('listEntities', { limit: 3 })).body
  expect(first).toMatchObject({ total: visible.length, next: expect.any(String) as string })
  const second = (await player('listEntities', { limit: 200, after: first['next'] })).body
  expect(second).toMatchObject({ total: visible.length, next: null })
  expect((await gameMaster('listEntities', {})).body).toMatchObject({ total: visible.length + 4 })
})

it('[LST-14] the total counts what the filters leave', async () => {
  const total = async (params: object) => (await player('listEntities', params)).body['total']
  expect(await total({ type: 'character', limit: 1 })).toBe(2)
  expect(await total({ tag: 'party-member', text: 'kessa' })).toBe(1)
  expect([await total({ text: 'zebulon' }), await total({ text: '...' })]).toEqual([0, 0])
})

it('[ENT-6] ids with capitals and underscores are read in calls and addresses', async () => {
  for (const id of ['Characters/Kessa_Vane', 'characters/KESSA-vane']) {
    expect((await player('getEntity', { id })).body).toMatchObject({ entities: [{ id: 'characters/kessa-vane' }] })
    const { statusCode } = await testServer.app.inject({ url: `/api/entities/${id}`, headers: { cookie } })
    expect(statusCode).toBe(200)
  }
})
