import { liveCloseCodes, operations, type AnswerOf } from '@waybook/contract'
import { newestSeq } from '@waybook/server/database/change-log.ts'
import { readChangesSince } from '@waybook/server/features/changes.ts'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'

import { secretCampaign } from '../../access/secret-campaign.ts'
import { callerOf, callerWith, type Caller } from '../../world/callers.ts'
import { ORIGIN, openTestServer, type TestServer } from '../../world/test-server.ts'
import { connect, welcomed } from '../live/live-client.ts'

const [KESSA, ODO] = ['characters/kessa-vane', 'characters/odo-brandreth']

let testServer: TestServer
let address: string
let gameMaster: Caller
beforeAll(async () => {
  testServer = await openTestServer(secretCampaign)
  address = await testServer.app.listen({ port: 0, host: '127.0.0.1' })
  gameMaster = await callerOf(testServer, { role: 'gameMaster' })
})
afterAll(async () => await testServer.close())

let cookie: string
let memberId: string
beforeEach(async () => {
  cookie = await testServer.signIn({ role: 'player', characterId: KESSA })
  memberId = (await requested()).members.find(({ characterId }) => characterId === KESSA)?.id ?? ''
  return async () => void (await gameMaster('removeMember', { memberId }))
})

const requested = async (): Promise<AnswerOf<'getMembers'>> =>
  operations.getMembers.answer.parse((await gameMaster('getMembers', {})).body)

const connected = async () => {
  const client = await connect(address, { cookie, since: 0 })
  await client.until(welcomed)
  return client
}

const characterOf = async (of: string) =>
  (await testServer.app.inject({ url: '/api/me', headers: { cookie: of } })).json<{ characterId: unknown }>()
    .characterId

it('[MEM-2] a link’s token is returned only when the link is created', async () => {
  const { body } = await gameMaster('makeInvite', { role: 'player', characterId: ODO })
  const path = String(body['path'])
  expect(path).toMatch(/^\/join#[\w-]{43}$/)
  const sent = await gameMaster('getMembers', {})
  expect(sent.text).toContain(ODO)
  expect(sent.text).not.toContain(path.split('#')[1])
  const changes = await readChangesSince(testServer.services.store.records(testServer.services.campaignId), 0, 1000)
  expect(JSON.stringify(changes)).not.toContain(path.split('#')[1])
})

it('[MEM-12] the response that creates a link contains its id, and it is listed under that id until it is used', async () => {
  const { body } = await gameMaster('makeReset', { memberId })
  const isOpen = async () => (await requested()).links.some(({ id }) => id === body['linkId'])
  expect(await isOpen()).toBe(true)
  const token = String(body['path']).split('#')[1]
  const payload = { token, password: 'banana lorry tinsel' }
  const used = await testServer.app.inject({
    method: 'POST',
    url: '/api/auth/link/accept',
    headers: { origin: ORIGIN },
    payload,
  })
  expect([used.statusCode, await isOpen()]).toEqual([200, false])
})

it('[MEM-2] operations that create a link take no idempotency key, because their response would be stored with it', async () => {
  const refused = await gameMaster('makeInvite', { role: 'player' }, crypto.randomUUID())
  expect(refused).toMatchObject({ status: 400, body: { error: 'idempotencyKey: this operation does not take one' } })
})

it('[MEM-330] an invite replaces another one, also without a character', async () => {
  const first = (await gameMaster('makeInvite', { role: 'player' })).body['linkId']
  const second = (await gameMaster('makeInvite', { role: 'player', replaces: first })).body['linkId']
  const open = new Set((await requested()).links.map(({ id }) => id))
  expect([open.has(String(first)), open.has(String(second))]).toEqual([false, true])
  await gameMaster('revokeLink', { linkId: second })
})

it('[MEM-2] an invite requires an existing character that nobody plays', async () => {
  expect((await gameMaster('makeInvite', { role: 'player', characterId: KESSA })).status).toBe(409)
  for (const characterId of ['characters/nobody', 'items/wick-knife'])
    expect((await gameMaster('makeInvite', { role: 'player', characterId })).status).toBe(404)
})

it('[MEM-4] ending sessions closes their connections immediately', async () => {
  const client = await connected()
  await gameMaster('endSessions', { memberId })
  expect(await client.closed).toBe(liveCloseCodes.signedOut)
  expect((await callerWith(testServer, cookie)('getRolls', {})).status).toBe(401)
})

it('[MEM-5] a member who gets another character is disconnected, and reconnects with the new character', async () => {
  const client = await connected()
  await gameMaster('assignCharacter', { memberId, characterId: ODO })
  expect(await client.closed).toBe(liveCloseCodes.anotherViewer)
  expect(await characterOf(cookie)).toBe(ODO)
  await gameMaster('assignCharacter', { memberId, characterId: null })
  expect(await characterOf(cookie)).toBeNull()
  expect((await gameMaster('assignCharacter', { memberId, characterId: 'items/wick-knife' })).status).toBe(404)
})

it('[MEM-6] a removed member is signed out immediately', async () => {
  const client = await connected()
  await gameMaster('removeMember', { memberId })
  expect(await client.closed).toBe(liveCloseCodes.signedOut)
  expect((await requested()).members.map(({ id }) => id)).not.toContain(memberId)
})

it('[MEM-6] nobody can remove their own account', async () => {
  const own = (await requested()).members.find(({ role }) => role === 'gameMaster')?.id
  expect((await gameMaster('removeMember', { memberId: own })).status).toBe(409)
})

it('[MEM-9] changes to accounts are recorded and sent only to game masters', async () => {
  const records = testServer.services.store.records(testServer.services.campaignId)
  const since = await newestSeq(records)
  const player = await connect(address, { cookie: await testServer.signIn({ role: 'player' }), since })
  await gameMaster('makeReset', { memberId })
  await gameMaster('assignCharacter', { memberId, characterId: ODO })
  await gameMaster('revokeLink', { linkId: (await requested()).links[0]?.id })
  expect(await readChangesSince(records, since, 9)).toMatchObject([
    { operation: 'member', audience: 'gameMaster', subject: memberId, payload: { action: 'resetMade' } },
    { operation: 'member', subject: memberId, payload: { action: 'assigned', characterId: ODO } },
    { operation: 'member', subject: 'campaign', payload: { action: 'linkRevoked' } },
  ])
  await player.until((messages) => messages.some((message) => 'seq' in message && message.seq === since + 3))
  expect(player.transcript.filter((text) => text.includes('members'))).toEqual([])
})
