import { describe, expect, it } from 'vitest'

import { engines } from '../stores/test-postgres.ts'
import { campaignOfEach } from '../world/open-campaign.ts'
import { CAMPAIGN_ID } from '../world/test-server.ts'

const KESSA = 'characters/kessa-vane'
const WIGHT = 'characters/reed-wight'
const MARSH = 'sets/marsh'

const files = {
  'campaign.yaml': 'name: The Marsh\n',
  'characters/kessa-vane.md': '---\nname: Kessa Vane\ntags: [party-member]\n---\n',
  'characters/reed-wight.md':
    '---\nname: Reed wight\nproperties: { adversary: minion, soak: 3 }\nskills: { brawl: 1 }\nmaxHp: 5\n---\n',
  'characters/storr.md':
    '---\nname: General Storr\nvisible: true\nreveal: page\nproperties: { rank: nemesis }\nskills: { leadership: 3 }\n---\n',
  'items/boathook.md': '---\nname: Boathook\nproperties: { item_type: melee weapon, price: 6, rarity: 1 }\n---\n',
  'items/carbine.md': '---\nname: Carbine\nproperties: { item_type: ranged weapon, price: a favor, rarity: 5 }\n---\n',
  'items/quicksilver-bell.md': '---\nname: Quicksilver bell\nvisible: false\nproperties: { price: 2 }\n---\n',
  'sets/marsh.md': '---\nname: Marsh set\nproperties: { source: The Marsh Book, license: CC BY 4.0 }\n---\n',
  'sets/marsh/talents/fen-eyed.md':
    '---\nname: Fen-Eyed\neffect: -1 setback on perception if scene has fog\nproperties: { tier: 1 }\n---\n',
  'sets/marsh/items/cork-jerkin.md': '---\nname: Cork jerkin\nproperties: { item_type: armor }\n---\n',
  'sets/marsh/characters/warden.md': '---\nname: Drowned warden\nproperties: { rank: rival }\n---\n',
  'scenes/the-dyke.md': '---\nname: The dyke\n---\n',
}

describe.each(engines)('the library on $name', ({ take }) => {
  const { gameMaster, guest, kessa } = campaignOfEach(files, { guest: { role: 'player' }, kessa: KESSA }, { take })
  const find = async (params: object = {}, member = gameMaster) =>
    (await member('getLibrary', params)).entries.map(({ name }) => name)

  it('[LIB-1] lists entries by name, and counts them by kind', async () => {
    const { entries, total, counts } = await gameMaster('getLibrary', {})
    expect(entries.map(({ name }) => name)).toEqual([
      'Boathook',
      'Carbine',
      'Cork jerkin',
      'Drowned warden',
      'Fen-Eyed',
      'General Storr',
      'Quicksilver bell',
      'Reed wight',
    ])
    expect(total).toBe(8)
    expect(counts).toContainEqual({ kind: 'adversary', entries: 3 })
    expect(entries.find(({ id }) => id === WIGHT)).toMatchObject({ kind: 'adversary', rank: 'minion', maxHp: 5 })
  })

  it.each([
    [{ kind: 'weapon' }, ['Boathook', 'Carbine']],
    [{ rank: 'nemesis' }, ['General Storr']],
    [{ skill: 'Leadership' }, ['General Storr']],
    [{ skill: 'perception' }, ['Fen-Eyed']],
    [{ tier: 1 }, ['Fen-Eyed']],
    [{ priceMost: 6 }, ['Boathook', 'Quicksilver bell']],
    [{ rarityMost: 4 }, ['Boathook']],
    [{ set: MARSH, kind: 'armor' }, ['Cork jerkin']],
    [{ set: 'own', kind: 'armor' }, []],
    [{ query: 'wight' }, ['Reed wight']],
    [{ query: '?!' }, []],
  ])('[LIB-2] %o filters', async (params, names) => {
    expect(await find(params)).toEqual(names)
  })

  it('[LIB-2] pages follow each other', async () => {
    const first = await gameMaster('getLibrary', { limit: 3 })
    expect(await find({ limit: 3, after: first.next })).toEqual(['Drowned warden', 'Fen-Eyed', 'General Storr'])
  })

  it('[LIB-3] players get what they see, and adversaries only with their figures', async () => {
    const names = ['Boathook', 'Carbine', 'Cork jerkin', 'Fen-Eyed']
    expect(await find({}, guest)).toEqual(names)
    expect(await find({ rank: 'nemesis' }, guest)).toEqual([])
    const { total, counts } = await guest('getLibrary', {})
    expect([total, counts.some(({ kind }) => kind === 'adversary')]).toEqual([4, false])
    await gameMaster('setReveal', { entityId: WIGHT, reveal: 'figures' })
    expect(await find({ rank: 'minion' }, guest)).toEqual(['Reed wight'])
  })

  it('[LIB-4] a set that is off is in no library, list, search, completion or count, and what a character has stays', async () => {
    await gameMaster('giveItem', { characterId: KESSA, itemId: 'items/cork-jerkin' })
    await gameMaster('switchSet', { setId: MARSH, on: false })
    expect(await find({ query: 'fen' })).toEqual([])
    expect((await guest('getLibrary', {})).sets).toEqual([])
    const { sets } = await gameMaster('getLibrary', {})
    expect(sets).toEqual([
      {
        id: MARSH,
        name: 'Marsh set',
        source: 'The Marsh Book',
        license: 'CC BY 4.0',
        version: '',
        entries: 3,
        on: false,
      },
    ])
    expect((await gameMaster('searchEntities', { query: 'fen' })).entities).toEqual([])
    expect((await gameMaster('completeLink', { query: 'fen' })).entities).toEqual([])
    expect(await gameMaster('listEntities', { type: 'talent' })).toMatchObject({ entities: [], total: 0 })
    expect((await gameMaster('getCharacterCreation', {})).talents).toEqual([])
    expect((await kessa('getInventory', { id: KESSA })).inventory).toMatchObject([{ name: 'Cork jerkin' }])
    expect((await kessa('getEntity', { id: 'items/cork-jerkin' })).entities[0]?.name).toBe('Cork jerkin')
    await gameMaster('switchSet', { setId: MARSH, on: true })
    expect(await find({ query: 'fen' })).toEqual(['Fen-Eyed'])
    expect((await gameMaster('listEntities', { type: 'talent' })).total).toBe(1)
    expect(await gameMaster.status('switchSet', { setId: 'sets/none', on: true })).toBe(404)
    expect(await guest.status('switchSet', { setId: MARSH, on: false })).toBe(403)
  })

  it('[LIB-5] minions come to the table hidden, as one group with a token for each', async () => {
    expect(await gameMaster.status('addToTable', { entityId: WIGHT, count: 5 })).toBe(409)
    await gameMaster('setActiveScene', { campaignId: CAMPAIGN_ID, sceneId: 'scenes/the-dyke' })
    const quiet = await gameMaster('addToTable', { entityId: WIGHT, count: 1 })
    expect(quiet).toMatchObject({ scene: { name: 'The dyke' }, encounter: null })
    await gameMaster('startEncounter', { combatants: [{ characterId: KESSA }] })
    const { tokens, encounter } = await gameMaster('addToTable', { entityId: WIGHT, count: 5 })
    expect(new Set(tokens.map(({ position }) => JSON.stringify(position))).size).toBe(5)
    expect(tokens.every(({ visible }) => !visible)).toBe(true)
    const groups = encounter?.combatants.filter(({ characterId }) => characterId === WIGHT) ?? []
    expect(groups.map(({ group }) => group?.size)).toEqual([5])
    const single = await gameMaster('addToTable', { entityId: WIGHT, count: 2, as: 'single' })
    expect(single.encounter?.combatants.filter(({ characterId }) => characterId === WIGHT)).toHaveLength(3)
    expect((await guest('getTokens', { campaignId: CAMPAIGN_ID, sceneId: 'scenes/the-dyke' })).tokens).toEqual([])
  })
})
