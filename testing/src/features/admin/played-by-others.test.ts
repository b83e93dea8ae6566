import { roll } from '@waybook/contract'
import { newestSeq } from '@waybook/server/database/change-log.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod'

import { secretCampaign } from '../../access/secret-campaign.ts'
import { callerWith, type Caller } from '../../world/callers.ts'
import { CAMPAIGN_ID, openTestServer, type TestServer } from '../../world/test-server.ts'
import { connect, upTo } from '../live/live-client.ts'

const [KESSA, ODO] = ['characters/kessa-vane', 'characters/odo-brandreth']
const points = `.decl points(who: symbol, key: symbol)
points(who, key) :- current_property(who, key, _), key = "hitpoints".
points(who, key) :- character_value(who, key, _), key = "strain".`

let testServer: TestServer
let address: string
let cookie: string
let maren: Caller
let ilse: Caller
let gameMaster: Caller
beforeAll(async () => {
  testServer = await openTestServer(secretCampaign)
  address = await testServer.app.listen({ port: 0, host: '127.0.0.1' })
  cookie = await testServer.signIn({ role: 'player', characterId: KESSA })
  maren = callerWith(testServer, cookie)
  ilse = callerWith(testServer, await testServer.signIn({ role: 'player', characterId: ODO }))
  gameMaster = callerWith(testServer, await testServer.signIn({ role: 'gameMaster' }))
})
afterAll(async () => await testServer.close())

const allow = async (grant: string, granted: boolean) =>
  await gameMaster('setGrant', { campaignId: CAMPAIGN_ID, grant, granted })
const records = () => testServer.services.store.records(CAMPAIGN_ID)

describe('other characters’ hit points and strain', () => {
  beforeEach(async () => {
    await gameMaster('updateCharacterDynamic', { id: ODO, hitpoints: 12, strain: 0, conditions: [] })
    await allow('seePoints', false)
    return async () => void (await allow('seePoints', true))
  })

  it('[ADM-10] are sent to everyone unless the game master decides otherwise', async () => {
    await allow('seePoints', true)
    expect((await maren('getCharacterDynamic', { id: ODO })).body).toMatchObject({ hitpoints: 12, strain: 0 })
  })

  it('[ADM-10] if hidden, are sent only to the character’s own player and the game master', async () => {
    expect(Object.keys((await maren('getCharacterDynamic', { id: ODO })).body)).toEqual([
      'visible',
      'conditions',
      'inventory',
      'inventoryShown',
      'lastUpdated',
    ])
    for (const caller of [ilse, gameMaster])
      expect((await caller('getCharacterDynamic', { id: ODO })).body).toMatchObject({ hitpoints: 12, strain: 0 })
  })

  it('[ADM-10] [LST-16] if hidden, are not in the points of the party', async () => {
    const party = async (caller: Caller) => Object.keys((await caller('getPartyPoints', {})).body['points'] ?? {})
    expect(await party(maren)).toEqual([KESSA])
    expect(await party(ilse)).toEqual([ODO])
    expect((await party(gameMaster)).toSorted()).toEqual([KESSA, ODO])
    await allow('seePoints', true)
    expect((await maren('getPartyPoints', {})).body).toMatchObject({
      points: { [ODO]: { hitpoints: 12, maxHp: 12, strain: 0, strainThreshold: 12 } },
    })
  })

  it('[ADM-10] if hidden, are not in facts', async () => {
    const sent = async (caller: Caller) => (await caller('rawQuery', { query: points })).body['rows']
    expect(await sent(maren)).toEqual([`${KESSA}\thitpoints`, `${KESSA}\tstrain`])
    expect(await sent(gameMaster)).toContain(`${ODO}\thitpoints`)
  })

  it('[ADM-10] if hidden, are not in live changes, nor in those sent after reconnecting', async () => {
    const since = await newestSeq(records())
    const here = await connect(address, { cookie, since })
    await ilse('adjustCharacterDynamic', { id: ODO, field: 'hitpoints', by: -2 })
    await ilse('addCondition', { id: ODO, condition: 'winded' })
    const late = await connect(address, { cookie, since })
    const lastUpdated = expect.any(Number) as number
    for (const client of [here, late])
      expect((await client.until(upTo(since + 2))).filter(({ type }) => type === 'change')).toEqual([
        { type: 'change', seq: since + 1 },
        { type: 'change', seq: since + 2, change: sent({ conditions: ['winded'], lastUpdated }) },
      ])
  })

  const sent = (fields: object) => ({ kind: 'dynamic', characterId: ODO, ...fields })
})

describe('rolls of players for the table', () => {
  const rolled = async (caller: Caller) =>
    z.object({ roll }).parse((await caller('rollDice', { pool: '1g', audience: 'table' })).body).roll
  const received = async (caller: Caller) => {
    const { rolls } = z.object({ rolls: z.array(roll) }).parse((await caller('getRolls', {})).body)
    return rolls.map(({ id }) => id)
  }
  const may = async (of: string) =>
    (await testServer.app.inject({ url: '/api/me', headers: { cookie: of } })).json<{ may: string[] }>().may

  it('[ADM-11] are visible only to the game master and the roller if players may not roll for everyone', async () => {
    await allow('rollForTable', false)
    const [own, masters] = [await rolled(maren), await rolled(gameMaster)]
    expect([own.audience, masters.audience]).toEqual(['gameMaster', 'table'])
    expect(await received(maren)).toEqual([masters.id, own.id])
    expect(await received(gameMaster)).toEqual([masters.id, own.id])
    expect(await received(ilse)).toEqual([masters.id])
    expect(await may(cookie)).not.toContain('rollForTable')
  })

  it('[ADM-11] are visible to everyone again with the grant; the audience of earlier rolls does not change', async () => {
    const before = await received(ilse)
    await allow('rollForTable', true)
    const own = await rolled(maren)
    expect(await received(ilse)).toEqual([own.id, ...before])
    expect(await may(cookie)).toContain('rollForTable')
  })
})
