import { isOperationName, operations, restPaths, type OperationName, type Reveal } from '@waybook/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod'

import { tokenOf } from '../stores/table/token-of.ts'
import { engines, type TestDatabase } from '../stores/test-postgres.ts'
import { CAMPAIGN_ID, openTestServer, ORIGIN, type TestServer } from '../world/test-server.ts'
import { otherAddresses } from './other-addresses.ts'
import {
  allMarks,
  characters,
  ITEM,
  marksFor,
  marksIn,
  numbersOf,
  OWN,
  rankOf,
  revealCampaign,
  TALENT,
} from './reveal-campaign.ts'
import { addressesFor, KEY_NAMES, factQueries, paramsFor, type Samples } from './walk.ts'

const names = Object.keys(operations).filter(isOperationName)
const reading = names.filter((name) => !operations[name].writes)
const ids = [...characters.map(({ id }) => id), ITEM, TALENT, 'locations/ford', 'scenes/camp']
const viewers = ['kappa', 'sigma', 'nobody'] as const

const samples: Samples = {
  ...Object.fromEntries(['id', 'entityId', 'characterId', 'itemId', 'sceneId'].map((param) => [param, ids])),
  ids: [ids],
  query: [
    'beside',
    ...allMarks,
    ...factQueries,
    ...['character', 'character_value', 'current_property'].map((relation) => `.output ${relation}`),
  ],
  text: ['beside', ...allMarks],
  tag: characters.flatMap(({ marks }) => marks.page),
  name: ['species', 'adversary', 'reach', ...characters.flatMap(({ marks }) => marks.page)],
  'createApiKey.name': KEY_NAMES,
  ...Object.fromEntries(['linkId', 'importId', 'memberId'].map((param) => [param, ['none']])),
  tokenId: characters.map((_, n) => `token-${n}`),
}

/** How much each viewer gets of a character. */
const grades: Readonly<Record<(typeof viewers)[number], (character: { id: string; reveal: Reveal }) => Reveal>> = {
  kappa: ({ reveal }) => reveal,
  sigma: ({ id, reveal }) => (id === OWN ? 'figures' : reveal),
  nobody: ({ reveal }) => reveal,
}

describe.each(engines)('on $name', ({ take }) => {
  let testServer: TestServer
  let database: TestDatabase | undefined
  const sessions = new Map<string, string>()

  beforeAll(async () => {
    database = await take?.()
    testServer = await openTestServer(revealCampaign, { postgres: database?.url })
    sessions.set('kappa', await testServer.signIn({ role: 'player', characterId: 'characters/npc-4' }))
    sessions.set('sigma', await testServer.signIn({ role: 'player', characterId: OWN }))
    sessions.set('nobody', await testServer.signIn({ role: 'player' }))
    sessions.set('gameMaster', await testServer.signIn({ role: 'gameMaster' }))
    await play()
  })
  afterAll(async () => {
    await testServer.close()
    await database?.release()
  })

  /** Puts every character on the table, hurt, and with a condition, while a session is open; each rolls, and somebody has written of it. */
  async function play(): Promise<void> {
    await testServer.services.store.records(CAMPAIGN_ID).transaction({ actor: 'test' }, async (write) => {
      await write.sessions.start('session', null)
      await write.table.setActiveScene({ after: 'scenes/camp' })
      for (const [n, { id, marks, secret }] of characters.entries()) {
        const { hitpoints, strain, amount } = numbersOf(n)
        await write.characters.setDynamic(id, { hitpoints, strain, conditions: [marks.name[1] ?? ''] })
        for (const held of [1, amount]) await write.characters.setInventory(id, ITEM, held)
        const place = { sceneId: 'scenes/camp', position: { x: 1, y: 2 } }
        await write.tokens.put(`token-${n}`, tokenOf(id, place))
        const roll = { by: 'Bram', characterId: id, skill: null, reason: '', dice: { boost: [1] } }
        await write.rolls.add({ ...roll, id: `roll-${n}`, audience: 'table' })
        const note = { by: 'Bram', entity: id }
        await write.notes.add({ ...note, id: `note-${n}`, audience: 'party', text: `Of ${marks.page[0]}, [[${id}]].` })
        await write.notes.add({ ...note, id: `other-${n}`, audience: 'gameMaster', text: secret })
      }
    })
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

  /** The marks in an answer, without those of the question, which a refusal repeats. */
  async function toldTo(viewer: string, name: OperationName, params: object): Promise<string[]> {
    const { statusCode, body } = await ask(viewer, name, params)
    expect(statusCode).not.toBe(500)
    const asked = statusCode === 200 && !body.startsWith('{"error":') ? [] : Object.values(params).map(String)
    return marksIn(asked.reduce((text, word) => text.replaceAll(word, ''), body))
  }

  async function toldByAll(viewer: string, some: readonly OperationName[]): Promise<string[]> {
    const told = new Set<string>()
    for (const name of some)
      for (const params of paramsFor(name, samples))
        for (const mark of await toldTo(viewer, name, params)) told.add(mark)
    return allMarks.filter((mark) => told.has(mark))
  }

  it.each(viewers)(
    '[ACC-265] operations tell %s of each character what is shown of it, and no more',
    async (viewer) => {
      expect(await toldByAll(viewer, reading)).toEqual(marksFor(grades[viewer]))
    },
  )

  it('[ACC-4] the game master gets everything, which proves that these requests reach it', async () => {
    expect(await toldByAll('gameMaster', reading)).toEqual(allMarks)
  })

  it.each(viewers)(
    '[ACC-265] every address tells %s of each character what is shown of it, and no more',
    async (viewer) => {
      const mine = marksFor(grades[viewer])
      const urls = [
        ...restPaths.flatMap(({ path, query }) => addressesFor(path, query)),
        ...otherAddresses,
        ...ids.flatMap((id) => [`/${id}`, `/api/entity/${id}`, `/api/character/${id}`]),
        '/characters',
        '/tabletop',
      ]
      for (const url of urls) {
        const { body } = await get(viewer, url)
        expect({ url, more: marksIn(body).filter((mark) => !mine.includes(mark)) }).toEqual({ url, more: [] })
      }
    },
  )

  it.each(viewers)('[ACC-266] %s finds and counts characters by what is shown of them', async (viewer) => {
    for (const character of characters)
      for (const wanted of ['name', 'page'] as const) {
        const [mark = ''] = character.marks[wanted]
        const found = marksFor(grades[viewer]).includes(mark)
        const list = (await ask(viewer, 'listEntities', { text: mark, type: 'character' })).json<{
          entities: { id: string }[]
          total: number
        }>()
        expect([mark, list.entities.map(({ id }) => id), list.total]).toEqual([
          mark,
          found ? [character.id] : [],
          found ? 1 : 0,
        ])
        const search = (await ask(viewer, 'searchEntities', { query: mark })).json<{ entities: { id: string }[] }>()
        expect([mark, search.entities.some(({ id }) => id === character.id)]).toEqual([mark, found])
      }
  })

  it.each(viewers)('[ACC-266] figures find no character outside the party for %s', async (viewer) => {
    for (const character of characters) {
      const { id, tags, marks } = character
      const { entities } = (await ask(viewer, 'searchEntities', { query: marks.figures[0] })).json<{
        entities: { id: string }[]
      }>()
      const found = tags !== '' && grades[viewer](character) === 'figures'
      expect([id, entities.some((one) => one.id === id)]).toEqual([id, found])
    }
  })

  it.each(viewers)('[ACC-266] lists and counts agree for %s', async (viewer) => {
    const known = characters.filter((one) => grades[viewer](one) !== 'hidden').length
    const { entities, total } = (await ask(viewer, 'listEntities', { type: 'character' })).json<{
      entities: unknown[]
      total: number
    }>()
    const counted = (await ask(viewer, 'countTags', { type: 'character' })).json<{
      entities: number
      tags: { tag: string }[]
    }>()
    expect([entities.length, total, counted.entities]).toEqual([known, known, known])
    const pages = characters.filter((one) => ['page', 'figures'].includes(grades[viewer](one)))
    expect(
      counted.tags
        .map(({ tag }) => tag)
        .filter((tag) => tag !== 'party-member')
        .toSorted(),
    ).toEqual(pages.flatMap(({ marks }) => marks.page).toSorted())
  })

  it.each(viewers)('[ACC-296] who is in the party is told to %s with the page only', async (viewer) => {
    const known = characters.filter((one) => grades[viewer](one) !== 'hidden')
    const inParty = known.filter((one) => one.tags !== '' && grades[viewer](one) === 'figures')
    for (const [party, wanted] of [
      [true, inParty],
      [false, known.filter((one) => !inParty.includes(one))],
    ] as const) {
      const { entities, total } = (await ask(viewer, 'listEntities', { type: 'character', party })).json<{
        entities: { id: string }[]
        total: number
      }>()
      expect([entities.map(({ id }) => id).toSorted(), total]).toEqual([wanted.map(({ id }) => id), wanted.length])
    }
    const { tokens } = (await ask(viewer, 'getTokens', { campaignId: CAMPAIGN_ID, sceneId: 'scenes/camp' })).json<{
      tokens: { characterId: string; ofParty: boolean }[]
    }>()
    const ofParty = tokens.flatMap((token) => (token.ofParty ? [token.characterId] : []))
    expect(ofParty).toEqual(inParty.map(({ id }) => id))
  })

  it.each(viewers)('[ACC-298] the picture of a character goes with its name, for %s', async (viewer) => {
    const { entities } = (await ask('gameMaster', 'getEntities', { ids })).json<{
      entities: { id: string; image: { originalUrl: string } | null }[]
    }>()
    const urls = new Map(entities.map(({ id, image }) => [id, image?.originalUrl ?? '']))
    for (const character of characters) {
      const { statusCode } = await get(viewer, urls.get(character.id) ?? '')
      expect([character.id, statusCode]).toEqual([character.id, grades[viewer](character) === 'hidden' ? 404 : 200])
    }
  })

  /** Whose talent each place names to a viewer, with its rank. */
  async function talentsTold(viewer: string) {
    const relationships = z.object({
      relationships: z.array(z.object({ from: z.string(), rank: z.optional(z.number()) })),
    })
    const ranksIn = async (id: string) => {
      const response = await ask(viewer, 'getEntity', { id })
      const { relationships: all } =
        response.statusCode === 200 ? relationships.parse(response.json()) : { relationships: [] }
      return all.flatMap(({ from, rank }) => (rank === undefined ? [] : [[from, rank]]))
    }
    const { rows } = (await ask(viewer, 'rawQuery', { query: '.output character_talent' })).json<{ rows: string[] }>()
    const onPages = []
    for (const { id } of characters) onPages.push(...(await ranksIn(id)))
    return {
      onPages,
      onItsPage: await ranksIn(TALENT),
      asked: rows,
    }
  }

  it.each([...viewers, 'gameMaster'] as const)(
    '[VIS-295] talents are among the figures of a character, for %s',
    async (viewer) => {
      const known = characters.flatMap((one, n) =>
        viewer === 'gameMaster' || grades[viewer](one) === 'figures' ? [[one.id, rankOf(n)]] : [],
      )
      const { onPages, onItsPage, asked } = await talentsTold(viewer)
      expect({ onPages, onItsPage, asked }).toEqual({
        onPages: known,
        onItsPage: known,
        asked: known.map(([id, rank]) => `${id}\t${TALENT}\t${rank}`),
      })
    },
  )

  it.each(viewers)('[VIS-296] what is linked to in figures does not say so to %s', async (viewer) => {
    const { mentionedIn } = z
      .object({ entities: z.tuple([z.object({ mentionedIn: z.array(z.object({ id: z.string() })) })]) })
      .parse((await ask(viewer, 'getEntity', { id: ITEM })).json()).entities[0]
    expect(mentionedIn.map(({ id }) => id)).toEqual(
      characters.flatMap((one) => (one.tags !== '' && grades[viewer](one) === 'figures' ? [one.id] : [])),
    )
  })

  it('[VIS-269] each step takes effect with the next response, and the switch means the page', async () => {
    const id = 'characters/npc-0'
    const seen = async () => (await toldByAll('nobody', reading)).filter((mark) => mark.endsWith('alpha'))
    const steps = []
    for (const reveal of ['name', 'page', 'figures', 'hidden'] as const) {
      expect((await ask('gameMaster', 'setReveal', { entityId: id, reveal })).statusCode).toBe(200)
      steps.push(await seen())
    }
    expect((await ask('gameMaster', 'setEntityVisibility', { entityId: id, visible: true })).statusCode).toBe(200)
    steps.push(await seen())
    await ask('gameMaster', 'setReveal', { entityId: id, reveal: 'hidden' })
    const [name, page, figures] = [['nomenalpha', 'conditioalpha'], ['paginaalpha'], ['figuraalpha']]
    expect(steps).toEqual([name, [...name, ...page], [...name, ...page, ...figures], [], [...name, ...page]])
    expect((await ask('nobody', 'setReveal', { entityId: id, reveal: 'figures' })).statusCode).toBe(403)
    expect((await ask('gameMaster', 'setReveal', { entityId: ITEM, reveal: 'name' })).statusCode).toBe(404)
  })
  // Last, as they change what is played.
  it.each(viewers)('[ACC-265] writes tell %s no more than reads', async (viewer) => {
    const mine = marksFor(grades[viewer])
    for (const name of names)
      expect({ name, more: (await toldByAll(viewer, [name])).filter((mark) => !mine.includes(mark)) }).toEqual({
        name,
        more: [],
      })
  })
})
