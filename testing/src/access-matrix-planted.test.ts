import { isOperationName, operations, type OperationName } from '@waybook/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { callerOf, type Caller } from './callers.ts'
import {
  BESIDE,
  HIDDEN_ID,
  HIDDEN_NAME,
  plantedIds,
  plantEverywhere,
  SHOWN,
  type Planted,
} from './planted/planted-campaign.ts'
import { engines, type TestDatabase } from './store/test-postgres.ts'
import { openTestServer, type TestServer } from './test-server.ts'
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
  beforeAll(async () => {
    planted = await plantEverywhere()
    database = await take?.()
    testServer = await openTestServer(planted.files, { postgres: database?.url })
    gameMaster = await callerOf(testServer, { role: 'gameMaster' })
    player = await callerOf(testServer, { role: 'player', characterId: 'characters/planted' })
  })
  afterAll(async () => {
    await testServer.close()
    await database?.release()
  })

  const told = async (caller: Caller, name: OperationName, params: object) =>
    (await caller(name, params)).text.toLowerCase()

  describe('a link to a hidden entity, planted in every place of the campaign’s files that can hold text', () => {
    it('[ACC-6] is refused by the import where links do not work', () => {
      expect(planted.refusals.filter((one) => !/players would read (the id|this one)/.test(one))).toEqual([])
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
    })

    it('[ACC-4] is resolved for the game master, which proves that these requests reach the places', async () => {
      const { body } = await gameMaster('getEntity', { id: 'newsletters/planted' })
      const shown = `${BESIDE} ${HIDDEN_NAME}, ${BESIDE} ${SHOWN}, ${BESIDE} ${HIDDEN_NAME}`
      const texts = { masthead: shown, dateline: shown, description: shown, visualDescription: shown }
      expect(body).toMatchObject({ entities: [texts] })
      expect(await told(gameMaster, 'searchEntities', { query: BESIDE })).toContain(HIDDEN_NAME.toLowerCase())
      for (const id of ['newsletters/planted', 'scenes/planted'])
        expect(await told(player, 'searchEntities', { query: BESIDE })).toContain(id)
    })
  })
})
