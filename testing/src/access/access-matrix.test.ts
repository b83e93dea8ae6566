import { isOperationName, operations, restPaths, type Callers, type OperationName } from '@waybook/contract'
import { openS3Blobs } from '@waybook/server/blobs/s3/s3-blobs.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { bucketIn } from '../stores/s3/bucket-for-test.ts'
import { openS3Double } from '../stores/s3/s3-double.ts'
import { engines, type TestDatabase } from '../stores/test-postgres.ts'
import { ORIGIN, openTestServer, type TestServer } from '../world/test-server.ts'
import { otherAddresses } from './other-addresses.ts'
import { hidden, secretCampaign, secrets, visible } from './secret-campaign.ts'
import { playInSecret, type SecretPlay } from './secret-play.ts'
import { addressesFor, paramsFor, someOf } from './walk.ts'

const names = Object.keys(operations).filter(isOperationName)
const KESSA = 'characters/kessa-vane'
const ODO = 'characters/odo-brandreth'

describe.each(engines)('on $name', ({ take }) => {
  let testServer: TestServer
  let database: TestDatabase | undefined
  let closeStore: () => Promise<void>
  let played: SecretPlay
  const sessions = new Map<string, string>()

  beforeAll(async () => {
    database = await take?.()
    // Pictures in a bucket go with PostgreSQL, as with several servers.
    const store = database && (await openS3Double())
    testServer = await openTestServer(secretCampaign, {
      postgres: database?.url,
      ...(store && { blobs: openS3Blobs(bucketIn(store)) }),
    })
    closeStore = async () => await store?.close()
    sessions.set('player', await testServer.signIn({ role: 'player', characterId: KESSA }))
    sessions.set('other player', await testServer.signIn({ role: 'player', characterId: ODO }))
    sessions.set('game master', await testServer.signIn({ role: 'gameMaster' }))
    played = await playInSecret(testServer)
  })
  afterAll(async () => {
    await testServer.close()
    await database?.release()
    await closeStore()
  })

  interface Reply {
    readonly status: number
    readonly body: string
  }

  async function get(viewer: string, url: string): Promise<Reply> {
    const { statusCode, body } = await testServer.app.inject({ url, headers: { cookie: sessions.get(viewer) ?? '' } })
    return { status: statusCode, body }
  }

  async function ask(viewer: string, operation: OperationName, params: object): Promise<Reply> {
    const { statusCode, body } = await testServer.app.inject({
      method: 'POST',
      url: '/api/query',
      headers: { cookie: sessions.get(viewer) ?? '', origin: ORIGIN },
      payload: { operation, params },
    })
    return { status: statusCode, body }
  }

  /** One after another, because a user may not run many queries at the same time. */
  async function askAll(viewer: string, operation: OperationName, asked = paramsFor(operation, played.samples)) {
    const replies: (Reply & { readonly params: object })[] = []
    for (const params of asked) replies.push({ params, ...(await ask(viewer, operation, params)) })
    return replies
  }

  const secretsIn = (body: string) =>
    [...secrets, ...played.secrets, ...played.privateSecrets].filter((secret) =>
      body.toLowerCase().includes(secret.toLowerCase()),
    )

  /** The reply without the parameters of the request, which a refusal and the error of a query may repeat. */
  function toldBy({ status, body }: Reply, params: object): string {
    const message = Object.values(params).filter((value) => typeof value === 'string')
    return status === 404 || body.startsWith('{"error":')
      ? message.reduce((text, word) => text.replaceAll(word, ''), body)
      : body
  }

  /** Whether, according to its declaration, the operation refuses a player with these parameters. */
  function refusedTo(player: string, callers: Callers, params: object): boolean {
    if (callers.who === 'owner') return !Object.values(params).includes(player)
    return callers.who === 'gameMaster' || (callers.who === 'granted' && callers.grant !== 'generateImage')
  }

  describe.each(names)('%s', (name) => {
    it('[ACC-1] refuses callers who are not signed in', async () => {
      const asked = someOf(paramsFor(name, played.samples))
      for (const { status } of await askAll('nobody', name, asked)) expect(status).toBe(401)
    })

    it.each([
      ['player', KESSA],
      ['other player', ODO],
    ])('[ACC-2] reveals nothing hidden to a %s, and refuses what they may not do', async (viewer, character) => {
      for (const { params, ...reply } of await askAll(viewer, name)) {
        expect({ params, found: secretsIn(toldBy(reply, params)) }).toEqual({ params, found: [] })
        expect(reply.status).not.toBe(500)
        const allowed = refusedTo(character, operations[name].callers, params) ? 403 : reply.status
        expect({ params, status: reply.status }).toEqual({ params, status: allowed })
      }
    })
  })

  describe.each(restPaths)('GET $path', ({ path, query }) => {
    it('[ACC-1] refuses callers who are not signed in', async () => {
      for (const url of addressesFor(path, query)) expect(await get('nobody', url)).toMatchObject({ status: 401 })
    })

    it.each(['player', 'other player'])('[ACC-2] reveals nothing hidden to a %s', async (viewer) => {
      for (const url of addressesFor(path, query)) {
        const { body } = await get(viewer, url)
        expect({ url, found: secretsIn(body) }).toEqual({ url, found: [] })
      }
    })
  })

  describe('all other addresses', () => {
    it.each(['nobody', 'player', 'other player'])('[ACC-2] reveal nothing hidden to %s', async (viewer) => {
      for (const url of [...otherAddresses, '/characters/zebulon-quarrel'])
        expect(secretsIn((await get(viewer, url)).body)).toEqual([])
    })
  })

  describe('a search for a secret', () => {
    it.each(secrets)('[ACC-2] finds nothing for a player: %s', async (secret) => {
      const nothing = { status: 200, body: expect.stringContaining('"entities":[]') as string }
      expect(await ask('player', 'listEntities', { text: secret })).toEqual(nothing)
      expect(await ask('player', 'searchEntities', { query: secret })).toEqual({
        status: 200,
        body: '{"entities":[],"hits":[]}',
      })
    })
  })

  describe('pictures', () => {
    const pictures = async (viewer: string) => {
      const list = await ask(viewer, 'listEntities', { limit: 200 })
      return [...new Set(list.body.match(/\/pictures\/[\w-]+\/small\.webp/g) ?? [])]
    }

    it('[ACC-3] of hidden entities are served to the game master and do not exist for players', async () => {
      const [all, open] = await Promise.all([pictures('game master'), pictures('player')])
      const closed = all.filter((url) => !open.includes(url))
      expect([all.length, closed.length]).toEqual([12, 4])
      for (const url of closed) {
        expect(await get('game master', url)).toMatchObject({ status: 200 })
        for (const viewer of ['player', 'other player']) expect(await get(viewer, url)).toMatchObject({ status: 404 })
      }
      for (const url of all) expect(await get('nobody', url)).toMatchObject({ status: 401 })
      for (const url of open) expect(await get('player', url)).toMatchObject({ status: 200 })
    })
  })

  describe('GET /feeds/{secret}/news.xml', () => {
    const feedOf = async (viewer: string) => {
      const { path } = operations.createFeed.answer.parse(JSON.parse((await ask(viewer, 'createFeed', {})).body))
      return await get('nobody', path)
    }

    it.each(['player', 'other player'])('[ACC-2] [FEED-2] reveals nothing hidden to a %s', async (viewer) => {
      const reply = await feedOf(viewer)
      expect([reply.status, secretsIn(reply.body)]).toEqual([200, []])
    })

    it('[ACC-1] [FEED-5] does not exist without the secret of a member', async () => {
      const url = `/feeds/${'x'.repeat(43)}/news.xml`
      for (const viewer of ['nobody', 'player', 'game master'])
        expect(await get(viewer, url)).toMatchObject({ status: 404 })
    })
  })

  describe('POST /api/images/{category}/{name}', () => {
    const upload = async (viewer: string, id: string) =>
      await testServer.app.inject({
        method: 'POST',
        url: `/api/images/${id}`,
        headers: { cookie: sessions.get(viewer) ?? '', origin: ORIGIN },
        payload: Buffer.from('no picture'),
      })

    it('[ACC-1] refuses callers who are not signed in', async () => {
      for (const id of [...visible, ...Object.keys(hidden)]) expect((await upload('nobody', id)).statusCode).toBe(401)
    })

    it.each(['player', 'other player'])('[ACC-2] does not exist for a %s if the entity is hidden', async (viewer) => {
      for (const id of visible) expect((await upload(viewer, id)).statusCode).toBe(415)
      for (const id of Object.keys(hidden)) {
        const { statusCode, body } = await upload(viewer, id)
        expect([statusCode, secretsIn(body)]).toEqual([404, []])
      }
    })
  })

  describe('the game master', () => {
    it('[ACC-4] gets everything, which proves that these requests reach the secrets', async () => {
      const reading = names.filter((name) => !operations[name].writes)
      const replies = (await Promise.all(reading.map(async (name) => await askAll('game master', name)))).flat()
      const found = secretsIn(replies.map(({ body }) => body).join('\n'))
      expect(found.toSorted()).toEqual([...secrets, ...played.secrets].toSorted())
    })
  })
})
