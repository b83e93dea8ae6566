import { isOperationName, operations, restPaths, type OperationName } from '@waybook/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { engines, type TestDatabase } from '../stores/test-postgres.ts'
import { ORIGIN, openTestServer, type CampaignFiles, type TestServer } from '../world/test-server.ts'
import { addressesFor, paramsFor, type Samples } from './walk.ts'

const names = Object.keys(operations).filter(isOperationName)
const categories = ['characters', 'items', 'locations', 'organizations', 'events', 'scenes', 'newsletters', 'talents']
const KESSA = 'characters/kessa-vane'

const [OLD, NEVER, NOW] = ['plainold', 'plainnot', 'quodlibet']
const idsOf = (name: string) => categories.map((category) => `${category}/${name}`)

/** Hidden pages, each with the picture that a scene needs, and one that everybody sees and that refers to them. */
const files: CampaignFiles = {
  'campaign.yaml': 'name: Renamed\n',
  [`${KESSA}.md`]: `---\nname: Kessa Vane\ntags: [party-member]\n---\nOf ${idsOf(OLD)
    .map((id) => `[[${id}|it]]`)
    .join(', ')}.\n`,
  ...Object.fromEntries(
    idsOf(OLD).map((id) => [`${id}.md`, `---\nname: The ${id.replace('/', ' ')}\nvisible: false\n---\nQuodlibet.\n`]),
  ),
}

const samplesFor = (name: string): Samples => ({
  ...Object.fromEntries(['id', 'entityId', 'characterId', 'itemId', 'sceneId'].map((param) => [param, idsOf(name)])),
  ids: [idsOf(name)],
  ...Object.fromEntries(['linkId', 'importId', 'memberId'].map((param) => [param, ['none']])),
})

describe.each(engines)('on $name', ({ take }) => {
  let testServer: TestServer
  let database: TestDatabase | undefined
  let cookies: { readonly player: string; readonly gameMaster: string }

  beforeAll(async () => {
    database = await take?.()
    testServer = await openTestServer(files, { postgres: database?.url })
    cookies = {
      player: await testServer.signIn({ role: 'player', characterId: KESSA }),
      gameMaster: await testServer.signIn({ role: 'gameMaster' }),
    }
    for (const [index, id] of idsOf(OLD).entries())
      await ask('gameMaster', 'renameEntity', { id, to: idsOf(NOW)[index], name: 'Quodlibet' })
  })
  afterAll(async () => {
    await testServer.close()
    await database?.release()
  })

  const ask = async (who: keyof typeof cookies, operation: OperationName, params: object) =>
    await testServer.app.inject({
      method: 'POST',
      url: '/api/query',
      headers: { cookie: cookies[who], origin: ORIGIN },
      payload: { operation, params },
    })

  it('[ACC-295] the old address of a hidden page is to players one that never was, in every operation', async () => {
    for (const name of names) {
      const never = paramsFor(name, samplesFor(NEVER))
      for (const [index, params] of paramsFor(name, samplesFor(OLD)).entries()) {
        const [told, wanted] = [await ask('player', name, params), await ask('player', name, never[index] ?? {})]
        // The answer to what was written just now has an id and a time of its own.
        const refusal = ({ statusCode, body }: typeof told) => (statusCode === 200 ? '' : body.replaceAll(OLD, NEVER))
        expect({ name, params, status: told.statusCode, refusal: refusal(told) }).toEqual({
          name,
          params,
          status: wanted.statusCode,
          refusal: refusal(wanted),
        })
        expect(told.body.toLowerCase()).not.toContain(NOW)
      }
    }
  })

  it('[ACC-295] and at every address', async () => {
    const get = async (url: string) =>
      (await testServer.app.inject({ url, headers: { cookie: cookies.player } })).body.replaceAll(OLD, NEVER)
    const urlsFor = (name: string) => [
      ...restPaths
        .filter(({ path }) => path.includes('{id}'))
        .flatMap(({ path, query }) => addressesFor(path, query, samplesFor(name))),
      ...idsOf(name).map((id) => `/${id}`),
    ]
    const never = urlsFor(NEVER)
    for (const [index, url] of urlsFor(OLD).entries())
      expect([url, await get(url)]).toEqual([url, await get(never[index] ?? '')])
  })

  it('[ACC-4] leads the game master to the page, which proves that these requests reach it', async () => {
    for (const [index, id] of idsOf(OLD).entries())
      expect((await ask('gameMaster', 'getEntity', { id })).body).toContain(idsOf(NOW)[index])
  })
})
