import { isOperationName, operations, type OperationName } from '@waybook/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'

import { engines, type TestDatabase } from '../stores/test-postgres.ts'
import { callerWith, type Caller } from '../world/callers.ts'
import { openTestServer, type TestServer } from '../world/test-server.ts'
import { BESIDE, HIDDEN_ID, HIDDEN_NAME, plantedIds, plantEverywhere, SHOWN, type Planted } from './planted-campaign.ts'
import { factQueries, paramsFor, type Samples } from './walk.ts'

const names = Object.keys(operations).filter(isOperationName)
const secretWords = HIDDEN_NAME.toLowerCase().split(' ')

const samples: Samples = {
  ...Object.fromEntries(['id', 'entityId', 'characterId', 'itemId', 'sceneId'].map((param) => [param, plantedIds])),
  ids: [plantedIds],
  query: [BESIDE, ...factQueries],
  text: [BESIDE],
  ...Object.fromEntries(['linkId', 'importId', 'memberId'].map((param) => [param, ['none']])),
}

describe.each(engines)('on $name', ({ take }) => {
  let planted: Planted
  let database: TestDatabase | undefined
  let testServer: TestServer
  let gameMaster: Caller
  let player: Caller
  const cookies = { gameMaster: '', player: '' }
  beforeAll(async () => {
    planted = await plantEverywhere()
    database = await take?.()
    testServer = await openTestServer(planted.files, { postgres: database?.url })
    cookies.gameMaster = await testServer.signIn({ role: 'gameMaster' })
    cookies.player = await testServer.signIn({ role: 'player', characterId: 'characters/planted' })
    gameMaster = callerWith(testServer, cookies.gameMaster)
    player = callerWith(testServer, cookies.player)
  })
  afterAll(async () => {
    await testServer.close()
    await database?.release()
  })

  const statusFor = async (cookie: string, url: string) =>
    (await testServer.app.inject({ url, headers: { cookie } })).statusCode

  const told = async (caller: Caller, name: OperationName, params: object) =>
    (await caller(name, params)).text.toLowerCase()

  describe('a link to a hidden entity, or a comment that names it, planted in every place of the campaign’s files that can hold text', () => {
    it('[ACC-6] is refused by the import where links do not work', () => {
      expect(
        planted.refusals.filter(
          (one) =>
            !/players would read (the id|this one|this comment)|shows nothing|is not a date|"date" cannot be|no month or era|has no effect without|is for newsletters|is not a (month|weekday)/.test(
              one,
            ),
        ),
      ).toEqual([])
      expect(planted.refusals).not.toEqual([])
    })

    it.each(names)('[ACC-6] shows players neither its id nor the name: %s', async (name) => {
      for (const params of paramsFor(name, samples)) {
        const answer = await told(player, name, params)
        expect({ params, found: secretWords.filter((word) => answer.includes(word)) }).toEqual({ params, found: [] })
      }
    })

    it.each([HIDDEN_ID, ...secretWords])('[ACC-6] lets players find nothing by "%s"', async (word) => {
      expect(await player('searchEntities', { query: word })).toMatchObject({ body: { entities: [], hits: [] } })
      expect(await player('listEntities', { text: word })).toMatchObject({ body: { entities: [] } })
      expect(await player('countTags', { text: word })).toMatchObject({ body: { entities: 0 } })
      expect(await player('countEntities', { text: word })).toMatchObject({ body: { types: [], letters: [] } })
    })

    it('[ACC-4] is resolved for the game master, which proves that these requests reach the places', async () => {
      const { body } = await gameMaster('getEntity', { id: 'newsletters/planted' })
      const shown = `${BESIDE} ${HIDDEN_NAME}, ${BESIDE} ${SHOWN}, ${BESIDE} ${HIDDEN_NAME}, ${HIDDEN_NAME}`
      const texts = { masthead: shown, dateline: shown, description: shown, visualDescription: shown }
      expect(body).toMatchObject({ entities: [texts] })
      expect(await told(gameMaster, 'searchEntities', { query: BESIDE })).toContain(HIDDEN_NAME.toLowerCase())
      for (const id of ['newsletters/planted', 'scenes/planted'])
        expect(await told(player, 'searchEntities', { query: BESIDE })).toContain(id)
    })

    it('[RTX-254] in a card, a comment or a text for the game master shows players nothing', async () => {
      const { body } = await player('getSceneDetails', { sceneId: 'scenes/planted' })
      const { boxText, longDescription } = sceneOf(body)
      for (const html of [boxText, longDescription]) {
        expect(html).toMatch(/<img src="[^"]+" alt="The view"/)
        expect(html).not.toMatch(/data-card|data-secret|%%|of zebulon/i)
      }
      const seen = sceneOf((await gameMaster('getSceneDetails', { sceneId: 'scenes/planted' })).body)
      for (const html of [seen.boxText, seen.longDescription, seen.gmNotes ?? '']) {
        expect(html).toMatch(/data-secret[^]*alt="Of Zebulon Quarrel"[^]*data-card/)
        expect(html).not.toContain('%%')
      }
    })

    it('[PIC-250] has pictures that players get from the texts that they read, and from no others', async () => {
      const shown = sceneOf((await gameMaster('getSceneDetails', { sceneId: 'scenes/planted' })).body)
      const address = (alt: string) => new RegExp(`<img src="([^"]+)" alt="${alt}"`).exec(shown.boxText)?.[1] ?? ''
      for (const [alt, forPlayers] of [
        ['The view', 200],
        ['Of Zebulon Quarrel', 404],
      ] as const) {
        const url = address(alt)
        expect(await statusFor(cookies.gameMaster, url)).toBe(200)
        expect(await statusFor(cookies.player, url)).toBe(forPlayers)
      }
      const hidden = JSON.stringify((await gameMaster('getEntity', { id: HIDDEN_ID })).body)
      const urls = [...hidden.matchAll(/<img src=\\"(\/pictures\/[^"\\]+)/g)].map(([, url = '']) => url)
      expect(urls.length).toBeGreaterThan(1)
      for (const url of urls) expect([url, await statusFor(cookies.player, url)]).toEqual([url, 404])
    })
  })
})

/** The texts of a scene's answer. */
function sceneOf(body: Record<string, unknown>) {
  return z
    .object({ scene: z.object({ boxText: z.string(), longDescription: z.string(), gmNotes: z.nullable(z.string()) }) })
    .parse(body).scene
}
