import { isOperationName, operations, restPaths, type OperationName } from '@waybook/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { engines, type TestDatabase } from '../stores/test-postgres.ts'
import { CAMPAIGN_ID, ORIGIN, openTestServer, type TestServer } from '../world/test-server.ts'
import { otherAddresses } from './other-addresses.ts'
import { hidden, secretCampaign, secrets, visible } from './secret-campaign.ts'
import { playInSecret, type SecretPlay } from './secret-play.ts'
import { addressesFor, paramsFor, someOf } from './walk.ts'

const names = Object.keys(operations).filter(isOperationName)
/** Without a session, the refusal does not depend on the parameters. */
const MOST = process.env['LONG'] === '1' ? 6 : 1
const REFUSED = '{"error":"Sign in required","id":"not-signed-in"}'

describe.each(engines)('requests on $name', ({ take }) => {
  let testServer: TestServer
  let database: TestDatabase | undefined
  let played: SecretPlay
  const sessions = new Map<string, string>()

  beforeAll(async () => {
    database = await take?.()
    testServer = await openTestServer(secretCampaign, { postgres: database?.url })
    sessions.set('player', await testServer.signIn({ role: 'player', characterId: 'characters/kessa-vane' }))
    sessions.set('other player', await testServer.signIn({ role: 'player', characterId: 'characters/odo-brandreth' }))
    sessions.set('game master', await testServer.signIn({ role: 'gameMaster' }))
    sessions.set('removed player', await testServer.signIn({ role: 'player', email: 'removed@waybook.test' }))
    await remove('removed@waybook.test')
    played = await playInSecret(testServer)
  })
  afterAll(async () => {
    await testServer.close()
    await database?.release()
  })

  async function remove(email: string): Promise<void> {
    expect((await ask('removed player', 'listEntities', {})).status).toBe(200)
    const members = (await testServer.services.auth.campaign(CAMPAIGN_ID).members?.list()) ?? []
    const memberId = members.find((one) => one.email === email)?.id
    expect((await ask('game master', 'removeMember', { memberId })).status).toBe(200)
  }

  async function send(viewer: string, url: string, payload?: object | Buffer) {
    const { statusCode, body } = await testServer.app.inject({
      method: payload === undefined ? 'GET' : 'POST',
      url,
      headers: { cookie: sessions.get(viewer) ?? '', origin: ORIGIN },
      ...(payload !== undefined && { payload }),
    })
    return { status: statusCode, body }
  }
  const ask = async (viewer: string, operation: OperationName, params: object) =>
    await send(viewer, '/api/query', { operation, params })

  const secretsIn = (body: string) =>
    [...secrets, ...played.secrets, ...played.privateSecrets].filter((secret) =>
      body.toLowerCase().includes(secret.toLowerCase()),
    )

  describe.each(['nobody', 'removed player'])('from %s', (viewer) => {
    it('[ACC-1] every operation refuses', async () => {
      for (const name of names)
        for (const params of someOf(paramsFor(name, played.samples), MOST))
          expect({ name, ...(await ask(viewer, name, params)) }).toEqual({ name, status: 401, body: REFUSED })
    })

    it.each(restPaths)('[ACC-1] GET $path refuses', async ({ path, query }) => {
      for (const url of addressesFor(path, query)) expect(await send(viewer, url)).toMatchObject({ status: 401 })
    })

    it('[ACC-2] all other addresses reveal nothing hidden', async () => {
      for (const url of [...otherAddresses, '/characters/zebulon-quarrel'])
        expect(secretsIn((await send(viewer, url)).body)).toEqual([])
    })

    it('[ACC-3] pictures are refused', async () => {
      const { body } = await ask('game master', 'listEntities', { limit: 200 })
      const urls = [...new Set(body.match(/\/pictures\/[\w-]+\/small\.webp/g) ?? [])]
      expect(urls.length).toBe(12)
      for (const url of urls) expect(await send(viewer, url)).toMatchObject({ status: 401 })
    })

    it('[ACC-1] [FEED-5] a feed does not exist without the secret of a member', async () => {
      expect(await send(viewer, `/feeds/${'x'.repeat(43)}/news.xml`)).toMatchObject({ status: 404 })
    })

    it('[ACC-1] pictures cannot be uploaded', async () => {
      for (const id of [...visible, ...Object.keys(hidden)])
        expect(await send(viewer, `/api/images/${id}`, Buffer.from('no picture'))).toMatchObject({ status: 401 })
    })
  })

  describe.each(['player', 'other player'])('from a %s', (viewer) => {
    it('[ACC-2] [FEED-2] their feed reveals nothing hidden', async () => {
      const { path } = operations.createFeed.answer.parse(JSON.parse((await ask(viewer, 'createFeed', {})).body))
      const reply = await send('nobody', path)
      expect([reply.status, secretsIn(reply.body)]).toEqual([200, []])
      expect(await send(viewer, `/feeds/${'x'.repeat(43)}/news.xml`)).toMatchObject({ status: 404 })
    })

    it('[ACC-2] pictures of hidden entities cannot be uploaded, as if there were no such entity', async () => {
      for (const id of visible)
        expect(await send(viewer, `/api/images/${id}`, Buffer.from('no picture'))).toMatchObject({ status: 415 })
      for (const id of Object.keys(hidden)) {
        const { status, body } = await send(viewer, `/api/images/${id}`, Buffer.from('no picture'))
        expect([status, secretsIn(body)]).toEqual([404, []])
      }
    })
  })
})
