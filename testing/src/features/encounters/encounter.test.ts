import type { Encounter } from '@waybook/contract'
import { describe, expect, it } from 'vitest'

import { campaignOfEach } from '../../world/open-campaign.ts'
import { CAPTAIN, KESSA, ODO, RAIDER, STALKER, fightCampaign, fighters } from './fight-campaign.ts'

const fight = campaignOfEach(fightCampaign, fighters)

const names = ({ combatants }: Encounter) => combatants.map(({ name }) => name)
const idOf = ({ combatants }: Encounter, name: string) => combatants.find((one) => one.name === name)?.id ?? ''

async function seenBy(who: 'gameMaster' | 'kessa' | 'odo'): Promise<Encounter> {
  const { encounter } = await fight[who]('getEncounter', {})
  if (!encounter) throw new Error(`${who} knows of no encounter`)
  return encounter
}

describe('combatants who join', () => {
  it('[ENC-1] a group of minions by name, size and unit falls one by one', async () => {
    const { encounter } = await fight.gameMaster('startEncounter', {
      combatants: [{ kind: 'minions', name: 'Reed cutters', size: 5, unit: 4 }],
    })
    const [group] = encounter.combatants
    expect(group).toMatchObject({ side: 'gameMaster', group: { size: 5, left: 5, ranks: 4, unit: 4 } })
    const hurt = await fight.gameMaster('hurtCombatant', {
      encounterId: encounter.id,
      combatantId: group?.id ?? '',
      wounds: 6,
      strain: 3,
    })
    expect(hurt.encounter.combatants[0]).toMatchObject({
      figures: { wounds: 9, woundThreshold: 20, strain: 0, strainThreshold: null },
      group: { left: 3, ranks: 2 },
      fallen: false,
    })
    expect((await seenBy('kessa')).combatants[0]).toMatchObject({ figures: null, group: { left: 3, unit: null } })
  })

  it('[ENC-2] copies of a character have their own numbers, wounds and conditions', async () => {
    const { encounter } = await fight.gameMaster('startEncounter', {
      combatants: [{ characterId: RAIDER, kind: 'rival', copies: 3 }, { characterId: KESSA }],
    })
    expect(names(encounter)).toEqual(['Raider 1', 'Raider 2', 'Raider 3', 'Kessa Vane'])
    const hurt = { encounterId: encounter.id, combatantId: idOf(encounter, 'Raider 2'), wounds: 5 }
    const after = (await fight.gameMaster('hurtCombatant', hurt)).encounter
    expect(after.combatants.map(({ fallen }) => fallen)).toEqual([false, true, false, false])
    expect(after.combatants.map(({ figures }) => figures?.wounds)).toEqual([0, 4, 0, 0])
  })

  it('[ENC-3] their kind comes from their page, and only a nemesis has strain', async () => {
    const { encounter } = await fight.gameMaster('startEncounter', {
      combatants: [{ characterId: RAIDER, size: 3 }, { characterId: CAPTAIN }, { characterId: ODO }],
    })
    expect(encounter.combatants.map(({ kind, side, figures }) => [kind, side, figures?.strainThreshold])).toEqual([
      ['minions', 'gameMaster', null],
      ['nemesis', 'gameMaster', 9],
      ['character', 'players', 10],
    ])
  })

  it('[ENC-4] party members and their characters share points, in both directions', async () => {
    const { encounter } = await fight.gameMaster('startEncounter', { combatants: [{ characterId: KESSA }] })
    const combatantId = idOf(encounter, 'Kessa Vane')
    await fight.gameMaster('hurtCombatant', { encounterId: encounter.id, combatantId, wounds: 3, strain: 2 })
    expect(await fight.kessa('getCharacterDynamic', { id: KESSA })).toMatchObject({ hitpoints: 9, strain: 2 })
    await fight.kessa('adjustCharacterDynamic', { id: KESSA, field: 'hitpoints', by: -2 })
    expect((await seenBy('kessa')).combatants[0]?.figures).toMatchObject({ wounds: 5, strain: 2 })
  })
})

describe('unknown combatants', () => {
  it('[ENC-20] are in no answer to players, and leave no gaps in numbers', async () => {
    const { encounter } = await fight.gameMaster('startEncounter', {
      combatants: [
        { characterId: STALKER, copies: 2 },
        { characterId: RAIDER, kind: 'rival', known: false },
        { characterId: RAIDER, kind: 'rival', copies: 2 },
        { characterId: KESSA },
      ],
    })
    expect(names(encounter)).toEqual([
      'Zebulon Quarrel 1',
      'Zebulon Quarrel 2',
      'Raider 3',
      'Raider 1',
      'Raider 2',
      'Kessa Vane',
    ])
    expect(names(await seenBy('kessa'))).toEqual(['Raider 1', 'Raider 2', 'Kessa Vane'])
    const shown = { encounterId: encounter.id, combatantId: idOf(encounter, 'Zebulon Quarrel 1'), known: true }
    await fight.gameMaster('updateCombatant', shown)
    expect(names(await seenBy('kessa'))).toEqual(['Zebulon Quarrel', 'Raider 1', 'Raider 2', 'Kessa Vane'])
  })

  it('[ENC-38] that are hidden again leave no gap for players who come later, in the fight or in its checks', async () => {
    const { encounter } = await fight.gameMaster('startEncounter', {
      combatants: [
        { kind: 'rival', name: 'Cutter' },
        { kind: 'rival', name: 'Cutter' },
        { characterId: RAIDER, kind: 'rival', copies: 3 },
        { characterId: KESSA },
      ],
    })
    const target = idOf(encounter, 'Raider 3')
    const weapon = { name: 'Knife', skill: 'melee', damage: 2, critical: 3, range: 'Engaged' } as const
    await fight.gameMaster('startAttack', { characterId: KESSA, weaponId: null, weapon, target })
    for (const name of ['Cutter 1', 'Raider 2']) {
      const hidden = { encounterId: encounter.id, combatantId: idOf(encounter, name), known: false }
      await fight.gameMaster('updateCombatant', hidden)
    }
    expect(names(await seenBy('odo'))).toEqual(['Cutter', 'Raider 1', 'Raider 2', 'Kessa Vane'])
    const [attack] = (await fight.odo('getOpenChecks', {})).checks
    expect(attack?.parts[0]?.target).toMatchObject({ id: target, name: 'Raider 2' })
    expect(names(await seenBy('gameMaster'))).toEqual([
      'Cutter 2',
      'Cutter 1',
      'Raider 1',
      'Raider 3',
      'Raider 2',
      'Kessa Vane',
    ])
    const renamed = { encounterId: encounter.id, combatantId: idOf(encounter, 'Raider 1'), name: 'Grim', known: false }
    await fight.gameMaster('updateCombatant', renamed)
    expect(names(await seenBy('odo'))).toEqual(['Cutter', 'Raider', 'Kessa Vane'])
  })

  it('[ENC-21] alone in an encounter: the encounter does not exist for players', async () => {
    await fight.gameMaster('startEncounter', { combatants: [{ characterId: STALKER }] })
    expect(await fight.kessa('getEncounter', {})).toEqual({ encounter: null })
  })
})
