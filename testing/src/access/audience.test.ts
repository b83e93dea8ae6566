import { isOperationName, operations, restPaths, type OperationName } from '@waybook/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { tokenOf } from '../stores/table/token-of.ts'
import { engines, type TestDatabase } from '../stores/test-postgres.ts'
import { CAMPAIGN_ID, ORIGIN, openTestServer, type TestServer } from '../world/test-server.ts'
import {
  allWords,
  audienceCampaign,
  audiences,
  ids,
  KESSA,
  ODO,
  wordsFor,
  type ReaderName,
} from './audience-campaign.ts'
import { otherAddresses } from './other-addresses.ts'
import { addressesFor, KEY_NAMES, factQueries, paramsFor, type Samples } from './walk.ts'

const names = Object.keys(operations).filter(isOperationName)
const reading = names.filter((name) => !operations[name].writes)
const players = ['kessa', 'odo', 'somebody'] as const satisfies readonly ReaderName[]
const misspelt = (word: string) => `${word.slice(0, 4)}x${word.slice(4)}`

const samples: Samples = {
  ...Object.fromEntries(['id', 'entityId', 'characterId', 'itemId', 'sceneId'].map((param) => [param, ids])),
  ids: [ids],
  query: ['beside', ...allWords, ...allWords.map(misspelt), ...factQueries],
  text: ['beside', ...allWords],
  tag: allWords,
  name: allWords,
  'createApiKey.name': KEY_NAMES,
  ...Object.fromEntries(['linkId', 'importId', 'memberId'].map((param) => [param, ['none']])),
  tokenId: allWords.map((word) => `token-${word}`),
}

describe.each(engines)('on $name', ({ take }) => {
  let testServer: TestServer
  let database: TestDatabase | undefined
  const sessions = new Map<string, string>()

  beforeAll(async () => {
    database = await take?.()
    testServer = await openTestServer(audienceCampaign, { postgres: database?.url })
    sessions.set('kessa', await testServer.signIn({ role: 'player', characterId: KESSA }))
    sessions.set('odo', await testServer.signIn({ role: 'player', characterId: ODO }))
    sessions.set('somebody', await testServer.signIn({ role: 'player', characterId: 'characters/open' }))
    sessions.set('gameMaster', await testServer.signIn({ role: 'gameMaster' }))
    await putTokens()
    await proposeAll()
  })
  afterAll(async () => {
    await testServer.close()
    await database?.release()
  })

  /** On the active scene, one of each character that only some see. */
  async function putTokens(): Promise<void> {
    await testServer.services.store.records(CAMPAIGN_ID).transaction({ actor: 'test' }, async (write) => {
      await write.table.setActiveScene({ after: 'scenes/open' })
      const handout = { id: 'handout', entityId: 'scenes/open', what: 'boxText', title: 'Open', picture: null } as const
      await write.handouts.show({ ...handout, audience: 'everyone' })
      for (const word of allWords)
        await write.tokens.put(
          `token-${word}`,
          tokenOf(`characters/${word}`, { sceneId: 'scenes/open', position: { x: 1, y: 2 } }),
        )
    })
  }

  /** Every player proposes to write down all that they may read. */
  async function proposeAll(): Promise<void> {
    const id = ids.find((one) => one.startsWith('characters/open'))
    for (const player of players) {
      const open = (await ask(player, 'getOpenSource', { id })).json<{ text: string; version: string }>()
      const text = [open.text, 'Of mine.', ...wordsFor(player)].join('\n\n')
      const { body } = await ask(player, 'propose', {
        id,
        text,
        baseVersion: open.version,
        remark: wordsFor(player).join(' '),
      })
      expect(body).toContain('"success":true')
    }
  }

  const headers = (viewer: string) => ({ cookie: sessions.get(viewer) ?? '', origin: ORIGIN })
  const get = async (viewer: string, url: string) => await testServer.app.inject({ url, headers: headers(viewer) })
  const ask = async (viewer: string, operation: OperationName, params: object) =>
    await testServer.app.inject({
      method: 'POST',
      url: '/api/query',
      headers: headers(viewer),
      payload: { operation, params },
    })

  const wordsIn = (body: string) => allWords.filter((word) => body.toLowerCase().includes(word))

  /** The marked words of an answer, without those of the question, which a refusal and the error of a query repeat. */
  async function toldTo(viewer: string, name: OperationName, params: object): Promise<string[]> {
    const { statusCode, body } = await ask(viewer, name, params)
    expect(statusCode).not.toBe(500)
    const asked = statusCode === 404 || body.startsWith('{"error":') ? Object.values(params).map(String) : []
    return wordsIn(asked.reduce((text, word) => text.replaceAll(word, ''), body))
  }

  async function toldByAll(viewer: string, some: readonly OperationName[]): Promise<string[]> {
    const told = new Set<string>()
    for (const name of some)
      for (const params of paramsFor(name, samples))
        for (const word of await toldTo(viewer, name, params)) told.add(word)
    return allWords.filter((word) => told.has(word))
  }

  it.each(players)('[ACC-240] every operation tells %s what is for them, and nothing for others', async (player) => {
    for (const name of names)
      expect({ name, told: await toldByAll(player, [name]) }).toEqual({
        name,
        told: expect.toSatisfy((told: string[]) => told.every((word) => wordsFor(player).includes(word))) as string[],
      })
    for (const name of [
      'getEntity',
      'listEntities',
      'searchEntities',
      'getSceneDetails',
      'rawQuery',
      'getTokens',
      'countTags',
    ] as const)
      expect({ name, told: await toldByAll(player, [name]) }).toEqual({ name, told: wordsFor(player) })
  })

  it('[ACC-4] the game master gets everything, which proves that these requests reach it', async () => {
    expect(await toldByAll('gameMaster', reading)).toEqual(allWords)
  })

  it.each(players)('[ACC-240] every address tells %s what is for them, and nothing for others', async (player) => {
    const urls = [
      ...restPaths.flatMap(({ path, query }) => addressesFor(path, query)),
      ...otherAddresses,
      ...ids.flatMap((id) => [`/${id}`, `/api/entity/${id}`]),
    ]
    const told = new Set<string>()
    for (const url of urls) {
      const { statusCode, body } = await get(player, url)
      const asked = statusCode === 404 || url.startsWith('/api') ? [] : [url.slice(1)]
      const found = wordsIn([decodeURIComponent(url), ...asked].reduce((text, word) => text.replaceAll(word, ''), body))
      expect({ url, found: found.filter((word) => !wordsFor(player).includes(word)) }).toEqual({ url, found: [] })
      for (const word of found) told.add(word)
    }
    expect([...told].toSorted()).toEqual(wordsFor(player))
  })

  it.each(players)('[ACC-241] %s finds and counts by words that are for them, and not by others', async (player) => {
    for (const { word, readBy } of audiences) {
      const mine = readBy.includes(player)
      for (const [text, found] of [
        [word, mine],
        [`${word}${word}`, mine],
        [`xx${word}`, false],
      ] as const) {
        const list = (await ask(player, 'listEntities', { text })).json<{ entities: unknown[]; total: number }>()
        expect([text, list.total > 0, list.entities.length > 0]).toEqual([text, found, found])
      }
      const near = (await ask(player, 'searchEntities', { query: misspelt(word) })).json<{ entities: unknown[] }>()
      expect([word, near.entities.length > 0]).toEqual([word, mine])
    }
  })

  it('[ACC-241] lists are as long as they say, and tags are counted, for each reader', async () => {
    for (const player of players) {
      const mine = wordsFor(player).length
      const { entities, total } = (await ask(player, 'listEntities', { type: 'event', limit: 200 })).json<{
        entities: unknown[]
        total: number
      }>()
      expect([entities.length, total]).toEqual([mine + 1, mine + 1])
      const { tags } = (await ask(player, 'countTags', { type: 'event' })).json<{ tags: { tag: string }[] }>()
      expect(tags.map(({ tag }) => tag).toSorted()).toEqual(wordsFor(player))
    }
  })

  it('[ACC-242] pictures of pages are served to those who see the page, and to nobody else', async () => {
    const addresses = async (viewer: string) => {
      const { body } = await ask(viewer, 'listEntities', { limit: 200 })
      return [...new Set(body.match(/\/pictures\/[\w-]+\/small\.webp/g) ?? [])]
    }
    const all = await addresses('gameMaster')
    expect(all.length).toBe(7 * allWords.length)
    for (const player of players) {
      const mine = await addresses(player)
      expect(mine.length).toBe(7 * wordsFor(player).length)
      for (const url of all)
        expect([url, (await get(player, url)).statusCode]).toEqual([url, mine.includes(url) ? 200 : 404])
    }
  })

  it('[ACC-242] pictures in secrets are served to those who read the secret, and to nobody else', async () => {
    const shownTo = async (viewer: string, id: string) => {
      const { body } = await (id.startsWith('scenes')
        ? ask(viewer, 'getSceneDetails', { sceneId: id })
        : ask(viewer, 'getEntity', { id }))
      const shown = [...body.matchAll(/<img src=\\"([^"]+)\\" alt=\\"Of (\w+)\\"/g)]
      return new Map(shown.map(([, url = '', word = '']) => [url, word.slice(0, word.length / 2)]))
    }
    for (const id of ['characters/open', 'scenes/open']) {
      const all = await shownTo('gameMaster', id)
      expect([...all.values()].toSorted()).toEqual(allWords)
      for (const player of players) {
        expect([...(await shownTo(player, id)).values()].toSorted()).toEqual(wordsFor(player))
        for (const [url, word] of all)
          expect([word, (await get(player, url)).statusCode]).toEqual([
            word,
            wordsFor(player).includes(word) ? 200 : 404,
          ])
      }
    }
  })
})
