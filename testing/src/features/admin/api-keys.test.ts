import { isOperationName, operations, restPaths, type OperationName } from '@waybook/contract'
import { listApiKeys } from '@waybook/server/features/api-keys/queries.ts'
import { readChangesSince } from '@waybook/server/features/changes.ts'
import { beforeAll, describe, expect, it } from 'vitest'

import { secretCampaign } from '../../access/secret-campaign.ts'
import { addressesFor, paramsFor, someOf } from '../../access/walk.ts'
import { type Member, memberOf } from '../../world/callers.ts'
import { campaignOfSuite } from '../../world/open-campaign.ts'
import { openTestServer, ORIGIN } from '../../world/test-server.ts'

const INSTALLATION = 'the key of the installation'
const FOREIGN = { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' }

const { testServer, gameMaster, kessa, records } = campaignOfSuite(secretCampaign, { kessa: 'characters/kessa-vane' })

const makeKey = async (by: Member = gameMaster) => await by('createApiKey', { name: ' The scribe ' })

async function ask(key: string, operation: OperationName, params: object = {}, headers: Record<string, string> = {}) {
  const payload = { operation, params }
  const requested = { method: 'POST', url: '/api/query', headers: { 'x-api-key': key, ...headers }, payload } as const
  const { statusCode, body } = await testServer.app.inject(requested)
  return { status: statusCode, body }
}

it('[KEY-1] a key is returned only when it is created', async () => {
  const { key, apiKey } = await makeKey()
  const listed = await gameMaster.reply('listApiKeys', {})
  expect(operations.listApiKeys.answer.parse(listed.body).apiKeys).toContainEqual({ ...apiKey, name: 'The scribe' })
  const changes = await readChangesSince(records(), 0, 1000)
  for (const sent of [listed.text, JSON.stringify(changes)]) expect(sent).not.toContain(key)
  expect(await gameMaster.status('createApiKey', { name: 'x' }, crypto.randomUUID())).toBe(400)
})

it('[KEY-2] with a key, a script calls as the game master who created it, by query and by path, without a cookie', async () => {
  const { key } = await makeKey()
  expect(await ask(key, 'getJobs')).toMatchObject({ status: 200 })
  expect(await ask(key, 'getJobs', {}, FOREIGN)).toMatchObject({ status: 200 })
  const hidden = { url: '/api/entities/characters/zebulon-quarrel', headers: { 'x-api-key': key } }
  expect((await testServer.app.inject(hidden)).statusCode).toBe(200)
})

it('[KEY-2] a page of another site cannot use a key', async () => {
  const { key } = await makeKey()
  expect(await ask(key, 'getJobs', {}, { ...FOREIGN, cookie: await gameMaster.cookie() })).toMatchObject({
    status: 403,
  })
})

it('[KEY-3] a personal key is accepted in place of the installation’s key, which alone does not sign anyone in', async () => {
  const settings = { apiKey: INSTALLATION }
  const locked = await openTestServer(secretCampaign, { settings })
  const signedIn = await locked.signIn({ role: 'gameMaster' })
  const inject = async (headers: Record<string, string>, operation: OperationName) =>
    await locked.app.inject({
      method: 'POST',
      url: '/api/query',
      headers,
      payload: { operation, params: { name: 'x' } },
    })
  const made = await inject(
    { cookie: signedIn, origin: 'http://waybook.test', 'x-api-key': INSTALLATION },
    'createApiKey',
  )
  const { key } = operations.createApiKey.answer.parse(made.json())
  expect((await inject({ 'x-api-key': key }, 'getJobs')).statusCode).toBe(200)
  expect((await inject({ 'x-api-key': INSTALLATION }, 'getJobs')).statusCode).toBe(401)
  await locked.close()
})

it('[KEY-4] operations that require a session refuse a key: members, keys, backups, imports', async () => {
  const { key, apiKey } = await makeKey()
  const calls = [
    ['getMembers', {}],
    ['makeInvite', { role: 'gameMaster' }],
    ['createApiKey', { name: 'another' }],
    ['revokeApiKey', { keyId: apiKey.id }],
  ] as const
  for (const [operation, params] of calls) expect(await ask(key, operation, params)).toMatchObject({ status: 403 })
  for (const url of ['/api/me', '/api/live'])
    expect((await testServer.app.inject({ url, headers: { 'x-api-key': key } })).statusCode).not.toBe(200)
})

it('[KEY-5] a revoked key is refused immediately, and only its owner and game masters can revoke it', async () => {
  const owner = memberOf(testServer, { role: 'player', firstName: 'Ilse', lastName: 'Brandt' })
  const other = memberOf(testServer, { role: 'player' })
  const listOf = async (by: Member) => await by('listApiKeys', {})
  const [first, second] = [await makeKey(owner), await makeKey(owner)]
  expect(await listOf(other)).toEqual({ apiKeys: [], others: [] })
  expect(await other.status('revokeApiKey', { keyId: first.apiKey.id })).toBe(404)
  expect((await ask(first.key, 'getEntities', { ids: [] })).status).toBe(200)
  await owner('revokeApiKey', { keyId: first.apiKey.id })
  expect(await ask(first.key, 'getEntities', { ids: [] })).toMatchObject({ status: 401 })
  expect((await listOf(owner)).others).toEqual([])
  expect((await listOf(gameMaster)).others).toContainEqual({
    ...second.apiKey,
    lastUsedAt: null,
    owner: 'Ilse Brandt',
  })
  await gameMaster('revokeApiKey', { keyId: second.apiKey.id })
  expect(await ask(second.key, 'getEntities', { ids: [] })).toMatchObject({ status: 401 })
  expect(await gameMaster.status('revokeApiKey', { keyId: second.apiKey.id })).toBe(404)
})

describe('the key of a player', () => {
  let session: string
  let key: string
  beforeAll(async () => {
    session = await kessa.cookie()
    ;({ key } = await makeKey(kessa))
  })
  const send = async (credential: Record<string, string>, url: string, payload?: object) => {
    const method = payload ? 'POST' : 'GET'
    const requested = { method, url, headers: { origin: ORIGIN, ...credential }, ...(payload && { payload }) } as const
    const { statusCode, body } = await testServer.app.inject(requested)
    return { url, payload, status: statusCode, body }
  }
  const names = Object.keys(operations).filter(isOperationName)
  const forKeys = names.filter((name) => !('requiresSession' in operations[name]))
  const reads = forKeys.filter((name) => !operations[name].writes)

  it.each(reads)('[KEY-9] gets exactly the player’s answer: %s', async (operation) => {
    for (const params of someOf(paramsFor(operation, {}), 2)) {
      const payload = { operation, params }
      const bySession = await send({ cookie: session }, '/api/query', payload)
      expect(await send({ 'x-api-key': key }, '/api/query', payload)).toEqual(bySession)
    }
  })

  it.each(restPaths)('[KEY-9] gets exactly the player’s answer: GET $path', async ({ path, query }) => {
    for (const url of someOf(addressesFor(path, query)))
      expect(await send({ 'x-api-key': key }, url)).toEqual(await send({ cookie: session }, url))
  })

  it('[KEY-9] may change the same things as the player, and nothing else', async () => {
    const less = { field: 'hitpoints', by: -1 }
    expect(await ask(key, 'adjustCharacterDynamic', { ...less, id: 'characters/kessa-vane' })).toMatchObject({
      status: 200,
    })
    expect(await ask(key, 'adjustCharacterDynamic', { ...less, id: 'characters/odo-brandreth' })).toMatchObject({
      status: 403,
    })
    for (const name of forKeys.filter((one) => operations[one].callers.who === 'gameMaster')) {
      const [params = {}] = paramsFor(name, {})
      expect([name, (await ask(key, name, params)).status]).toEqual([name, 403])
    }
  })

  it('[KEY-9] does not let the player view as another player', async () => {
    const viewAs = { 'waybook-view-as': 'characters/odo-brandreth' }
    expect(await ask(key, 'getEntities', { ids: [] }, viewAs)).toMatchObject({ status: 403 })
  })
})

it('[KEY-6] a key is deleted with the account that created it', async () => {
  const { key } = await makeKey(memberOf(testServer, { role: 'gameMaster' }))
  const { members } = await gameMaster('getMembers')
  const memberId = members.at(-1)?.id ?? ''
  await gameMaster('removeMember', { memberId })
  expect((await ask(key, 'getJobs')).status).toBe(401)
  expect(await listApiKeys(records(), memberId)).toEqual([])
})

it('[KEY-7] the list shows when a key was last used', async () => {
  const { key, apiKey } = await makeKey()
  const before = Date.now()
  await ask(key, 'getJobs')
  const { apiKeys } = await gameMaster('listApiKeys')
  const listed = apiKeys.find(({ id }) => id === apiKey.id)
  expect(listed?.lastUsedAt).toBeGreaterThanOrEqual(before)
  expect(listed?.lastUsedAt).toBeLessThanOrEqual(Date.now())
})

it('[KEY-275] a script with a key can view as a player, and then changes nothing', async () => {
  const { key } = await makeKey()
  const viewAs = { 'waybook-view-as': 'characters/kessa-vane' }
  const hidden = { id: 'characters/zebulon-quarrel' }
  expect(await ask(key, 'getEntity', hidden)).toMatchObject({ status: 200 })
  expect(await ask(key, 'getEntity', hidden, viewAs)).toMatchObject({ status: 404 })
  expect(await ask(key, 'listApiKeys', {}, viewAs)).toMatchObject({ status: 403 })
  const job = { job: { title: 'Something' } }
  expect(await ask(key, 'createJob', job, viewAs)).toEqual({
    status: 403,
    body: '{"error":"You are viewing as a player: nothing can be changed","id":"view-only"}',
  })
})
