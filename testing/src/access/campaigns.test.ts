import {
  isOperationName,
  operations,
  RESTORE_PATH,
  restPaths,
  VIEW_AS_HEADER,
  type OperationName,
} from '@waybook/contract'
import { readChangesSince } from '@waybook/server/features/changes.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { deliver } from '../features/images/painter.ts'
import { engines, type TestDatabase } from '../stores/test-postgres.ts'
import { pngOf } from '../world/png-of.ts'
import { otherAddresses } from './other-addresses.ts'
import { openTwoCampaigns, type Reply, type Side, type TwoCampaigns } from './two-campaigns.ts'
import { addressesFor, paramsFor, someOf } from './walk.ts'

const names = Object.keys(operations).filter(isOperationName)
const BELL = 'items/wick-knife'

/** The number of parameter sets per operation, for strangers, members of the other campaign, and the campaign's own game master. */
const MOST =
  process.env['LONG'] === '1'
    ? { strangers: 6, gameMaster: Infinity, player: Infinity, own: Infinity, addresses: Infinity }
    : { strangers: 1, gameMaster: 2, player: 1, own: 8, addresses: 12 }
const addresses = someOf(
  restPaths.flatMap(({ path, query }) => addressesFor(path, query)),
  MOST.addresses,
)

/** The text of a reply without its parameters, which a refusal repeats. */
const textOf = ({ text }: Reply, params: object) =>
  Object.values(params)
    .filter((value) => typeof value === 'string')
    .reduce((rest, word) => rest.replaceAll(word, ''), text)

describe.each(engines)('two campaigns on $name', ({ take }) => {
  let two: TwoCampaigns
  let database: TestDatabase | undefined
  beforeAll(async () => {
    database = await take?.()
    two = await openTwoCampaigns(database?.url)
  })
  afterAll(async () => {
    await two.testServer.close()
    await database?.release()
  })

  /** As members of one campaign, against the other; in the outer ring, in both directions. */
  const directions = [['main', 'vale'] as const, ...(process.env['LONG'] === '1' ? [['vale', 'main'] as const] : [])]

  const membersOf = async ({ id }: Side) => (await two.testServer.services.auth.campaign(id).members?.list()) ?? []

  /** The parts of a campaign's members that can change, and its links. */
  async function membershipOf(side: Side) {
    const { members } = two.testServer.services.auth.campaign(side.id)
    return [(await membersOf(side)).map((member) => ({ ...member, lastSeenAt: null })), await members?.openLinks()]
  }

  /** The changes in a campaign's log by members of the other campaign. */
  async function changesBy(strangers: Side, { id }: Side) {
    const tables = two.testServer.services.store.records(id)
    const ids = new Set((await membersOf(strangers)).map((member) => member.id))
    return (await readChangesSince(tables, 0, 10_000)).filter(({ actor }) => ids.has(actor))
  }

  const secretsOf = (side: Side, reply: string) => side.secrets.filter((secret) => reply.includes(secret))
  /** The parameters of both sides without duplicates; most of them are the same. */
  const askedWith = (name: OperationName, ...sides: readonly Side[]) => {
    const asked = sides.flatMap(({ id, samples }) => paramsFor(name, { ...samples, campaignId: [id] }))
    return [...new Map(asked.map((params) => [JSON.stringify(params), params])).values()]
  }

  describe.each(directions)('a member of %s at the host of %s', (home, away) => {
    it('[ACC-130] counts as signed out there, in every operation', async () => {
      const [mine, there] = [two[home], two[away]]
      for (const name of names)
        for (const cookie of [mine.gameMaster, mine.player])
          for (const params of someOf(askedWith(name, mine, there), MOST.strangers)) {
            const reply = await two.ask(there, cookie, name, params)
            const found = secretsOf(there, textOf(reply, params))
            expect({ name, params, status: reply.status, found }).toEqual({ name, params, status: 401, found: [] })
          }
    })

    it('[ACC-279] counts as signed out there when viewing as a player, too', async () => {
      const [mine, there] = [two[home], two[away]]
      const headers = { [VIEW_AS_HEADER]: 'characters/kessa-vane' }
      const payload = { operation: 'listEntities', params: {} }
      const asked = { method: 'POST', url: '/api/query', cookie: mine.gameMaster, payload, headers } as const
      expect((await two.send({ ...asked, at: there.origin })).status).toBe(401)
      const { status, text } = await two.send({ ...asked, at: mine.origin })
      expect([status, text.includes(mine.marker), text.includes(there.marker)]).toEqual([200, true, false])
    })

    it('[ACC-130] gets nothing from any other address', async () => {
      const [mine, there] = [two[home], two[away]]
      for (const cookie of [mine.gameMaster, mine.player]) {
        for (const url of addresses) expect((await two.send({ url, cookie, at: there.origin })).status).toBe(401)
        for (const url of otherAddresses.filter((one) => one !== '/api/config')) {
          const reply = await two.send({ url, cookie, at: there.origin })
          expect([url, secretsOf(there, reply.text)]).toEqual([url, []])
        }
      }
    })

    it('[ACC-131] cannot use their API key or their invite there', async () => {
      const [mine, there] = [two[home], two[away]]
      const headers = { 'x-api-key': mine.apiKey }
      const ask = async (at: string) =>
        await two.send({ method: 'POST', url: '/api/query', at, headers, payload: { operation: 'listEntities' } })
      expect([(await ask(there.origin)).status, (await ask(mine.origin)).status]).toEqual([401, 200])
      const inspect = async (at: string) =>
        await two.send({ method: 'POST', url: '/api/auth/link/inspect', at, payload: { token: mine.invite } })
      expect([(await inspect(there.origin)).status, (await inspect(mine.origin)).status]).toEqual([404, 200])
    })

    it('[ACC-131] [FEED-5] cannot fetch their feed there', async () => {
      const [mine, there] = [two[home], two[away]]
      for (const cookie of [mine.gameMaster, mine.player]) {
        const { body } = await two.ask(mine, cookie, 'createFeed', {})
        const { path: url } = operations.createFeed.answer.parse(JSON.parse(body))
        const own = await two.send({ url, at: mine.origin })
        expect([own.status, own.body.includes(mine.marker), own.body.includes(there.marker)]).toEqual([
          200,
          true,
          false,
        ])
        expect(own.body).toContain(`<link>${mine.origin}/news</link>`)
        expect((await two.send({ url, at: there.origin })).status).toBe(404)
      }
    })

    it('[ACC-131] cannot write from a page of their campaign', async () => {
      const [mine, there] = [two[home], two[away]]
      const reply = await two.send({
        method: 'POST',
        url: '/api/query',
        at: there.origin,
        cookie: there.gameMaster,
        headers: { origin: mine.origin },
        payload: { operation: 'listEntities', params: {} },
      })
      expect(reply.status).toBe(403)
    })
  })

  describe.each(directions)('the data of %s', (home, away) => {
    it.each([false, true])(
      '[ACC-132] is unknown to members of the other campaign, even by its ids; writes: %s',
      async (writes) => {
        const [mine, other] = [two[home], two[away]]
        const before = await membershipOf(mine)
        const askers = [
          [other.gameMaster, MOST.gameMaster],
          [other.player, MOST.player],
        ] as const
        for (const name of names.filter((one) => operations[one].writes === writes))
          for (const [cookie, most] of askers)
            for (const params of someOf(askedWith(name, ...(writes ? [mine] : [mine, other])), most)) {
              const reply = await two.ask(other, cookie, name, params)
              // Game masters of the default campaign manage all of them, so they get their names.
              const isManager = name === 'listCampaigns' && cookie === two.main.gameMaster
              const found = secretsOf(mine, isManager ? '' : textOf(reply, params))
              expect({ name, params, found }).toEqual({ name, params, found: [] })
              expect(reply.status).not.toBe(500)
            }
        expect(await membershipOf(mine)).toEqual(before)
        expect(await changesBy(other, mine)).toEqual([])
      },
    )

    it('[ACC-132] is not at the addresses of the other campaign', async () => {
      const [mine, other] = [two[home], two[away]]
      for (const cookie of [other.gameMaster, other.player, ''])
        for (const url of [...addresses, ...otherAddresses]) {
          const reply = await two.send({ url, cookie, at: other.origin })
          expect([url, secretsOf(mine, reply.text)]).toEqual([url, []])
        }
    })

    it('[ACC-132] is in no search and no query result of the other campaign', async () => {
      const [mine, other] = [two[home], two[away]]
      const asked: [OperationName, object][] = [
        ['searchEntities', { query: mine.marker }],
        ['searchEntities', { query: mine.marker.slice(0, 5) }],
        ['listEntities', { text: mine.marker }],
        ['countTags', { text: mine.marker }],
        ['countEntities', { text: mine.marker }],
        ['rawQuery', { query: '.output entity' }],
      ]
      for (const [name, params] of asked) {
        const found = await two.ask(mine, mine.gameMaster, name, params)
        const notFound = await two.ask(other, other.gameMaster, name, params)
        expect([found.status, notFound.status]).toEqual([200, 200])
        expect(secretsOf(mine, textOf(notFound, params))).toEqual([])
        expect(found.body).not.toBe(notFound.body)
      }
    })

    it('[ACC-133] has pictures that do not exist at the other campaign', async () => {
      const [mine, other] = [two[home], two[away]]
      const list = await two.ask(mine, mine.gameMaster, 'listEntities', { limit: 200 })
      const urls = [...new Set(list.body.match(/\/pictures\/[\w-]+\/small\.webp/g) ?? [])]
      expect(urls.length).toBeGreaterThan(10)
      for (const url of urls) {
        expect((await two.send({ url, cookie: mine.gameMaster, at: mine.origin })).status).toBe(200)
        expect((await two.send({ url, cookie: other.gameMaster, at: other.origin })).status).toBe(404)
      }
    })

    it('[ACC-133] includes deliveries for its own jobs only', async () => {
      const mine = two[home]
      const { body, status } = await two.ask(mine, mine.gameMaster, 'generateImage', { entityId: BELL })
      expect([status, body]).toEqual([200, expect.stringContaining('jobId')])
      const jobId = /"jobId":"([^"]+)"/.exec(body)?.[1] ?? ''
      const ordered = () => two.painter.orders.find(({ reference }) => reference.endsWith(jobId))
      await expect.poll(ordered).toBeDefined()
      const reference = ordered()?.reference ?? ''
      const wrong = home === 'main' ? `vale.${jobId}` : jobId
      expect(await deliver(two.testServer, { reference: wrong, body: pngOf(9) })).toBe(410)
      expect(await deliver(two.testServer, { reference, body: pngOf(9) })).toBe(200)
      const job = await two.ask(mine, mine.gameMaster, 'getJob', { jobId })
      expect(job.body).toContain('"status":"completed"')
    })

    it('[ACC-134] is visible to its own members, which proves that these requests reach it', async () => {
      const mine = two[home]
      const seen = new Set<string>()
      for (const name of names.filter((one) => !operations[one].writes))
        for (const params of someOf(askedWith(name, mine), MOST.own)) {
          const { body } = await two.ask(mine, mine.gameMaster, name, params)
          for (const secret of secretsOf(mine, body)) seen.add(secret)
        }
      const { keyId = [], rollId = [], tokenId = [], jobId = [], memberId = [], linkId = [] } = mine.samples
      expect(
        [mine.marker, ...[keyId, rollId, tokenId, jobId, memberId, linkId].flat()].filter(
          (one) => !seen.has(String(one)),
        ),
      ).toEqual([])
    })
  })

  it('[ACC-135] an idempotency key in one campaign is independent of an equal key in another', async () => {
    const key = 'the-same-key-in-both'
    const roll = async (side: Side) =>
      await two.ask(side, side.gameMaster, 'rollDice', { pool: { ability: 1 }, reason: 'again' }, key)
    const [first, second, retry] = [await roll(two.main), await roll(two.vale), await roll(two.main)]
    expect([first.status, second.status, retry.body]).toEqual([200, 200, first.body])
    expect(/"id":"([^"]+)"/.exec(second.body)?.[1]).not.toBe(/"id":"([^"]+)"/.exec(first.body)?.[1])
  })

  it('[ACC-136] nobody who runs only one campaign can download or restore a backup, because it would contain both', async () => {
    for (const side of [two.main, two.vale]) {
      const download = { method: 'POST', url: '/api/backup', cookie: side.gameMaster, at: side.origin } as const
      const reply = await two.send(download)
      expect([reply.status, reply.body]).toEqual([expect.any(Number), expect.stringContaining('waybook backup')])
      expect((await two.ask(side, side.gameMaster, 'getBackups', {})).body).toBe('{"backups":[],"campaigns":null}')
      for (const [name, params] of [
        ['prepareRestore', { name: 'daily-2026-11-20.db' }],
        ['beginRestore', { restoreId: 'some' }],
      ] as const)
        expect((await two.ask(side, side.gameMaster, name, params)).body).toContain('waybook backup')
      const upload = await two.send({ ...download, url: RESTORE_PATH })
      expect(upload.body).toContain('waybook backup')
    }
  })
})
