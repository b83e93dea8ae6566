import type { Encounter } from '@waybook/contract'
import { describe, expect, it } from 'vitest'

import { campaignOfEach } from '../../world/open-campaign.ts'
import { CAPTAIN, GATE, KESSA, ODO, RAIDER, STALKER, fightCampaign, fighters } from './fight-campaign.ts'

const fight = campaignOfEach(fightCampaign, fighters)

const idOf = ({ combatants }: Encounter, name: string) => combatants.find((one) => one.name === name)?.id ?? ''
const start = async (...combatants: { characterId: string; copies?: number; known?: boolean; kind?: 'rival' }[]) =>
  (await fight.gameMaster('startEncounter', { combatants })).encounter

async function refused(operation: 'startEncounter' | 'addCombatants', params: object) {
  const { status, body } = await fight.gameMaster.reply(operation, params)
  return [status, body['error']]
}

describe('joining', () => {
  it('[ENC-9] only one encounter is active, and each party member takes part once', async () => {
    const { id } = await start({ characterId: KESSA })
    const kessa = { combatants: [{ characterId: KESSA }] }
    expect(await refused('startEncounter', kessa)).toEqual([409, 'An encounter is under way already'])
    expect(await refused('addCombatants', { encounterId: id, ...kessa })).toEqual([
      409,
      'Kessa Vane can only take part once',
    ])
  })

  it('[ENC-60] copies get the tokens of their character on the active scene, in order', async () => {
    const place = { sceneId: GATE, size: 'medium' as const, visible: true }
    const tokens: string[] = []
    for (const x of [10, 20]) {
      const token = { ...place, characterId: RAIDER, position: { x, y: 50 } }
      tokens.push((await fight.gameMaster('addToken', token)).token.id)
    }
    await fight.gameMaster('setActiveScene', { sceneId: GATE })
    const encounter = await start({ characterId: RAIDER, copies: 3, kind: 'rival' }, { characterId: KESSA })
    expect(encounter.sceneId).toBe(GATE)
    expect(encounter.combatants.map(({ tokenId }) => tokenId)).toEqual([...tokens, null, null])
    expect((await fight.kessa('getEncounter', {})).encounter?.combatants.map(({ tokenId }) => tokenId)).toEqual([
      ...tokens,
      null,
      null,
    ])
  })

  it('[ENC-28] showing a combatant shows the name of its character', async () => {
    const { id, combatants } = await start({ characterId: STALKER }, { characterId: KESSA })
    expect(combatants[0]?.known).toBe(false)
    await fight.gameMaster('updateCombatant', { encounterId: id, combatantId: combatants[0]?.id ?? '', known: true })
    const seen = (await fight.kessa('getEncounter', {})).encounter
    expect(seen?.combatants[0]).toMatchObject({ name: 'Zebulon Quarrel', characterId: STALKER, figures: null })
  })

  it('[ENC-29] players know a combatant with its own name without its character', async () => {
    const { id, combatants } = await start({ characterId: STALKER }, { characterId: KESSA })
    const one = { encounterId: id, combatantId: combatants[0]?.id ?? '' }
    await fight.gameMaster('updateCombatant', { ...one, name: 'A figure in a hood', known: true })
    const seen = (await fight.kessa('getEncounter', {})).encounter
    expect(seen?.combatants[0]).toMatchObject({ name: 'A figure in a hood', characterId: null, picture: null })
    expect(await fight.gameMaster('getEntity', { id: STALKER })).toMatchObject({ entities: [{ reveal: 'hidden' }] })
  })
})

describe('when pages change', () => {
  it('[ENC-61] a character with a changed id is still the same combatant', async () => {
    const { id } = await start({ characterId: KESSA }, { characterId: RAIDER, copies: 2, kind: 'rival' })
    await fight.gameMaster('renameEntity', { id: RAIDER, name: 'Reaver', to: 'characters/reaver' })
    await fight.gameMaster('renameEntity', { id: KESSA, to: 'characters/kessa' })
    const { encounter } = await fight.gameMaster('getEncounter', {})
    expect(encounter?.combatants).toMatchObject([
      { characterId: 'characters/kessa', name: 'Kessa Vane', figures: { wounds: 0 } },
      { characterId: 'characters/reaver', name: 'Reaver 1' },
      { characterId: 'characters/reaver', name: 'Reaver 2' },
    ])
    const kessa = { encounterId: id, combatantId: encounter ? idOf(encounter, 'Kessa Vane') : '', wounds: 2 }
    await fight.gameMaster('hurtCombatant', kessa)
    expect(await fight.gameMaster('getCharacterDynamic', { id: 'characters/kessa' })).toMatchObject({ hitpoints: 10 })
  })

  it('[ENC-62] an adversary whose page is deleted fights on, and only the game master sees its name', async () => {
    const { id } = await start({ characterId: CAPTAIN }, { characterId: ODO })
    await fight.gameMaster('deleteEntity', { id: CAPTAIN })
    const { encounter } = await fight.gameMaster('getEncounter', {})
    const captain = { encounterId: id, combatantId: encounter ? idOf(encounter, 'Captain Rusk') : '' }
    const { encounter: hurt } = await fight.gameMaster('hurtCombatant', { ...captain, wounds: 3, strain: 2 })
    expect(hurt.combatants[0]).toMatchObject({ known: false, characterId: null, figures: { wounds: 3, strain: 2 } })
    expect((await fight.odo('getEncounter', {})).encounter?.combatants).toHaveLength(1)
  })

  it('[ENC-63] an encounter continues when a party member’s page is deleted', async () => {
    const { id } = await start({ characterId: KESSA }, { characterId: ODO })
    await fight.gameMaster('deleteEntity', { id: ODO })
    const { encounter } = await fight.gameMaster('addSlot', { encounterId: id, side: 'players' })
    expect(encounter.combatants[1]).toMatchObject({ name: 'Odo Brandreth', figures: null, fallen: false })
    await fight.gameMaster('nextTurn', { encounterId: id, version: encounter.version })
    await fight.gameMaster('endEncounter', { encounterId: id })
  })
})
