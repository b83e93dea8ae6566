import { expect, it } from 'vitest'

import { secretCampaign } from '../access/secret-campaign.ts'
import { callerWith } from '../world/callers.ts'
import { campaignOfSuite } from '../world/open-campaign.ts'
import { ORIGIN } from '../world/test-server.ts'

const KESSA = 'characters/kessa-vane'
const less = { id: KESSA, field: 'hitpoints', by: -1 } as const

const { testServer, player, gameMaster } = campaignOfSuite(secretCampaign, { player: KESSA })

const hitpoints = async () => (await player('getCharacterDynamic', { id: KESSA })).hitpoints

it('[HTTP-7] a write repeated with its key gets the first response and changes nothing, even while the first is running', async () => {
  const id = crypto.randomUUID()
  const replies = await Promise.all([1, 2, 3].map(async () => await player.reply('adjustCharacterDynamic', less, id)))
  expect(new Set(replies.map(({ text }) => text)).size).toBe(1)
  await player('adjustCharacterDynamic', less)
  expect(await player.reply('adjustCharacterDynamic', less, id)).toEqual(replies[0])
  expect(await hitpoints()).toBe(10)
})

it('[HTTP-7] a roll repeated with its key is rolled once', async () => {
  const id = crypto.randomUUID()
  const dice = { pool: '10g', audience: 'self' }
  const [first, second] = [await player.reply('rollDice', dice, id), await player.reply('rollDice', dice, id)]
  expect(second).toEqual(first)
  expect((await player('getRolls', {})).rolls).toHaveLength(1)
})

it('[HTTP-7] a key of another user or of another request is refused with 409', async () => {
  const id = crypto.randomUUID()
  const before = await hitpoints()
  await gameMaster.reply('adjustCharacterDynamic', less, id)
  expect(await player.reply('adjustCharacterDynamic', less, id)).toMatchObject({
    status: 409,
    body: { id: 'conflict' },
  })
  expect(await gameMaster.status('adjustCharacterDynamic', { ...less, by: 1 }, id)).toBe(409)
  expect(await hitpoints()).toBe(Number(before) - 1)
})

it('[HTTP-7] a refused write may be repeated with its key', async () => {
  const id = crypto.randomUUID()
  const carry = { characterId: KESSA, itemId: 'items/quicksilver-bell', amount: 1 }
  expect(await player.status('updateCharacterInventory', carry, id)).toBe(404)
  await gameMaster('setEntityVisibility', { entityId: carry.itemId, visible: true })
  await player('updateCharacterInventory', carry, id)
})

it.each(['short', 'x'.repeat(65), "'; drop table act; --", ''])('[HTTP-7] %j is not a valid key', async (id) => {
  expect(await player.status('adjustCharacterDynamic', less, id)).toBe(400)
})

it('[HTTP-7] a read takes no key', async () => {
  const refused = await player.reply('getCharacterDynamic', { id: KESSA }, crypto.randomUUID())
  expect(refused).toMatchObject({ status: 400, body: { error: 'idempotencyKey: only write operations take one' } })
})

it('[OFF-12] a waiting call of another account is refused, and changes nothing', async () => {
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
