import { figuresOf } from '@waybook/server/features/characters/figures-of.ts'
import { beforeEach, describe, expect, it } from 'vitest'

import { aCharacter, aHero, anItem, campaignOf } from '../world/a-campaign.ts'
import type { Member } from '../world/callers.ts'
import { campaignOfSuite, openCampaign } from '../world/open-campaign.ts'
import { partIn, encounterNow, players } from './checks/play-table.ts'

const KESSA = 'characters/kessa-vane'
const ODO = 'characters/odo-brandreth'
const COAT = 'items/oilskin'
const SHIELD = 'items/lid'
const KEG = 'items/keg'
const HIDDEN = 'items/black-lamp'

const files = campaignOf(
  aHero({ id: KESSA, name: 'Kessa', characteristics: { brawn: 2 }, inventory: { [COAT]: 1, [KEG]: 2 } }),
  aHero({ id: ODO, name: 'Odo' }),
  aCharacter({ name: 'Raider', strainThreshold: 0, properties: { adversary: 'minion', soak: 3 } }),
  aCharacter({
    name: 'Bailiff',
    properties: { adversary: 'nemesis 2', defense: 1 },
    characteristics: { brawn: 4 },
    inventory: { [HIDDEN]: 1 },
  }),
  anItem({ name: 'Oilskin', properties: { item_type: 'armor', soak: 1, defense: 1, encumbrance: 3 } }),
  anItem({ name: 'Lid', properties: { item_type: 'melee weapon', melee_defense: 2, encumbrance: 1 } }),
  anItem({ name: 'Keg', properties: { encumbrance: 4 } }),
  anItem({ name: 'Black lamp', visible: false }),
)

const { player, gameMaster, records } = campaignOfSuite(files, { player: KESSA })

const figures = async (id: string) => await figuresOf(records(), id)
const inventory = async (by: Member) => (await by('getInventory', { id: KESSA })).inventory

describe('the effects of equipment', () => {
  beforeEach(async () => {
    await player('equipItem', { characterId: KESSA, itemId: COAT, equipped: true })
  })

  it('[CHA-1] soak and defense count worn armor until it is unequipped', async () => {
    expect(await figures(KESSA)).toMatchObject({ kind: 'character', soak: 3, meleeDefence: 1, rangedDefence: 1 })
    await player('equipItem', { characterId: KESSA, itemId: COAT, equipped: false })
    expect(await figures(KESSA)).toMatchObject({ soak: 2, meleeDefence: 0, rangedDefence: 0 })
  })

  it('[CHA-5] a character who carries too much is over the threshold by the difference', async () => {
    expect(await figures(KESSA)).toMatchObject({ overburden: 1 })
  })

  it('[CHK-13] the difference is the number of setbacks on checks of brawn and agility', async () => {
    const pools = []
    for (const skill of ['athletics', 'discipline']) {
      const call = { characters: [KESSA], skill, difficulty: 0 }
      pools.push(partIn((await gameMaster('callCheck', call)).check).pool?.['setback'])
    }
    expect(pools).toEqual([1, 0])
  })

  it('[CHA-8] a minion without strain suffers wounds instead, and the file’s soak counts', async () => {
    expect(await figures('characters/raider')).toMatchObject({ kind: 'minions', strainThreshold: null, soak: 3 })
    expect(await figures('characters/bailiff')).toMatchObject({ kind: 'nemesis', adversary: 2, meleeDefence: 1 })
  })

  it('[CHA-10] armor counts as worn until it is unequipped, which the inventory then says', async () => {
    await gameMaster('giveItem', { characterId: KESSA, itemId: SHIELD })
    expect(await inventory(player)).toContainEqual({ itemId: SHIELD, name: 'Lid', amount: 1 })
    expect(await figures(KESSA)).toMatchObject({ meleeDefence: 2, rangedDefence: 1 })
    await player('equipItem', { characterId: KESSA, itemId: SHIELD, equipped: false })
    expect(await inventory(gameMaster)).toContainEqual({ itemId: SHIELD, name: 'Lid', amount: 1, equipped: false })
  })

  it('[CHA-11] only carried items can be equipped', async () => {
    expect(await player.status('equipItem', { characterId: KESSA, itemId: HIDDEN, equipped: true })).toBe(404)
    expect(await player.status('equipItem', { characterId: ODO, itemId: COAT, equipped: true })).toBe(403)
    expect(await gameMaster.status('equipItem', { characterId: ODO, itemId: COAT, equipped: true })).toBe(404)
  })
})

describe('given items', () => {
  it('[CHA-20] are added to the inventory; only the game master gives', async () => {
    expect(await gameMaster('giveItem', { characterId: KESSA, itemId: KEG, amount: 3 })).toMatchObject({
      amount: 5,
    })
    expect(await player.status('giveItem', { characterId: KESSA, itemId: KEG })).toBe(403)
  })

  it('[CHA-21] that the player may not see are refused until the game master decides about them', async () => {
    expect(await gameMaster.status('giveItem', { characterId: KESSA, itemId: HIDDEN })).toBe(409)
    await gameMaster('giveItem', { characterId: KESSA, itemId: HIDDEN, show: false })
    expect(JSON.stringify(await inventory(player))).not.toContain('lamp')
    await gameMaster('giveItem', { characterId: KESSA, itemId: HIDDEN, show: true })
    expect(await inventory(player)).toContainEqual({ itemId: HIDDEN, name: 'Black lamp', amount: 2 })
  })

  it('[CHA-21] to a character outside the party may be hidden', async () => {
    const given = { characterId: 'characters/bailiff', itemId: HIDDEN }
    expect(await gameMaster.status('giveItem', given)).toBe(200)
  })
})

it('[CHA-12] checks and fights count items that the player does not see', async () => {
  const mail = { item_type: 'armor', soak: 2, encumbrance: 20 }
  const weakOdo = aHero({ id: ODO, name: 'Odo', characteristics: { brawn: 1 } })
  const campaign = campaignOf(files, weakOdo, anItem({ name: 'Black mail', visible: false, properties: mail }))
  const { ilse, gameMaster: bram } = await openCampaign(campaign, players)
  const athletics = { characters: [ODO], skill: 'athletics', difficulty: 0 }
  const setbacks = async () => partIn((await bram('callCheck', athletics)).check, ODO).pool?.['setback']
  const soak = async () => (await encounterNow(bram)).combatants[0]?.figures?.soak
  await bram('startEncounter', { combatants: [{ characterId: ODO }] })
  expect([await setbacks(), await soak()]).toEqual([0, 1])
  await bram('giveItem', { characterId: ODO, itemId: 'items/black-mail', show: false })
  expect([await setbacks(), await soak()]).toEqual([10, 3])
  expect((await ilse('getInventory', { id: ODO })).inventory).toEqual([])
})
