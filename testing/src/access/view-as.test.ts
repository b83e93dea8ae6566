import {
  ANY_PLAYER,
  BACKUP_PATH,
  EXPORT_ACTOR_PATH,
  EXPORT_PATH,
  EXPORT_PLAYED_PATH,
  EXPORT_SCENE_PATH,
  EXPORT_SITE_PATH,
  EXPORT_WORLD_PATH,
  IMPORT_PATH,
  isOperationName,
  KEPT_BACKUPS_PATH,
  operations,
  RESTORE_PATH,
  restPaths,
  SOUNDS_PATH,
  VIEW_AS_HEADER,
  type BootstrapData,
  type Me,
  type OperationName,
} from '@waybook/contract'
import { newestSeq } from '@waybook/server/database/change-log.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { engines, type TestDatabase } from '../stores/test-postgres.ts'
import { CAMPAIGN_ID, ORIGIN, openTestServer, type TestServer } from '../world/test-server.ts'
import { bootstrapDataIn, withWebApp, type WithWebApp } from '../world/web-app.ts'
import { audienceCampaign, ids as audienceIds, KESSA, ODO } from './audience-campaign.ts'
import { otherAddresses } from './other-addresses.ts'
import type { Samples } from './samples.ts'
import { hidden, secretCampaign, visible } from './secret-campaign.ts'
import { playInSecret } from './secret-play.ts'
import { addressesFor, paramsFor, someOf } from './walk.ts'

const names = Object.keys(operations).filter(isOperationName)
/** All reading operations except the one with data of the account: the secret of its next roll. */
const reading = names.filter((name) => !operations[name].writes && name !== 'getRollCommitment')
/** Enough ids for every kind of entity with and without an audience. */
const ids = [...new Set([...visible, ...Object.keys(hidden), ...audienceIds.filter((_, index) => index % 3 === 0)])]
/** The addresses that take POST requests, beside operations and uploads. */
const otherWrites = [
  IMPORT_PATH,
  BACKUP_PATH,
  EXPORT_PATH,
  EXPORT_PLAYED_PATH,
  EXPORT_SITE_PATH,
  EXPORT_WORLD_PATH,
  `${EXPORT_SCENE_PATH}scenes/toll-gate`,
  `${EXPORT_ACTOR_PATH}characters/kessa-vane`,
  `${KEPT_BACKUPS_PATH}some`,
  RESTORE_PATH,
]
const HOUR_MS = 3_600_000

/** The numbers of parameter sets of each operation, addresses and pages to compare. The access matrix compares all answers, without HTTP. */
const MOST =
  process.env['LONG'] === '1'
    ? { sets: Infinity, urls: Infinity, refused: Infinity }
    : { sets: 2, urls: 40, refused: 8 }
const everybody = [
  ['kessa', KESSA, 'The kessa vane'],
  ['nobody in particular', ANY_PLAYER, null],
  ['odo', ODO, 'The odo brandreth'],
] as const
const players = everybody.slice(0, process.env['LONG'] === '1' ? everybody.length : 1)

describe.each(engines)('on $name', ({ take }) => {
  let testServer: TestServer
  let web: WithWebApp
  let database: TestDatabase | undefined
  let samples: Samples
  const sessions = new Map<string, string>()

  beforeAll(async () => {
    database = await take?.()
    // Continuity checks write their findings some time after the game master requests them, which could be between two answers that must be equal.
    const settings = { continuityQuietMs: HOUR_MS }
    const files = { ...audienceCampaign, ...secretCampaign }
    testServer = await openTestServer(files, { postgres: database?.url, settings })
    web = await withWebApp(testServer)
    for (const [name, as] of players)
      sessions.set(name, await testServer.signIn({ role: 'player', ...(as !== ANY_PLAYER && { characterId: as }) }))
    sessions.set('game master', await testServer.signIn({ role: 'gameMaster', characterId: 'characters/open' }))
    const played = await playInSecret(testServer)
    const byId = Object.fromEntries(['id', 'entityId', 'characterId', 'itemId', 'sceneId'].map((one) => [one, ids]))
    samples = { ...played.samples, ...byId, ids: [ids] }
  })
  afterAll(async () => {
    await web.close()
    await testServer.close()
    await database?.release()
  })

  interface Reply {
    readonly status: number
    readonly body: string
  }

  const headersOf = (viewer: string, viewAs?: string) => ({
    cookie: sessions.get(viewer) ?? '',
    origin: ORIGIN,
    ...(viewAs !== undefined && { [VIEW_AS_HEADER]: viewAs }),
  })

  async function get(viewer: string, url: string, viewAs?: string): Promise<Reply> {
    const { statusCode, body } = await web.app.inject({ url, headers: headersOf(viewer, viewAs) })
    return { status: statusCode, body }
  }

  async function ask(viewer: string, operation: OperationName, params: object, viewAs?: string): Promise<Reply> {
    const headers = headersOf(viewer, viewAs)
    const payload = { operation, params }
    const { statusCode, body } = await web.app.inject({ method: 'POST', url: '/api/query', headers, payload })
    return { status: statusCode, body }
  }

  const addresses = [
    ...restPaths.flatMap(({ path, query }) => addressesFor(path, query)),
    ...otherAddresses,
    ...ids.map((id) => `/api/entities/${id}`),
  ]
  const screens = ['/', '/characters', '/scenes', '/vtt/dam3', '/notes', ...ids.map((id) => `/${id}`)]

  describe.each(players)('the game master who views as %s', (player, viewAs, characterName) => {
    it('[ACC-275] gets every answer byte for byte as that player, whatever calls came before', async () => {
      for (const name of reading)
        for (const params of someOf(paramsFor(name, samples), MOST.sets)) {
          await ask('game master', name, params)
          const viewed = await ask('game master', name, params, viewAs)
          expect({ name, params, ...viewed }).toEqual({ name, params, ...(await ask(player, name, params)) })
        }
    })

    it('[ACC-275] gets every address byte for byte as that player', async () => {
      for (const url of someOf(addresses, MOST.urls).filter((one) => one !== '/api/me'))
        expect({ url, ...(await get('game master', url, viewAs)) }).toEqual({ url, ...(await get(player, url)) })
    })

    it('[ACC-275] gets the pictures of that player, and no others', async () => {
      const { body } = await ask('game master', 'listEntities', { limit: 200 })
      const all = [...new Set(body.match(/\/pictures\/[\w-]+\/small\.webp/g) ?? [])]
      expect(all.length).toBeGreaterThan(20)
      const statuses = new Set<number>()
      for (const url of all) {
        const { status } = await get('game master', url, viewAs)
        expect([url, status]).toEqual([url, (await get(player, url)).status])
        statuses.add(status)
      }
      expect(statuses).toEqual(new Set([200, 404]))
    })

    it('[ACC-275] gets every page of the app with the data of that player, without their account', async () => {
      for (const url of someOf(screens, MOST.urls / 4)) {
        const [viewed, own] = [await get('game master', url, viewAs), await get(player, url)]
        const [ofView, ofPlayer] = [bootstrapDataIn(viewed.body), bootstrapDataIn(own.body)]
        expect({ url, ...unmarked(ofView) }).toEqual({ url, ...unmarked(ofPlayer) })
        const rest = (reply: Reply, data: BootstrapData) =>
          reply.body.replace(JSON.stringify(data).replaceAll('<', String.raw`\u003c`), '')
        expect(rest(viewed, ofView)).toBe(rest(own, ofPlayer))
        expect(rest(own, ofPlayer)).not.toContain('"me"')
        expect(ofView.me).toMatchObject({
          user: { id: '', firstName: null, emailAddresses: [] },
          viewAs: { characterName },
        })
      }
    })

    it('[ACC-277] is refused every write, and none takes effect', async () => {
      const tables = testServer.services.store.records(CAMPAIGN_ID)
      const before = await newestSeq(tables)
      const refused = { status: 403, body: expect.stringContaining('"id":"view-only"') as string }
      for (const name of names.filter((one) => operations[one].writes))
        for (const params of [...someOf(paramsFor(name, samples), Math.min(MOST.sets, 6)), {}])
          expect({ name, ...(await ask('game master', name, params, viewAs)) }).toEqual({ name, ...refused })
      for (const url of [`/api/images/${KESSA}`, SOUNDS_PATH, ...otherWrites]) {
        const headers = headersOf('game master', viewAs)
        const { statusCode, body } = await web.app.inject({ method: 'POST', url, headers, payload: Buffer.from('x') })
        expect({ url, status: statusCode, body }).toEqual({ url, ...refused })
      }
      expect(await newestSeq(tables)).toBe(before)
    })
  })

  const refusal = { status: 403, body: '{"error":"Only the game master may view as a player","id":"view-refused"}' }

  it.each(players)('[ACC-276] a player’s request that views as somebody is refused: %s', async (player, own) => {
    for (const viewAs of [own, KESSA, ANY_PLAYER, 'game master', '']) {
      for (const name of viewAs === own ? names : someOf(names, MOST.refused)) {
        const [params = {}] = paramsFor(name, samples)
        expect({ name, ...(await ask(player, name, params, viewAs)) }).toEqual({ name, ...refusal })
      }
      for (const url of ['/api/me', '/', '/characters', `/api/entities/${KESSA}`, `/${KESSA}`])
        expect({ url, ...(await get(player, url, viewAs)) }).toEqual({ url, ...refusal })
    }
  })

  it('[ACC-276] without a session, viewing as anybody is refused', async () => {
    expect(await ask('a stranger', 'listEntities', {}, KESSA)).toMatchObject({ status: 401 })
    expect(await get('a stranger', '/api/me', KESSA)).toMatchObject({ status: 401 })
  })

  it.each(['characters/nobody-at-all', 'items/wick-knife', 'game master', '', 'characters/%zz'])(
    '[ACC-276] the game master cannot view as "%s"',
    async (viewAs) => {
      expect(await get('game master', '/api/me', viewAs)).toEqual({
        status: 403,
        body: '{"error":"There is no such character to view as","id":"view-refused"}',
      })
    },
  )

  it('[ACC-275] a view applies to one request only: the next request is the game master’s own', async () => {
    await get('game master', '/api/me', KESSA)
    const { body } = await get('game master', '/api/me')
    expect(JSON.parse(body)).toMatchObject({ role: 'gameMaster', characterId: 'characters/open' })
  })
})

/** The data without the account, which marks the view. */
function unmarked({ me, answers }: BootstrapData) {
  const { user: _user, viewAs: _viewAs, ...rest }: Me = me
  return { me: rest, answers }
}
