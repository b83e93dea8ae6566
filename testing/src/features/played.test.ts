import { encounter } from '@waybook/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod'

import { secretCampaign } from '../access/secret-campaign.ts'
import { callerOf, callerWith, type Caller } from '../world/callers.ts'
import { openTestServer, type TestServer } from '../world/test-server.ts'

const KESSA = 'characters/kessa-vane'
const ODO = 'characters/odo-brandreth'
const KNIFE = 'items/wick-knife'
const HIDDEN = 'items/quicksilver-bell'
const STRANGER = 'characters/zebulon-quarrel'

let testServer: TestServer
let player: Caller
let cookie: string
let gameMaster: Caller
beforeAll(async () => {
  const tall = `---\nname: Kessa\ntags: [party-member]\nmaxHp: 14\ninventory: { ${KNIFE}: 1, ${HIDDEN}: 2 }\n---\n`
  testServer = await openTestServer({ ...secretCampaign, [`${KESSA}.md`]: tall })
  cookie = await testServer.signIn({ role: 'player', characterId: KESSA })
  player = callerWith(testServer, cookie)
  gameMaster = await callerOf(testServer, { role: 'gameMaster' })
})
beforeEach(async () => {
  await gameMaster('updateCharacterDynamic', { id: KESSA, visible: true, hitpoints: 14, strain: 0, conditions: [] })
  await gameMaster('updateCharacterInventory', { characterId: KESSA, itemId: KNIFE, amount: 1 })
})
afterAll(async () => await testServer.close())

describe('hit points and strain', () => {
  it('[PLAY-1] are set between 0 and the character’s maximum', async () => {
    const set = await player('updateCharacterDynamic', { id: KESSA, hitpoints: 14, strain: 12 })
    expect(set).toMatchObject({ status: 200, body: { success: true, hitpoints: 14, strain: 12 } })
    expect(set.body['lastUpdated']).toBeTypeOf('number')
  })

  it.each([
    [KESSA, { hitpoints: 15 }, 'params.hitpoints: must be between 0 and 14'],
    [ODO, { hitpoints: 13 }, 'params.hitpoints: must be between 0 and 12'],
    [KESSA, { strain: 13 }, 'params.strain: must be between 0 and 12'],
    [KESSA, { hitpoints: -1 }, 'params.hitpoints: '],
    [KESSA, { strain: 1.5 }, 'params.strain: '],
  ])('[PLAY-1] of %s set to %j are refused, naming the field', async (id, fields, why) => {
    const refused = await gameMaster('updateCharacterDynamic', { id, ...fields })
    expect(refused.status).toBe(400)
    expect(refused.body['error']).toContain(why)
  })

  it('[PLAY-1] a refused call changes nothing', async () => {
    await gameMaster('updateCharacterDynamic', { id: KESSA, visible: false, strain: 3, hitpoints: 15 })
    const { body } = await gameMaster('getCharacterDynamic', { id: KESSA })
    expect(body).toMatchObject({ visible: true, strain: 0, hitpoints: 14 })
  })

  it.each([
    ['hitpoints', -99, 0],
    ['hitpoints', 99, 14],
    ['strain', 99, 12],
    ['strain', -1, 0],
  ])('[PLAY-2] %s changed by %d stop at %d', async (field, by, end) => {
    const { body } = await player('adjustCharacterDynamic', { id: KESSA, field, by })
    expect(body).toMatchObject({ success: true, [field]: end })
  })

  it('[PLAY-2] changed by two people at the same time lose no change', async () => {
    const clicks = Array.from({ length: 5 }, () => [player, gameMaster]).flat()
    const click = async (by: Caller) => await by('adjustCharacterDynamic', { id: KESSA, field: 'hitpoints', by: -1 })
    await Promise.all(clicks.map(click))
    expect((await player('getCharacterDynamic', { id: KESSA })).body).toMatchObject({ hitpoints: 4 })
  })
})

describe('conditions', () => {
  it('[PLAY-3] are added and removed one by one without duplicates, so that concurrent changes lose none', async () => {
    const add = async (by: Caller, condition: string) => await by('addCondition', { id: KESSA, condition })
    await Promise.all([add(player, 'winded'), add(gameMaster, ' afraid '), add(player, 'winded')])
    const { body } = await player('removeCondition', { id: KESSA, condition: 'winded' })
    expect(body).toMatchObject({ success: true, conditions: ['afraid'] })
    expect(await player('removeCondition', { id: KESSA, condition: 'lost' })).toMatchObject({ status: 200 })
  })

  it('[PLAY-3] are at most 40, and never empty', async () => {
    const conditions = Array.from({ length: 40 }, (_, index) => `condition ${index}`)
    await player('updateCharacterDynamic', { id: KESSA, conditions: [...conditions, 'condition 0'].slice(1) })
    expect((await player('addCondition', { id: KESSA, condition: 'condition 1' })).status).toBe(200)
    expect((await player('addCondition', { id: KESSA, condition: 'one more' })).status).toBe(409)
    expect((await player('addCondition', { id: KESSA, condition: ' ' })).status).toBe(400)
  })
})

describe('who may play', () => {
  it.each<[Parameters<Caller>[0], object]>([
    ['updateCharacterDynamic', { id: ODO, strain: 1 }],
    ['adjustCharacterDynamic', { id: ODO, field: 'strain', by: 1 }],
    ['addCondition', { id: ODO, condition: 'winded' }],
    ['removeCondition', { id: ODO, condition: 'winded' }],
    ['updateCharacterInventory', { characterId: ODO, itemId: KNIFE, amount: 1 }],
    ['adjustCharacterInventory', { characterId: ODO, itemId: KNIFE, by: 1 }],
  ])('[PLAY-4] %s is allowed only for the game master and the character’s player', async (operation, params) => {
    expect((await player(operation, params)).status).toBe(403)
    expect((await gameMaster(operation, params)).status).toBe(200)
  })

  it('[PLAY-4] only the game master changes whether a character is visible', async () => {
    expect((await player('updateCharacterDynamic', { id: KESSA, visible: false })).status).toBe(403)
    const hidden = await gameMaster('updateCharacterDynamic', { id: KESSA, visible: false })
    expect(hidden.body).toMatchObject({ visible: false })
  })

  it('[PLAY-4] an entity that is not a character cannot be played', async () => {
    expect((await gameMaster('adjustCharacterDynamic', { id: KNIFE, field: 'strain', by: 1 })).status).toBe(404)
  })
})

describe('the inventory', () => {
  const amounts = async (by: Caller) => (await by('getCharacterDynamic', { id: KESSA })).body['inventory']

  it('[PLAY-5] is set, or changed by a difference that stops at 0', async () => {
    const params = { characterId: KESSA, itemId: KNIFE }
    expect((await player('updateCharacterInventory', { ...params, amount: 3 })).body).toEqual({
      success: true,
      amount: 3,
    })
    expect((await player('adjustCharacterInventory', { ...params, by: 2 })).body).toMatchObject({ amount: 5 })
    expect((await player('adjustCharacterInventory', { ...params, by: -9 })).body).toMatchObject({ amount: 0 })
    expect((await player('adjustCharacterInventory', { ...params, by: 9999 })).body).toMatchObject({ amount: 9999 })
    expect((await player('adjustCharacterInventory', { ...params, by: 1 })).body).toMatchObject({ amount: 9999 })
  })

  it('[PLAY-7] that the viewer may not see differs from one without items', async () => {
    await gameMaster('updateCharacterInventory', { characterId: STRANGER, itemId: KNIFE, amount: 1 })
    await gameMaster('setReveal', { entityId: STRANGER, reveal: 'page' })
    await gameMaster('updateCharacterInventory', { characterId: ODO, itemId: KNIFE, amount: 0 })
    const of = async (by: Caller, id: string) => (await by('getInventory', { id })).body
    const knife = { itemId: KNIFE, name: 'The wick knife', amount: 1 }
    expect(await of(player, STRANGER)).toEqual({ inventory: [], inventoryShown: false })
    expect(await of(gameMaster, STRANGER)).toEqual({ inventory: [knife], inventoryShown: true })
    expect(await of(player, ODO)).toEqual({ inventory: [], inventoryShown: true })
    const played = async (by: Caller, id: string) => (await by('getCharacterDynamic', { id })).body
    expect(await played(player, STRANGER)).toMatchObject({ inventory: {}, inventoryShown: false })
    expect(await played(gameMaster, STRANGER)).toMatchObject({ inventory: { [KNIFE]: {} }, inventoryShown: true })
    expect(await played(player, ODO)).toMatchObject({ inventory: {}, inventoryShown: true })
  })

  it.each(['kessa-vane', 'Kessa_Vane', 'characters/kessa-vane', 'characters%2Fkessa-vane'])(
    '[PLAY-8] is at an address with the id %s',
    async (id) => {
      const answer = await testServer.app.inject({ url: `/api/characters/${id}/inventory`, headers: { cookie } })
      expect([answer.statusCode, answer.json()]).toEqual([200, (await player('getInventory', { id: KESSA })).body])
    },
  )

  it.each(['nobody', 'items/wick-knife'])('[PLAY-8] is at no address with the id %s', async (id) => {
    const answer = await testServer.app.inject({ url: `/api/characters/${id}/inventory`, headers: { cookie } })
    expect(answer.statusCode).toBe(404)
  })

  it.each(['items/nothing', KESSA, 'locations/low-tarrow'])('[PLAY-6] %s is not an item', async (itemId) => {
    for (const by of [player, gameMaster])
      expect((await by('updateCharacterInventory', { characterId: KESSA, itemId, amount: 1 })).status).toBe(404)
  })

  it('[PLAY-6] an item that a player may not see does not exist for them, carried or not', async () => {
    const refused = await player('adjustCharacterInventory', { characterId: KESSA, itemId: HIDDEN, by: 1 })
    const unknown = await player('adjustCharacterInventory', { characterId: KESSA, itemId: 'items/nothing', by: 1 })
    expect(refused).toEqual(unknown)
    expect(await amounts(gameMaster)).toEqual({ [KNIFE]: { amount: 1 }, [HIDDEN]: { amount: 2 } })
    expect(await amounts(player)).toEqual({ [KNIFE]: { amount: 1 } })
  })
})

it('[CHA-41] a condition’s effects are removed with its name, and a manually added one is only a name, unless it is a usual one', async () => {
  const { body } = await gameMaster('startEncounter', { combatants: [{ characterId: KESSA }] })
  const { id: encounterId, combatants } = z.object({ encounter }).parse(body).encounter
  const prone = { name: 'prone', dice: [{ op: 'add', die: 'setback', count: 1 }], until: 'hand' }
  const received = async () => {
    const { conditions, conditionDetails } = (await player('getCharacterDynamic', { id: KESSA })).body
    return { conditions, conditionDetails }
  }
  await gameMaster('updateCharacterDynamic', { id: KESSA, conditions: ['winded'] })
  await gameMaster('setCombatantCondition', { encounterId, combatantId: combatants[0]?.id, condition: prone })
  expect(await received()).toEqual({ conditions: ['winded', 'prone'], conditionDetails: { prone } })
  await player('removeCondition', { id: KESSA, condition: 'prone' })
  expect(await received()).toEqual({ conditions: ['winded'], conditionDetails: undefined })
  await player('addCondition', { id: KESSA, condition: 'homesick' })
  expect(await received()).toEqual({ conditions: ['winded', 'homesick'], conditionDetails: undefined })
  await player('addCondition', { id: KESSA, condition: 'prone' })
  const usual = { name: 'prone', dice: [{ op: 'add', die: 'setback', count: 1, only: ['brawn'] }], until: 'hand' }
  expect(await received()).toEqual({
    conditions: ['winded', 'homesick', 'prone'],
    conditionDetails: { prone: usual },
  })
})
