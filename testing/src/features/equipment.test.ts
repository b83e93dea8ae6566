import { figuresOf } from '@waybook/server/features/characters/figures-of.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { callerOf, type Caller } from '../world/callers.ts'
import { openTestServer, type TestServer } from '../world/test-server.ts'
import { checkBy, encounterBy, partIn, playTableOfTest } from './checks/play-table.ts'

const KESSA = 'characters/kessa-vane'
const ODO = 'characters/odo-brandreth'
const COAT = 'items/oilskin'
const SHIELD = 'items/lid'
const KEG = 'items/keg'
const HIDDEN = 'items/black-lamp'

const files = {
  'campaign.yaml': 'name: The Dyke\n',
  [`${KESSA}.md`]: `---\nname: Kessa\ntags: [party-member]\ncharacteristics: { brawn: 2 }\ninventory: { ${COAT}: 1, ${KEG}: 2 }\n---\n`,
  [`${ODO}.md`]: '---\nname: Odo\ntags: [party-member]\n---\n',
  'characters/raider.md': '---\nname: Raider\nstrainThreshold: 0\nproperties: { adversary: minion, soak: 3 }\n---\n',
  'characters/bailiff.md': `---\nname: Bailiff\nproperties: { adversary: nemesis 2, defense: 1 }\ncharacteristics: { brawn: 4 }\ninventory: { ${HIDDEN}: 1 }\n---\n`,
  [`${COAT}.md`]: '---\nname: Oilskin\nproperties: { item_type: armor, soak: 1, defense: 1, encumbrance: 3 }\n---\n',
  [`${SHIELD}.md`]: '---\nname: Lid\nproperties: { item_type: melee weapon, melee_defense: 2, encumbrance: 1 }\n---\n',
  [`${KEG}.md`]: '---\nname: Keg\nproperties: { encumbrance: 4 }\n---\n',
  [`${HIDDEN}.md`]: '---\nname: Black lamp\nvisible: false\n---\n',
}

let testServer: TestServer
let player: Caller
let gameMaster: Caller
beforeAll(async () => {
  testServer = await openTestServer(files)
  player = await callerOf(testServer, { role: 'player', characterId: KESSA })
  gameMaster = await callerOf(testServer, { role: 'gameMaster' })
})
afterAll(async () => await testServer.close())

const figures = async (id: string) =>
  await figuresOf(testServer.services.store.records(testServer.services.campaignId), id)
const inventory = async (by: Caller) => (await by('getInventory', { id: KESSA })).body['inventory']

describe('what follows from equipment', () => {
  beforeEach(async () => {
    await player('equipItem', { characterId: KESSA, itemId: COAT, equipped: true })
  })

  it('[CHA-1] soak and defence count what is worn, until it is put away', async () => {
    expect(await figures(KESSA)).toMatchObject({ kind: 'character', soak: 3, meleeDefence: 1, rangedDefence: 1 })
    await player('equipItem', { characterId: KESSA, itemId: COAT, equipped: false })
    expect(await figures(KESSA)).toMatchObject({ soak: 2, meleeDefence: 0, rangedDefence: 0 })
  })

  it('[CHA-5] who carries too much is over the threshold by that many', async () => {
    expect(await figures(KESSA)).toMatchObject({ overburden: 1 })
  })

  it('[CHK-13] and has that many setbacks on checks of brawn and agility', async () => {
    const pools = []
    for (const skill of ['athletics', 'discipline']) {
      const call = { characters: [KESSA], skill, difficulty: 0 }
      pools.push(partIn(await checkBy(gameMaster, 'callCheck', call)).pool?.['setback'])
    }
    expect(pools).toEqual([1, 0])
  })

  it('[CHA-8] a minion without strain suffers wounds instead, and what the file says of soak counts', async () => {
    expect(await figures('characters/raider')).toMatchObject({ kind: 'minions', strainThreshold: null, soak: 3 })
    expect(await figures('characters/bailiff')).toMatchObject({ kind: 'nemesis', adversary: 2, meleeDefence: 1 })
  })

  it('[CHA-10] armour that nobody has put away counts as worn, and it is told once somebody says it', async () => {
    await gameMaster('giveItem', { characterId: KESSA, itemId: SHIELD })
    expect(await inventory(player)).toContainEqual({ itemId: SHIELD, name: 'Lid', amount: 1 })
    expect(await figures(KESSA)).toMatchObject({ meleeDefence: 2, rangedDefence: 1 })
    await player('equipItem', { characterId: KESSA, itemId: SHIELD, equipped: false })
    expect(await inventory(gameMaster)).toContainEqual({ itemId: SHIELD, name: 'Lid', amount: 1, equipped: false })
  })

  it('[CHA-11] only what is carried can be equipped', async () => {
    expect((await player('equipItem', { characterId: KESSA, itemId: HIDDEN, equipped: true })).status).toBe(404)
    expect((await player('equipItem', { characterId: ODO, itemId: COAT, equipped: true })).status).toBe(403)
    expect((await gameMaster('equipItem', { characterId: ODO, itemId: COAT, equipped: true })).status).toBe(404)
  })
})

describe('items that are given', () => {
  it('[CHA-20] are added to what is carried; only the game master gives', async () => {
    expect((await gameMaster('giveItem', { characterId: KESSA, itemId: KEG, amount: 3 })).body).toMatchObject({
      amount: 5,
    })
    expect((await player('giveItem', { characterId: KESSA, itemId: KEG })).status).toBe(403)
  })

  it('[CHA-21] that the player does not see are refused until the game master says what to do', async () => {
    expect((await gameMaster('giveItem', { characterId: KESSA, itemId: HIDDEN })).status).toBe(409)
    expect((await gameMaster('giveItem', { characterId: KESSA, itemId: HIDDEN, show: false })).status).toBe(200)
    expect(JSON.stringify(await inventory(player))).not.toContain('lamp')
    expect((await gameMaster('giveItem', { characterId: KESSA, itemId: HIDDEN, show: true })).status).toBe(200)
    expect(await inventory(player)).toContainEqual({ itemId: HIDDEN, name: 'Black lamp', amount: 2 })
  })

  it('[CHA-21] to a character outside the party may be hidden', async () => {
    expect((await gameMaster('giveItem', { characterId: 'characters/bailiff', itemId: HIDDEN })).status).toBe(200)
  })
})

it('[CHA-12] checks and fights count what the player does not see', async () => {
  const mail =
    '---\nname: Black mail\nvisible: false\nproperties: { item_type: armor, soak: 2, encumbrance: 20 }\n---\n'
  const { ilse, gameMaster: bram } = await playTableOfTest({
    ...files,
    'items/black-mail.md': mail,
    [`${ODO}.md`]: '---\nname: Odo\ntags: [party-member]\ncharacteristics: { brawn: 1 }\n---\n',
  })
  const athletics = { characters: [ODO], skill: 'athletics', difficulty: 0 }
  const setbacks = async () => partIn(await checkBy(bram, 'callCheck', athletics), ODO).pool?.['setback']
  const soak = async () => (await encounterBy(bram, 'getEncounter', {})).combatants[0]?.figures?.soak
  await bram('startEncounter', { combatants: [{ characterId: ODO }] })
  expect([await setbacks(), await soak()]).toEqual([0, 1])
  await bram('giveItem', { characterId: ODO, itemId: 'items/black-mail', show: false })
  expect([await setbacks(), await soak()]).toEqual([10, 3])
  expect((await ilse('getInventory', { id: ODO })).body['inventory']).toEqual([])
})
