import type { Encounter, LiveChange } from '@waybook/contract'
import { describe, expect, it } from 'vitest'

import { campaignOfEach } from '../../world/open-campaign.ts'
import { joinAs, changesTo } from '../live/live-client.ts'
import { COAT, KESSA, ODO, RAIDER, secretWords, STALKER, fightCampaign, fighters } from './fight-campaign.ts'

const fight = campaignOfEach(fightCampaign, fighters)

const idOf = ({ combatants }: Encounter, name: string) => combatants.find((one) => one.name === name)?.id ?? ''

/** The encounters in these changes. */
const encountersIn = (changes: readonly (LiveChange | undefined)[]) =>
  changes.flatMap((change) => (change?.kind === 'encounter' ? [change.encounter] : []))

describe('live messages of an encounter', () => {
  it('[ENC-40] everybody gets their view of it with each change, and its end', async () => {
    const [odo, gameMaster] = [await joinAs(fight, fight.odo), await joinAs(fight, fight.gameMaster)]
    const combatants = [{ characterId: KESSA }, { characterId: RAIDER, size: 3 }]
    const { encounter } = await fight.gameMaster('startEncounter', { combatants })
    const one = { encounterId: encounter.id, combatantId: idOf(encounter, 'Raider') }
    const hurt = await fight.gameMaster('hurtCombatant', { ...one, wounds: 5 })
    await fight.gameMaster('endEncounter', { encounterId: encounter.id })
    expect(encountersIn(await changesTo(fight, gameMaster)).slice(-2)).toEqual([hurt.encounter, null])
    const [, after, end] = encountersIn(await changesTo(fight, odo))
    expect(after?.combatants).toMatchObject([
      { figures: { wounds: 0 } },
      { figures: null, group: { left: 2, unit: null } },
    ])
    expect(end).toBeNull()
  })

  it('[ENC-41] players receive nothing about actions of unknown combatants', async () => {
    const combatants = [{ characterId: KESSA }, { characterId: STALKER, copies: 2 }, { characterId: RAIDER, size: 2 }]
    const { encounter } = await fight.gameMaster('startEncounter', { combatants })
    const odo = await joinAs(fight, fight.odo)
    const one = { encounterId: encounter.id, combatantId: idOf(encounter, 'Zebulon Quarrel 1') }
    const condition = { name: 'Crouching', dice: [], until: 'hand' as const }
    await fight.gameMaster('setInitiative', { ...one, successes: 4, advantage: 0 })
    await fight.gameMaster('hurtCombatant', { ...one, wounds: 5 })
    await fight.gameMaster('setCombatantCondition', { ...one, condition })
    await fight.gameMaster('engage', { ...one, with: idOf(encounter, 'Raider') })
    await fight.gameMaster('removeCombatant', { ...one, combatantId: idOf(encounter, 'Zebulon Quarrel 2') })
    await fight.gameMaster('addCombatants', { encounterId: encounter.id, combatants: [{ characterId: STALKER }] })
    expect(encountersIn(await changesTo(fight, odo))).toEqual([])
    await fight.gameMaster('hurtCombatant', { ...one, combatantId: idOf(encounter, 'Raider'), wounds: 5 })
    const [received] = encountersIn(await changesTo(fight, odo))
    expect(received).toMatchObject({ version: 2, slots: [], combatants: [{ name: 'Kessa Vane' }, { name: 'Raider' }] })
    expect(odo.transcript.join('\n').toLowerCase()).not.toMatch(new RegExp(secretWords.join('|')))
    expect(JSON.stringify(received)).not.toContain(one.combatantId)
  })

  it('[ENC-43] armor that a party member puts on is included', async () => {
    await fight.gameMaster('startEncounter', { combatants: [{ characterId: KESSA }] })
    const odo = await joinAs(fight, fight.odo)
    const soak = async () => encountersIn(await changesTo(fight, odo)).at(-1)?.combatants[0]?.figures?.soak
    await fight.kessa('updateCharacterInventory', { characterId: KESSA, itemId: COAT, amount: 1 })
    expect(await soak()).toBe(4)
    await fight.kessa('equipItem', { characterId: KESSA, itemId: COAT, equipped: false })
    expect(await soak()).toBe(2)
  })

  it('[ENC-42] points and conditions of the party are included for viewers who may see them', async () => {
    const { encounter } = await fight.gameMaster('startEncounter', {
      combatants: [{ characterId: KESSA }, { characterId: ODO }],
    })
    const clients = [await joinAs(fight, fight.kessa), await joinAs(fight, fight.odo)]
    await fight.gameMaster('setGrant', { grant: 'seePoints', granted: false })
    await fight.kessa('adjustCharacterDynamic', { id: KESSA, field: 'hitpoints', by: -2 })
    const received = await Promise.all(clients.map(async (one) => encountersIn(await changesTo(fight, one)).at(-1)))
    const wounds = received.map(
      (one) => one?.combatants.find(({ characterId }) => characterId === KESSA)?.figures?.wounds,
    )
    expect(wounds).toEqual([2, undefined])
    expect(received.every((one) => one && one.version > encounter.version)).toBe(true)
  })
})
