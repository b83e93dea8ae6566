import { isOperationName, operations, restPaths } from '@waybook/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { ids, KESSA, MAP, markedCampaign } from '../features/fog/marked-campaign.ts'
import { engines, type TestDatabase } from '../stores/test-postgres.ts'
import { callerWith } from '../world/callers.ts'
import { CAMPAIGN_ID, openTestServer, type TestServer } from '../world/test-server.ts'
import { withWebApp, type WithWebApp } from '../world/web-app.ts'
import { type Colour, coloursIn, pictureAddressesIn } from './markers.ts'
import { otherAddresses } from './other-addresses.ts'
import { addressesFor, EACH_ONCE, paramsFor } from './walk.ts'

const asked = {
  id: ids,
  ids: [ids],
  entityId: ids,
  sceneId: ids,
  characterId: [KESSA],
  query: ['map', '.output entity_property'],
  text: ['map'],
  q: ['map'],
}
const reading = Object.keys(operations)
  .filter(isOperationName)
  .filter((name) => !operations[name].writes)

const IS_LONG = process.env['LONG'] === '1'
const COMBINATIONS = IS_LONG ? undefined : EACH_ONCE

describe.each(engines)('fog on $name', ({ take }) => {
  let database: TestDatabase | undefined
  let testServer: TestServer
  let web: WithWebApp
  const cookies = { 'game master': '', player: '', kessa: '', nobody: '' }
  type Who = keyof typeof cookies
  beforeAll(async () => {
    database = await take?.()
    testServer = await openTestServer(markedCampaign, { postgres: database?.url })
    web = await withWebApp(testServer)
    cookies['game master'] = await testServer.signIn({ role: 'gameMaster' })
    cookies.player = await testServer.signIn({ role: 'player' })
    cookies.kessa = await testServer.signIn({ role: 'player', characterId: KESSA })
    const gameMaster = callerWith(testServer, cookies['game master'])
    const [sceneId, campaignId] = [MAP, CAMPAIGN_ID]
    await gameMaster('setActiveScene', { sceneId, campaignId })
    const token = { position: { x: 10, y: 10 }, size: 'medium', visible: true }
    await gameMaster('addToken', { ...token, sceneId, campaignId, characterId: KESSA })
    await gameMaster('showHandout', { entityId: MAP, what: 'picture', audience: 'everyone' })
    await gameMaster('setFogStart', { sceneId, closed: true })
    const left = [
      { x: 0, y: 0 },
      { x: 50, y: 100 },
    ]
    await gameMaster('changeFog', { sceneId, op: 'reveal', shape: 'rect', points: left })
  })
  afterAll(async () => {
    await web.close()
    await testServer.close()
    await database?.release()
  })

  const get = async (who: Who, url: string, headers = {}) =>
    await web.app.inject({ url, headers: { ...headers, cookie: cookies[who] } })

  /** All texts that a viewer can read: answers of operations and addresses, and the documents of pages. */
  async function textsFor(who: Who): Promise<string> {
    const call = callerWith(testServer, cookies[who])
    const texts: string[] = []
    for (const name of reading)
      for (const params of paramsFor(name, asked, COMBINATIONS)) texts.push((await call(name, params)).text)
    const pages = ['/', '/scenes', '/images', `/vtt/${CAMPAIGN_ID}`, ...ids.map((id) => `/${id}`)]
    const rest = restPaths.flatMap(({ path, query }) => addressesFor(path, query, asked))
    for (const url of [...pages, ...rest, ...otherAddresses]) texts.push((await get(who, url)).body)
    return texts.join('\n')
  }

  const cache = new Map<Who, string>()
  /** The texts that a viewer can read while the left half is revealed, read once. */
  async function textsOfHalf(who: Who): Promise<string> {
    const texts = cache.get(who) ?? (await textsFor(who))
    cache.set(who, texts)
    return texts
  }

  /** The markers in the pictures at these addresses. A refused address must look nonexistent. */
  async function markersAt(who: Who, addresses: readonly string[]): Promise<Set<Colour>> {
    const found = new Set<Colour>()
    const refused = new Set<number>()
    for (const url of addresses) {
      const { statusCode, rawPayload } = await get(who, url)
      if (statusCode === 200) for (const colour of await coloursIn(rawPayload)) found.add(colour)
      else refused.add(statusCode)
    }
    expect(refused).toEqual(new Set([who === 'nobody' ? 401 : 404]))
    return found
  }

  /** The markers in the small pictures within texts. */
  async function markersWithin(texts: string): Promise<Set<Colour>> {
    const urls = new Set(texts.match(/data:image\/webp;base64,[\w+/=]+/g))
    const found = await Promise.all([...urls].map(async (url) => await coloursIn(Buffer.from(url.slice(23), 'base64'))))
    return new Set(found.flatMap((colours) => [...colours]))
  }

  it('[FOG-30] a player receives no picture with a marker under fog from any address, and does receive the revealed area', async () => {
    const texts = await textsOfHalf('game master')
    expect(await markersWithin(texts)).toContain('magenta')
    expect(await markersAt('game master', pictureAddressesIn(texts))).toEqual(new Set(['magenta', 'green']))
    // Both get the same pictures.
    for (const who of IS_LONG ? (['kessa', 'player'] as const) : (['kessa'] as const)) {
      const theirs = await textsOfHalf(who)
      expect([...(await markersWithin(theirs))]).toEqual([])
      expect(await markersAt(who, pictureAddressesIn(texts + theirs))).toEqual(new Set(['green']))
    }
    expect(await markersAt('nobody', pictureAddressesIn(texts))).toEqual(new Set())
  })

  it('[FOG-30] neither do other forms of these addresses show it: parts, other types, other tiles, as a display or in a view', async () => {
    const texts = await textsOfHalf('game master')
    const keys = [...new Set([...texts.matchAll(/\/pictures\/([\w-]{16,})/g)].map(([, key]) => key))]
    const files = ['full.png', 'huge.webp', 'full.webp?width=9', '%66ull.webp']
    const tiles = ['0-2-0-open', '0-1-1-0000', '3-0-0-open', '0-02-00-open']
    const forms = [...files, ...tiles.map((tile) => `tiles/${tile}.webp`)]
    // Control: the revealed area is found.
    const revealed = pictureAddressesIn(await textsOfHalf('player')).filter((url) => url.includes('/tiles/0-0-0-'))
    const found = new Set<Colour>()
    for (const url of [...revealed, ...keys.flatMap((key) => forms.map((form) => `/pictures/${key}/${form}`))]) {
      for (const headers of [{ accept: 'image/png' }, { range: 'bytes=0-' }]) {
        const { statusCode, rawPayload } = await get('player', url, headers)
        const isPicture = statusCode < 300 && rawPayload.toString('latin1', 0, 4) === 'RIFF'
        if (isPicture) for (const colour of await coloursIn(rawPayload)) found.add(colour)
      }
      for (const refused of [`/display${url}`, url])
        expect((await get('player', refused, { 'waybook-view-as': 'player' })).statusCode).toBeGreaterThanOrEqual(400)
    }
    expect([...found]).toEqual(['green'])
  })

  it('[FOG-31] when the whole scene is revealed, players get the picture as before, until it is covered again', async () => {
    const gameMaster = callerWith(testServer, cookies['game master'])
    await gameMaster('changeFog', { sceneId: MAP, op: 'reveal', shape: 'all' })
    const open = await textsFor('player')
    expect(await markersWithin(open)).toContain('magenta')
    expect(await markersAt('player', pictureAddressesIn(open))).toEqual(new Set(['magenta', 'green']))
    await gameMaster('undoFog', { sceneId: MAP })
    expect(await markersAt('player', pictureAddressesIn(open))).not.toContain('magenta')
  })
})
