import { ANY_PLAYER, liveMessage, type Person } from '@waybook/contract'
import { newestSeq } from '@waybook/server/database/change-log.ts'
import { setDynamic } from '@waybook/server/features/characters/set-dynamic.ts'
import { setInventory } from '@waybook/server/features/characters/set-inventory.ts'
import { addRoll } from '@waybook/server/features/dice/queries.ts'
import { addNote } from '@waybook/server/features/notes/queries.ts'
import { setActiveScene } from '@waybook/server/features/table/queries.ts'
import { putToken } from '@waybook/server/features/table/token-queries.ts'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'

import { connect, listening, refusal, upTo, welcomed, type LiveClient } from '../features/live/live-client.ts'
import { GATE, KESSA, LAMP, ODO, STAIR, tableCampaign, ZEBULON } from '../features/table/table-campaign.ts'
import { addToken } from '../features/table/table-harness.ts'
import { rollOf } from '../stores/roll-of.ts'
import { tokenOf } from '../stores/table/token-of.ts'
import { engines } from '../stores/test-postgres.ts'
import { callerWith, type Caller, askWith } from '../world/callers.ts'
import { CAMPAIGN_ID, openTestServer, ORIGIN, type TestServer } from '../world/test-server.ts'

describe.each(engines)('on $name', ({ take }) => {
  let testServer: TestServer
  let address: string
  const cookies = new Map<string, string>()
  let gameMaster: Caller

  beforeEach(async () => {
    const database = await take?.()
    testServer = await openTestServer(tableCampaign, { postgres: database?.url })
    if (database) onTestFinished(database.release)
    address = await listening(testServer)
    cookies.set('game master', await testServer.signIn({ role: 'gameMaster' }))
    cookies.set(KESSA, await testServer.signIn({ role: 'player', characterId: KESSA, firstName: 'Maren' }))
    cookies.set(ODO, await testServer.signIn({ role: 'player', characterId: ODO, firstName: 'Ulla' }))
    cookies.set(ANY_PLAYER, await testServer.signIn({ role: 'player' }))
    gameMaster = callerWith(testServer, cookies.get('game master') ?? '')
  })

  const records = () => testServer.services.store.records(CAMPAIGN_ID)
  const newest = async () => await newestSeq(records())
  /** The viewers who only watch. */
  const watchers = [KESSA, ANY_PLAYER]

  async function join(who: string, { viewAs, since }: { viewAs?: string; since: number }): Promise<LiveClient> {
    const client = await connect(address, { cookie: cookies.get(who) ?? '', since, viewAs })
    await client.until(welcomed)
    return client
  }

  /** Performs an action for every kind of live message, about visible and hidden things. */
  async function play(): Promise<void> {
    await records().transaction({ actor: 'test' }, async (write) => {
      await setActiveScene(write, { after: GATE })
      for (const characterId of [KESSA, ODO, ZEBULON])
        await putToken(write, `token of ${characterId}`, tokenOf(characterId, { visible: characterId !== ODO }))
      for (const id of [KESSA, ODO, ZEBULON]) {
        await setDynamic(write, id, { hitpoints: 7, strain: 3, conditions: ['tired'] })
        await setInventory(write, id, 'items/sketch', 2)
      }
      for (const audience of ['table', 'gameMaster', 'self'] as const)
        await addRoll(write, rollOf(`roll for ${audience}`, { audience, characterId: ZEBULON }))
      for (const audience of ['party', 'gameMaster', 'self'] as const)
        await addNote(write, { id: `note for ${audience}`, by: 'Bram', entity: LAMP, text: 'A lamp.', audience })
      await setActiveScene(write, { after: STAIR })
    })
    for (const [entityId, visible] of [
      [LAMP, false],
      [STAIR, true],
      [ODO, false],
    ] as const)
      expect((await gameMaster('setEntityVisibility', { entityId, visible })).status).toBe(200)
    const { version, text } = (await gameMaster('getSource', { id: STAIR })).body
    const changed = String(text).replace('A place.', 'Another place.')
    expect((await gameMaster('saveEntity', { id: STAIR, text: changed, baseVersion: version })).status).toBe(200)
    const odo = callerWith(testServer, cookies.get(ODO) ?? '')
    expect((await odo('adjustCharacterDynamic', { id: ODO, field: 'hitpoints', by: -1 })).status).toBe(200)
    expect((await odo('rollDice', { pool: { ability: 1 }, audience: 'gameMaster' })).status).toBe(200)
  }

  it('[LIVE-275] a game master viewing as a player receives the player’s messages byte for byte, now and after reconnecting', async () => {
    const since = await newest()
    const pairs = await Promise.all(
      watchers.map(
        async (who) => [await join(who, { since }), await join('game master', { viewAs: who, since })] as const,
      ),
    )
    await play()
    const last = upTo(await newest())
    for (const [player, view] of pairs) {
      await Promise.all([player.until(last), view.until(last)])
      expect(view.transcript).toEqual(player.transcript)
      expect(view.transcript.join('\n')).not.toContain('ebulon')
    }
    for (const who of watchers) {
      const [player, view] = [await join(who, { since }), await join('game master', { viewAs: who, since })]
      expect(view.transcript).toEqual(player.transcript)
    }
    const own = await join('game master', { since })
    expect(own.transcript.join('\n')).toContain('ebulon')
  })

  it('[LIVE-276] a view sends nothing to others: no drags, pings or editor', async () => {
    const ask = askWith(gameMaster)
    await ask('setActiveScene', { sceneId: GATE })
    const { id: tokenId, version } = await addToken(askWith(gameMaster), { sceneId: GATE, characterId: KESSA })
    await ask('setGrant', { grant: 'moveOwnToken', granted: true })
    const since = await newest()
    const watching = await join('game master', { since })
    const view = await join('game master', { viewAs: KESSA, since })
    const position = { x: 9, y: 9 }
    view.socket.send(JSON.stringify({ type: 'drag', tokenId, position, version }))
    view.socket.send(JSON.stringify({ type: 'ping', position }))
    view.socket.send(JSON.stringify({ type: 'writing', entityIds: [GATE] }))
    const player = await join(KESSA, { since })
    player.socket.send(JSON.stringify({ type: 'drag', tokenId, position: { x: 8, y: 8 }, version }))
    const messages = await watching.until((all) => all.some(({ type }) => type === 'drag'))
    expect(messages.filter(({ type }) => ['drag', 'ping', 'writing'].includes(type))).toEqual([
      { type: 'drag', tokenId, position: { x: 8, y: 8 }, version },
    ])
  })

  it('[LIVE-277] others see the game master as present, and no second player', async () => {
    const since = await newest()
    const player = await connect(address, { cookie: cookies.get(KESSA) ?? '', since, includePresence: true })
    await player.until((all) => all.some(({ type }) => type === 'presence'))
    const view = await join('game master', { viewAs: KESSA, since })
    const received = await player.until((all) => all.some(({ type }) => type === 'joined'))
    const joined = received.flatMap((one) => (one.type === 'joined' ? [one.person] : []))
    expect(joined.map(({ role, character }) => [role, character])).toEqual([['gameMaster', null]])
    await expect
      .poll(() =>
        peopleIn(view)
          .map(({ role }) => role)
          .toSorted(),
      )
      .toEqual(['gameMaster', 'player'])
  })

  it('[LIVE-278] a player’s connection that views as somebody is refused before it is established', async () => {
    const headers = { cookie: cookies.get(KESSA) ?? '', origin: ORIGIN }
    for (const viewAs of [KESSA, ODO, ANY_PLAYER, ''])
      expect(await refusal(address, headers, `?viewAs=${encodeURIComponent(viewAs)}`)).toBe(403)
    const own = { ...headers, cookie: cookies.get('game master') ?? '' }
    expect(await refusal(address, own, `?viewAs=${encodeURIComponent('characters/nobody-at-all')}`)).toBe(403)
  })

  it('[ACC-278] a player’s private data is not shown to a game master viewing as the player', async () => {
    const kessa = callerWith(testServer, cookies.get(KESSA) ?? '')
    const since = await newest()
    const view = await join('game master', { viewAs: KESSA, since })
    await kessa('rollDice', { pool: { boost: 1 }, audience: 'self', reason: 'a zugzwang' })
    await kessa('addNote', { entityId: null, audience: 'self', markdown: 'Another zugzwang.' })
    await view.until(upTo(await newest()))
    const payloads = [
      { operation: 'getRolls', params: {} },
      { operation: 'listNotes', params: {} },
    ]
    const ask = async (headers: Record<string, string>) =>
      (
        await Promise.all(
          payloads.map(
            async (payload) => await testServer.app.inject({ method: 'POST', url: '/api/query', headers, payload }),
          ),
        )
      )
        .map(({ body }) => body)
        .join('\n')
    expect(await ask({ cookie: cookies.get(KESSA) ?? '', origin: ORIGIN })).toMatch(/a zugzwang[^]*Another zugzwang/)
    const asView = { cookie: cookies.get('game master') ?? '', origin: ORIGIN, 'waybook-view-as': KESSA }
    expect(`${await ask(asView)}${view.recording.join('')}`).not.toContain('zugzwang')
  })
})

function peopleIn({ recording }: LiveClient): readonly Person[] {
  const messages = recording.map((text) => liveMessage.parse(JSON.parse(text)))
  return messages.flatMap((one) => (one.type === 'presence' ? [one.people] : [])).at(-1) ?? []
}
