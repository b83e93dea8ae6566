import { afterAll, beforeAll, expect, it } from 'vitest'

import { secretCampaign } from '../access/secret-campaign.ts'
import { callerOf, callerWith, type Caller } from '../world/callers.ts'
import { openTestServer, ORIGIN, type TestServer } from '../world/test-server.ts'

const KESSA = 'characters/kessa-vane'
const less = { id: KESSA, field: 'hitpoints', by: -1 }

let testServer: TestServer
let player: Caller
let gameMaster: Caller
beforeAll(async () => {
  testServer = await openTestServer(secretCampaign)
  player = await callerOf(testServer, { role: 'player', characterId: KESSA })
  gameMaster = await callerOf(testServer, { role: 'gameMaster' })
})
afterAll(async () => await testServer.close())

const hitpoints = async () => (await player('getCharacterDynamic', { id: KESSA })).body['hitpoints']

it('[HTTP-7] a write repeated with its key gets the first response and changes nothing, also while the first is running', async () => {
  const id = crypto.randomUUID()
  const replies = await Promise.all([1, 2, 3].map(async () => await player('adjustCharacterDynamic', less, id)))
  expect(new Set(replies.map(({ text }) => text)).size).toBe(1)
  await player('adjustCharacterDynamic', less)
  expect(await player('adjustCharacterDynamic', less, id)).toEqual(replies[0])
  expect(await hitpoints()).toBe(10)
})

it('[HTTP-7] a roll repeated with its key is rolled once', async () => {
  const id = crypto.randomUUID()
  const dice = { pool: '10g', audience: 'self' }
  const [first, second] = [await player('rollDice', dice, id), await player('rollDice', dice, id)]
  expect(second).toEqual(first)
  expect((await player('getRolls', {})).body['rolls']).toHaveLength(1)
})

it('[HTTP-7] a key of another user or of another request is refused with 409', async () => {
  const id = crypto.randomUUID()
  const before = await hitpoints()
  await gameMaster('adjustCharacterDynamic', less, id)
  expect(await player('adjustCharacterDynamic', less, id)).toMatchObject({ status: 409, body: { id: 'conflict' } })
  expect((await gameMaster('adjustCharacterDynamic', { ...less, by: 1 }, id)).status).toBe(409)
  expect(await hitpoints()).toBe(Number(before) - 1)
})

it('[HTTP-7] a refused write may be repeated with its key', async () => {
  const id = crypto.randomUUID()
  const carry = { characterId: KESSA, itemId: 'items/quicksilver-bell', amount: 1 }
  expect((await player('updateCharacterInventory', carry, id)).status).toBe(404)
  await gameMaster('setEntityVisibility', { entityId: carry.itemId, visible: true })
  expect((await player('updateCharacterInventory', carry, id)).status).toBe(200)
})

it.each(['short', 'x'.repeat(65), "'; drop table act; --", ''])('[HTTP-7] %j is not a valid key', async (id) => {
  expect((await player('adjustCharacterDynamic', less, id)).status).toBe(400)
})

it('[HTTP-7] a read takes no key', async () => {
  const refused = await player('getCharacterDynamic', { id: KESSA }, crypto.randomUUID())
  expect(refused).toMatchObject({ status: 400, body: { error: 'idempotencyKey: only write operations take one' } })
})

it('[OFF-12] a call that has waited for another account is refused, and changes nothing', async () => {
  const cookie = await testServer.signIn({ role: 'player' })
  const me = await testServer.app.inject({ url: '/api/me', headers: { cookie } })
  const { user } = me.json<{ readonly user: { readonly id: string } }>()
  const noteFor = async (account: string) => {
    const params = { entityId: null, audience: 'self', markdown: 'A lamp is missing.' }
    const payload = { operation: 'addNote', params, idempotencyKey: key }
    const headers = { cookie, origin: ORIGIN, 'waybook-account': account }
    return await testServer.app.inject({ method: 'POST', url: '/api/query', headers, payload })
  }
  const notes = async () => (await callerWith(testServer, cookie)('listNotes', {})).body['notes']
  const key = crypto.randomUUID()
  const refused = await noteFor('somebody else')
  expect([refused.statusCode, refused.json<{ readonly id: string }>().id]).toEqual([409, 'another-account'])
  expect(await notes()).toEqual([])
  expect((await noteFor(user.id)).statusCode).toBe(200)
  expect(await notes()).toHaveLength(1)
})
