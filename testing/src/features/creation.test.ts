import { PARTY_TAG } from '@waybook/contract'
import { describe, expect, it } from 'vitest'

import { campaignOfEach, openCampaign } from '../world/open-campaign.ts'

const files = {
  'campaign.yaml': 'name: The Dyke\nexperience: { creation: { rankMost: 2 } }\nstartingMoney: 30\n',
  'archetypes/shoreborn.md':
    '---\nname: Shoreborn\ncharacteristics: { cunning: 3 }\nproperties: { wounds: 11, strain: 9, experience: 110 }\n---\n',
  'archetypes/drowned.md': '---\nname: Drowned\nvisible: false\n---\n',
  'careers/tidewalker.md':
    '---\nname: Tidewalker\nproperties: { career_skills: [navigation, stealth], free_ranks: 1 }\n---\n',
  'talents/good-boots.md': '---\nname: Good boots\nproperties: { tier: 1 }\n---\n',
  'talents/second-look.md': '---\nname: Second look\nproperties: { tier: 2 }\n---\n',
  'items/rope.md': '---\nname: Rope\nproperties: { encumbrance: 1, price: 12 }\n---\n',
  'items/quicksilver-bell.md': '---\nname: Quicksilver bell\nvisible: false\n---\n',
  'characters/storr.md': '---\nname: Storr\ntags: [smith]\ndescription: By hand. # note\nvisible: false\n---\n',
}

const ilka = {
  name: 'Ilka Farrow',
  description: 'Counts steps: aloud.',
  archetype: 'archetypes/shoreborn',
  career: 'careers/tidewalker',
  raised: { agility: 1 },
  skills: { navigation: 2, charm: 1 },
  talents: { 'talents/good-boots': 1 },
  gear: { 'items/rope': 2 },
  appearance: '',
  background: 'Third daughter of the net lofts.',
  motivation: 'Never late again.',
  visible: true,
}
const ILKA = 'characters/ilka-farrow'

const { gameMaster, guest, odo } = campaignOfEach(files, { guest: { role: 'player' }, odo: 'characters/storr' })
const allow = async () => await gameMaster('setGrant', { grant: 'createCharacter', granted: true })

describe('a player makes a character', () => {
  it('[CHA-60] only if the game master allows it, and once', async () => {
    await gameMaster('getRolls')
    expect(await guest('getCharacterCreation')).toMatchObject({ open: false, gameMaster: 'Bram', archetypes: [] })
    expect(await guest.status('createCharacter', ilka)).toBe(403)
    await allow()
    expect(await guest('getCharacterCreation')).toMatchObject({
      open: true,
      archetypes: [{ id: 'archetypes/shoreborn', experience: 110, wounds: 11 }],
      careers: [{ skills: ['navigation', 'stealth'], free: 1 }],
      players: [],
    })
    await guest('createCharacter', ilka)
    expect(await guest.reply('createCharacter', ilka)).toMatchObject({
      status: 409,
      body: { error: 'You already have a character.' },
    })
    expect(await odo('getCharacterCreation')).toMatchObject({ open: false })
    expect(await odo.status('createCharacter', ilka)).toBe(409)
  })

  it('[CHA-61] [CHA-55] who is then theirs, in the party, with every figure of the sheet', async () => {
    await allow()
    expect(await guest('createCharacter', ilka)).toEqual({ success: true, id: ILKA })
    expect((await guest.get('/api/me')).json()).toMatchObject({ characterId: ILKA })
    const { text } = await gameMaster('getSource', { id: ILKA })
    expect(text).toMatchInlineSnapshot(`
      "---
      name: Ilka Farrow
      description: "Counts steps: aloud."
      tags: [party-member]
      visible: true
      properties:
        archetype: Shoreborn
        career: Tidewalker
        career_skills: [navigation, stealth]
      characteristics:
        brawn: 2
        agility: 3
        intellect: 2
        cunning: 3
        willpower: 2
        presence: 2
      skills:
        navigation: 2
        charm: 1
      talents:
        talents/good-boots: 1
      maxHp: 13
      strainThreshold: 11
      inventory:
        items/rope: 2
      ---

      Third daughter of the net lofts.

      ## Motivation

      Never late again.
      "
    `)
    expect(await guest('getCharacterDynamic', { id: ILKA })).toMatchObject({
      hitpoints: 13,
      inventory: { 'items/rope': { amount: 2 } },
    })
    // 110 without 30 for agility, 10 for navigation, 10 for charm and 5 for the talent.
    expect(await guest('getExperience', { characterId: ILKA })).toMatchObject({
      left: 55,
      entries: [{ undoable: false }],
    })
    expect(await guest('getHands')).toMatchObject({ money: { [ILKA]: 6 } })
    const party = await odo('listEntities', { type: 'character', tag: PARTY_TAG })
    expect(party.entities).toMatchObject([{ id: ILKA, reveal: 'figures' }])
  })

  it('[CHA-62] whom nobody else sees if they choose so', async () => {
    await allow()
    await guest('createCharacter', { ...ilka, visible: false })
    expect(await odo.status('getEntity', { id: ILKA })).toBe(404)
    expect(await guest.status('getEntity', { id: ILKA })).toBe(200)
    expect(await gameMaster.status('getEntity', { id: ILKA })).toBe(200)
  })

  it.each([
    [{ raised: { brawn: 4 } }, 'No characteristic can be above 5 at the start'],
    [{ raised: { brawn: 3 } }, 'The choices cost 35 more experience than there is'],
    [{ skills: { charm: 3 } }, 'No skill can have more than 2 ranks at the start'],
    [{ skills: { swordplay: 1 } }, 'params.skills.swordplay: is not a skill of the campaign'],
    [{ talents: { 'talents/second-look': 1 } }, 'One of the talents needs two of tier 1'],
    [{ talents: { 'talents/good-boots': 2 } }, 'A talent without ranks can be taken only once'],
    [{ archetype: 'archetypes/drowned' }, 'params.archetype: is not an archetype that you see'],
    [{ gear: { 'items/quicksilver-bell': 1 } }, 'params.gear.items/quicksilver-bell: is not an item that you see'],
    [{ gear: { 'items/nothing': 1 } }, 'params.gear.items/nothing: is not an item that you see'],
    [{ gear: { 'items/rope': 3 } }, 'The gear costs 6 coins too much'],
    [{ name: ' ' }, 'params.name: is missing'],
    [{ memberId: 'another' }, 'params.memberId: only the game master can choose the player'],
  ])('[CHA-63] is refused with %j, and nothing is written', async (changed, said) => {
    await allow()
    const { status, body } = await guest.reply('createCharacter', { ...ilka, ...changed })
    expect([status, body['error']]).toEqual([400, expect.stringContaining(said)])
    expect(await gameMaster.status('getEntity', { id: ILKA })).toBe(404)
    expect((await guest.get('/api/me')).json()).toMatchObject({ characterId: null })
  })
})

it('[CHA-64] the game master makes one for a player, or for nobody yet, from hidden pages too', async () => {
  await guest('getRolls')
  const { open, players } = await gameMaster('getCharacterCreation')
  const memberId = players[0]?.id
  expect([open, players.length]).toEqual([true, 1])
  const made = { ...ilka, archetype: 'archetypes/drowned', gear: { 'items/quicksilver-bell': 1 } }
  await gameMaster('createCharacter', { ...made, memberId })
  expect((await guest.get('/api/me')).json()).toMatchObject({ characterId: ILKA })
  expect(await gameMaster.status('createCharacter', { ...made, memberId })).toBe(409)
  expect(await gameMaster('createCharacter', made)).toMatchObject({ id: `${ILKA}-2` })
  expect(await gameMaster.status('createCharacter', { ...made, memberId: 'nobody' })).toBe(404)
})

it('[CHA-65] the switch puts a character into the party and takes it out, and keeps the rest of the file', async () => {
  const id = 'characters/storr'
  const { text: before } = await gameMaster('getSource', { id })
  expect(await odo.status('setPartyMember', { characterId: id, inParty: true })).toBe(403)
  await gameMaster('setPartyMember', { characterId: id, inParty: true })
  const { text } = await gameMaster('getSource', { id })
  expect(text).toBe(before.replace('[smith]', `[smith, ${PARTY_TAG}]`))
  await gameMaster('setPartyMember', { characterId: id, inParty: false })
  expect((await gameMaster('getSource', { id })).text).toBe(before)
  expect(await gameMaster.status('setPartyMember', { characterId: 'items/rope', inParty: true })).toBe(404)
})

it('[CHA-63] a character that cannot be assigned is deleted again', async () => {
  const { gameMaster: bram, guest: wyn, testServer } = await openCampaign(files, { guest: { role: 'player' } })
  await bram('setGrant', { grant: 'createCharacter', granted: true })
  await wyn('getRolls')
  const both = await Promise.all([wyn.status('createCharacter', ilka), wyn.status('createCharacter', ilka)])
  expect(both.toSorted()).toEqual([200, 409])
  const { entities } = await bram('listEntities', { type: 'character', tag: PARTY_TAG })
  expect(entities).toHaveLength(1)
  expect(testServer).toBeDefined()
})
