import type { OperationName } from '@waybook/contract'
import { noDiceSimulator } from '@waybook/server'
import { newestSeq } from '@waybook/server/database/change-log.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { secretCampaign } from '../../access/secret-campaign.ts'
import { CAMPAIGN_ID, ORIGIN, openTestServer, type TestServer } from '../../world/test-server.ts'
import { connect, upTo, welcomed, type LiveClient } from './live-client.ts'

const [KESSA, ODO, ZEBULON] = ['characters/kessa-vane', 'characters/odo-brandreth', 'characters/zebulon-quarrel']
const [KNIFE, BELL] = ['items/wick-knife', 'items/quicksilver-bell']
const MOTION = new Uint8Array([1, 2, 3])

type Who = 'game master' | 'Kessa' | 'Odo'
let testServer: TestServer
let address: string
const cookies = new Map<Who, string>()

beforeAll(async () => {
  const throws = {
    ...noDiceSimulator,
    bake: async () => await Promise.resolve(MOTION),
    close: async () => await Promise.resolve(),
  }
  testServer = await openTestServer(secretCampaign, { diceSimulator: throws })
  address = await testServer.app.listen({ port: 0, host: '127.0.0.1' })
  cookies.set('game master', await testServer.signIn({ role: 'gameMaster' }))
  cookies.set('Kessa', await testServer.signIn({ role: 'player', characterId: KESSA }))
  cookies.set('Odo', await testServer.signIn({ role: 'player', characterId: ODO }))
})
afterAll(async () => await testServer.close())

const records = () => testServer.services.store.records(CAMPAIGN_ID)
const join = async (who: Who, since: number) => await connect(address, { cookie: cookies.get(who) ?? '', since })
const joinAll = async (since: number) =>
  await Promise.all([join('game master', since), join('Kessa', since), join('Odo', since)])

async function ask(who: Who, operation: OperationName, params: object): Promise<void> {
  const { statusCode, body } = await testServer.app.inject({
    method: 'POST',
    url: '/api/query',
    headers: { cookie: cookies.get(who) ?? '', origin: ORIGIN },
    payload: { operation, params },
  })
  if (statusCode !== 200) throw new Error(body)
}

/** The changes that each client received, up to the newest. */
async function changesOf(clients: readonly LiveClient[]) {
  const newest = await newestSeq(records())
  const all = await Promise.all(clients.map(async (client) => await client.until(upTo(newest))))
  return all.map((messages) => messages.flatMap((message) => (message.type === 'change' ? [message] : [])))
}

const bare = (seq: number) => `{"type":"change","seq":${seq}}`

describe('a client that connects', () => {
  it('[LIV-1] receives first the changes it missed, in order, then the welcome, then new changes', async () => {
    const since = (await newestSeq(records())) - 3
    const client = await join('game master', since)
    await client.until(welcomed)
    await ask('game master', 'setEntityVisibility', { entityId: KNIFE, visible: false })
    await client.until(upTo(since + 4))
    await ask('game master', 'setEntityVisibility', { entityId: KNIFE, visible: true })
    expect(await client.until(upTo(since + 5))).toMatchObject([
      { seq: since + 1 },
      { seq: since + 2 },
      { seq: since + 3 },
      { type: 'welcome', seq: since + 3 },
      { seq: since + 4 },
      { seq: since + 5, change: { kind: 'visibility' } },
    ])
  })

  it('[LIV-1] receives only the welcome if it is up to date or has no data yet', async () => {
    const newest = await newestSeq(records())
    const welcome = JSON.stringify({ type: 'welcome', seq: newest })
    const empty = await connect(address, { cookie: cookies.get('Odo') ?? '', since: null })
    for (const client of [await join('Odo', newest), empty]) {
      await client.until(welcomed)
      expect(client.transcript).toEqual([welcome])
    }
  })

  it('[LIV-5] must reload everything if its number is from before a backup was restored', async () => {
    const newest = await newestSeq(records())
    const client = await join('Odo', newest + 1)
    expect(await client.until((messages) => messages.length > 0)).toEqual([{ type: 'reload', seq: newest }])
  })
})

describe('a change', () => {
  it('[LIV-2] that a player may not see is sent to them only as its number, whatever its kind', async () => {
    const since = await newestSeq(records())
    const clients = await joinAll(since)
    await ask('game master', 'updateCharacterDynamic', { id: ZEBULON, hitpoints: 3 })
    await ask('game master', 'updateCharacterInventory', { characterId: ZEBULON, itemId: KNIFE, amount: 1 })
    await ask('game master', 'updateCharacterInventory', { characterId: KESSA, itemId: BELL, amount: 7 })
    await ask('game master', 'setEntityVisibility', { entityId: ZEBULON, visible: false })
    await ask('game master', 'deleteEntityImage', { entityId: ZEBULON })
    await ask('game master', 'rollDice', { pool: { ability: 2 }, audience: 'self', reason: 'an ambush' })
    await ask('game master', 'rollDice', { pool: 'd100', audience: 'gameMaster' })
    const [gameMaster = [], ...players] = await changesOf(clients)
    expect(gameMaster.map(({ change }) => change?.kind)).toEqual([
      'dynamic',
      'inventory',
      'inventory',
      'visibility',
      'picture',
      'roll',
      'roll',
    ])
    const numbers = gameMaster.map(({ seq }) => bare(seq))
    expect(players).toHaveLength(2)
    for (const player of players) expect(player.map((message) => JSON.stringify(message))).toEqual(numbers)
    for (const { transcript } of clients.slice(1))
      expect(transcript.filter((text) => !text.includes('welcome'))).toEqual(numbers)
    const late = await join('Kessa', since)
    await late.until(welcomed)
    expect(late.transcript.slice(0, -1)).toEqual(numbers)
  })

  it('[UPL-7] of the picture of a visible entity names the entity', async () => {
    const since = await newestSeq(records())
    const [, kessa] = await joinAll(since)
    await ask('game master', 'deleteEntityImage', { entityId: KNIFE })
    await ask('game master', 'restoreImage', { entityId: KNIFE, imageId: 'folder' })
    const [received = []] = await changesOf([kessa])
    expect(received.map(({ change }) => change)).toEqual([1, 2].map(() => ({ kind: 'picture', entityId: KNIFE })))
  })

  it('[LIV-3] of visibility is sent to players without naming the entity', async () => {
    const since = await newestSeq(records())
    const [, kessa] = await joinAll(since)
    for (const visible of [true, false])
      await ask('game master', 'setCharacterVisibility', { characterId: ZEBULON, visible })
    await kessa.until(upTo(since + 2))
    const shown = [1, 2].map((step) =>
      JSON.stringify({ type: 'change', seq: since + step, change: { kind: 'visibility' } }),
    )
    expect(kessa.transcript.filter((text) => !text.includes('welcome'))).toEqual(shown)
  })

  it('[LIV-4] of hit points, strain, conditions or inventory contains the new values', async () => {
    const since = await newestSeq(records())
    const clients = await joinAll(since)
    await ask('Kessa', 'adjustCharacterDynamic', { id: KESSA, field: 'hitpoints', by: -2 })
    await ask('Kessa', 'updateCharacterDynamic', { id: KESSA, strain: 1, conditions: ['winded'] })
    await ask('game master', 'updateCharacterInventory', { characterId: KESSA, itemId: KNIFE, amount: 4 })
    const lastUpdated = expect.any(Number) as number
    const received = (await changesOf(clients)).map((changes) => changes.map(({ change }) => change))
    for (const [who, changes] of received.entries()) {
      // Kessa's player, the second client, made the first two changes.
      const by = who === 1 ? {} : { by: 'Maren' }
      expect(changes).toEqual([
        { kind: 'dynamic', characterId: KESSA, hitpoints: 10, lastUpdated, ...by },
        { kind: 'dynamic', characterId: KESSA, strain: 1, conditions: ['winded'], lastUpdated, ...by },
        {
          kind: 'inventory',
          characterId: KESSA,
          entry: { itemId: KNIFE, name: 'The wick knife', amount: 4 },
          lastUpdated,
        },
      ])
    }
  })

  it('[LIV-4] of conditions alone does not say who changed them', async () => {
    const since = await newestSeq(records())
    const clients = await joinAll(since)
    await ask('Kessa', 'addCondition', { id: KESSA, condition: 'afraid' })
    for (const [message] of await changesOf(clients)) expect(message?.change).not.toHaveProperty('by')
  })
})

describe('a roll', () => {
  it('[LIV-16] of ten dice is sent in under 300 characters', async () => {
    const since = await newestSeq(records())
    const { until } = await join('Odo', since)
    const pool = { proficiency: 2, ability: 2, boost: 1, challenge: 1, difficulty: 3, setback: 1 }
    await ask('Kessa', 'rollDice', { pool, characterId: KESSA, skill: 'rangedLight', reason: 'Across the water' })
    const received = (await until(upTo(since + 1))).find(({ type }) => type === 'change')
    expect(JSON.stringify(received)).toMatch(/"dice":"y[\d.]+ g/)
    expect(JSON.stringify(received).length).toBeLessThan(300)
  })

  it.each([
    ['table', ['game master', 'Kessa', 'Odo'], []],
    ['gameMaster', ['game master', 'Kessa'], ['Odo']],
    ['self', ['Kessa'], ['game master', 'Odo']],
  ] as const)(
    '[LIV-6] by Kessa for %s is sent to %j with its throw, and to %j as a number',
    async (audience, received, others) => {
      const since = await newestSeq(records())
      const tellsOf = async (who: Who) => {
        const client = await join(who, since)
        await client.until(welcomed)
        return client
      }
      const [hearing, deaf] = await Promise.all([Promise.all(received.map(tellsOf)), Promise.all(others.map(tellsOf))])
      await ask('Kessa', 'rollDice', { pool: { proficiency: 2, challenge: 1 }, characterId: KESSA, audience })
      const roll = { kind: 'roll', roll: { by: 'Maren', characterId: KESSA, audience } }
      const thrown = { type: 'throw', throw: Buffer.from(MOTION).toString('base64') }
      for (const { until } of hearing) {
        const messages = await until((all) => all.at(-1)?.type === 'throw')
        // The check that the roll belongs to follows it.
        const [welcome, first] = messages
        expect([welcome, first, messages.at(-1)]).toMatchObject([
          { type: 'welcome' },
          { seq: since + 1, change: roll },
          thrown,
        ])
      }
      for (const { until, transcript } of deaf) {
        await until(upTo(since + 1))
        expect(transcript[1]).toEqual(bare(since + 1))
        expect(transcript.join()).not.toContain('kessa-vane')
      }
    },
  )
})
