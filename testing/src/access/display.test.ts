import {
  displayAddress,
  displayOperations,
  isOperationName,
  KEPT_BACKUPS_PATH,
  BACKUP_PATH,
  IMPORT_PATH,
  LIVE_PATH,
  operations,
  RESTORE_PATH,
  restPaths,
  type OperationName,
} from '@waybook/contract'
import { newestSeq } from '@waybook/server/database/change-log.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { openTelevision } from '../features/displays/television.ts'
import { engines, type TestDatabase } from '../stores/test-postgres.ts'
import { callerWith } from '../world/callers.ts'
import { CAMPAIGN_ID, ORIGIN, openTestServer, type TestServer } from '../world/test-server.ts'
import { withWebApp, type WithWebApp } from '../world/web-app.ts'
import { audienceCampaign, ids as audienceIds, KESSA } from './audience-campaign.ts'
import { otherAddresses } from './other-addresses.ts'
import type { Samples } from './samples.ts'
import { hidden, secretCampaign, secrets, visible } from './secret-campaign.ts'
import { playInSecret, type SecretPlay } from './secret-play.ts'
import { addressesFor, paramsFor } from './walk.ts'

const names = Object.keys(operations).filter(isOperationName)
const ids = [...new Set([...visible, ...Object.keys(hidden), ...audienceIds.filter((_, index) => index % 3 === 0)])]
const PICTURE = /\/pictures\/[\w-]+\/(?:small\.webp|tiles\/[\w-]+\.webp)/g

describe.each(engines)('on $name', ({ take }) => {
  let testServer: TestServer
  let web: WithWebApp
  let database: TestDatabase | undefined
  let played: SecretPlay
  let samples: Samples
  const cookies = new Map<string, string>()

  beforeAll(async () => {
    database = await take?.()
    testServer = await openTestServer({ ...audienceCampaign, ...secretCampaign }, { postgres: database?.url })
    web = await withWebApp(testServer)
    cookies.set('game master', await testServer.signIn({ role: 'gameMaster' }))
    cookies.set('player', await testServer.signIn({ role: 'player' }))
    const gameMaster = callerWith(testServer, cookies.get('game master') ?? '')
    const display = await openTelevision(testServer, gameMaster)
    // The browser of a game master sends both cookies.
    cookies.set('display', `${cookies.get('game master')}; ${display.cookie}`)
    played = await playInSecret(testServer)
    const byId = Object.fromEntries(['id', 'entityId', 'characterId', 'itemId', 'sceneId'].map((one) => [one, ids]))
    samples = { ...played.samples, ...byId, ids: [ids] }
  })
  afterAll(async () => {
    await web.close()
    await testServer.close()
    await database?.release()
  })

  type Who = 'display' | 'player' | 'game master'
  const at = (who: Who, url: string) => (who === 'display' ? displayAddress(url) : url)

  async function send(who: Who, url: string, payload?: object | Buffer) {
    const { statusCode, body } = await web.app.inject({
      method: payload === undefined ? 'GET' : 'POST',
      url: at(who, url),
      headers: { cookie: cookies.get(who) ?? '', origin: ORIGIN },
      ...(payload !== undefined && { payload }),
    })
    return { status: statusCode, body }
  }
  const ask = async (who: Who, operation: OperationName, params: object) =>
    await send(who, '/api/query', { operation, params })
  const secretsIn = (body: string) =>
    [...secrets, ...played.secrets, ...played.privateSecrets].filter((one) =>
      body.toLowerCase().includes(one.toLowerCase()),
    )

  it.each([...displayOperations])(
    '[ACC-290] %s: a display gets byte for byte the answer to a player without a character',
    async (name) => {
      expect(operations[name].writes).toBe(false)
      for (const params of paramsFor(name, samples)) {
        await ask('game master', name, params)
        const shown = await ask('display', name, params)
        expect({ params, ...shown }).toEqual({ params, ...(await ask('player', name, params)) })
        // A refusal repeats the parameters.
        const received = shown.status === 200 ? shown.body : ''
        expect({ params, found: secretsIn(received) }).toEqual({ params, found: [] })
      }
    },
  )

  it('[ACC-291] a display is refused every write, and every read that a television does not need', async () => {
    const tables = testServer.services.store.records(CAMPAIGN_ID)
    const before = await newestSeq(tables)
    const answer = {
      error: 'A display cannot do this',
      id: 'not-allowed',
      code: 'accountProblems.displayCannot',
      params: {},
    }
    const refused = { status: 403, body: JSON.stringify(answer) }
    for (const name of names.filter((one) => !displayOperations.has(one)))
      for (const params of [...paramsFor(name, samples).slice(0, 10), {}])
        expect({ name, ...(await ask('display', name, params)) }).toEqual({ name, ...refused })
    expect(await newestSeq(tables)).toBe(before)
  })

  it('[ACC-291] other addresses do not exist for a display: no uploads, downloads, backups or lists', async () => {
    for (const url of [
      `/api/images/${KESSA}`,
      IMPORT_PATH,
      BACKUP_PATH,
      RESTORE_PATH,
      `${KEPT_BACKUPS_PATH}some`,
      '/api/display',
    ])
      expect({ url, ...(await send('display', url, Buffer.from('x'))) }).toMatchObject({ url, status: 404 })
    const rest = restPaths.flatMap(({ path, query }) => addressesFor(path, query))
    for (const url of [...rest, ...otherAddresses.filter((one) => one !== '/api/me')])
      expect({ url, ...(await send('display', url)) }).toMatchObject({ url, status: 404 })
  })

  it('[ACC-292] a display gets the pictures of a player without a character, at its own addresses', async () => {
    const { body } = await ask('game master', 'listEntities', { limit: 200 })
    const all = [...new Set(body.match(PICTURE) ?? [])]
    const statuses = new Set<number>()
    for (const url of all) {
      const { status } = await send('display', url)
      expect([url, status]).toEqual([url, (await send('player', url)).status])
      statuses.add(status)
    }
    expect(statuses).toEqual(new Set([200, 404]))
  })

  it('[ACC-293] a display’s page has no data of the signed-in user', async () => {
    const { status, body } = await send('player', '/display')
    expect([status, body.includes('"me"')]).toEqual([200, false])
    const headers = { cookie: cookies.get('display') ?? '' }
    expect((await web.app.inject({ url: '/display', headers })).body).toBe(body)
    expect(secretsIn((await send('display', '/api/me')).body)).toEqual([])
  })

  it('[ACC-294] without the display’s cookie nothing below /display answers', async () => {
    for (const who of ['player', 'game master'] as const) {
      for (const url of ['/api/me', '/pictures/0123456789abcdef/small.webp', LIVE_PATH])
        expect(await send(who, displayAddress(url))).toMatchObject({ status: 401 })
      for (const name of names)
        expect(await send(who, displayAddress('/api/query'), { operation: name, params: {} })).toMatchObject({
          status: 401,
        })
    }
  })
})
