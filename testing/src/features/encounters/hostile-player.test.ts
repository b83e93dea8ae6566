import type { Encounter } from '@waybook/contract'
import { beforeEach, describe, expect, it } from 'vitest'

import { type Member } from '../../world/callers.ts'
import { campaignOfEach } from '../../world/open-campaign.ts'
import { encounterNow, KESSA, LURKER, ODO, partIn, RAIDER, playFiles, players } from '../checks/play-table.ts'

type EncounterWrite = 'callInitiative' | 'removeCombatant' | 'setInitiative' | 'setRange' | 'startEncounter'

const { maren, gameMaster } = campaignOfEach(playFiles, players)

const fightBy = async (operation: EncounterWrite, params: object) => (await gameMaster(operation, params)).encounter
const seenBy = encounterNow
const openChecks = async (by: Member) => (await by('getOpenChecks')).checks
const idOf = ({ combatants }: Encounter, id: string) => combatants.find((one) => one.characterId === id)?.id ?? ''

it('[ENC-22] a combatant whose page was hidden again leaves no slot that players see', async () => {
  const joining = [{ characterId: KESSA }, { characterId: LURKER, known: true }]
  const begun = await fightBy('startEncounter', { combatants: joining })
  const one = { encounterId: begun.id, combatantId: idOf(begun, LURKER) }
  await fightBy('setInitiative', { ...one, successes: 1, advantage: 0 })
  await gameMaster('setCharacterVisibility', { characterId: LURKER, visible: false })
  expect((await seenBy(maren)).slots).toEqual([])
  await fightBy('removeCombatant', one)
  expect((await seenBy(maren)).slots).toEqual([])
})

describe('a party member in ambush', () => {
  let fight: Encounter
  beforeEach(async () => {
    const combatants = [{ characterId: KESSA }, { characterId: RAIDER }, { characterId: ODO, known: false }]
    fight = await fightBy('startEncounter', { combatants })
    const apart = { a: idOf(fight, KESSA), b: idOf(fight, ODO), band: 'Extreme' }
    await fightBy('setRange', { encounterId: fight.id, ...apart })
  })

  it('[ENC-20] is treated like a nonparticipant', async () => {
    const healing = (await maren('startHealing', { characterId: KESSA, patient: ODO })).check
    expect(partIn(healing).target).toMatchObject({ id: ODO, name: 'Odo Brandreth' })
  })

  it('[ENC-20] is as far away as a nonparticipant', async () => {
    const attack = (await maren('startAttack', { characterId: KESSA, weaponId: null, target: ODO })).check
    expect(partIn(attack).target).toMatchObject({ id: ODO, band: 'Engaged' })
  })

  it('[ENC-17] is in no initiative check, but has a slot', async () => {
    const { slots } = await fightBy('callInitiative', { encounterId: fight.id, skills: ['cool'] })
    const [check] = await openChecks(maren)
    expect(check?.parts.map(({ characterId }) => characterId)).toEqual([KESSA])
    expect(slots.map(({ side }) => side).toSorted()).toEqual(['gameMaster', 'players'])
  })

  it('[ENC-20] has their page’s name in effects applied to them', async () => {
    const attack = (await maren('startAttack', { characterId: KESSA, weaponId: null, target: ODO })).check
    const part = { checkId: attack.id, characterId: KESSA }
    const dice = { ability: [1, 1, 1], difficulty: [0, 0] }
    await maren('enterFaces', { ...part, version: partIn(attack).version, dice })
    const applied = (await maren('applyResult', part)).check
    expect(partIn(applied).effects[0]?.text).toMatch(/^Odo Brandreth: Hit points/)
  })
})

describe('an adversary in ambush whose page players know', () => {
  it('[ENC-20] is targeted and hurt like a nonparticipant', async () => {
    const joining = [{ characterId: KESSA }, { characterId: RAIDER, known: false }]
    const fight = await fightBy('startEncounter', { combatants: joining })
    const attack = (await maren('startAttack', { characterId: KESSA, weaponId: null, target: RAIDER })).check
    const part = { checkId: attack.id, characterId: KESSA }
    const dice = { ability: [1, 1, 1], difficulty: [0, 0] }
    await maren('enterFaces', { ...part, version: partIn(attack).version, dice })
    const applied = (await maren('applyResult', part)).check
    expect(partIn(applied).effects[0]?.text).toMatch(/^Raider: Hit points/)
    const { combatants } = await seenBy(gameMaster)
    expect(combatants.find(({ id }) => id === idOf(fight, RAIDER))?.figures?.wounds).toBe(0)
  })

  it('[ACC-404] is rolled for without players seeing it', async () => {
    const joining = [{ characterId: KESSA }, { characterId: RAIDER, known: false }]
    const id = idOf(await fightBy('startEncounter', { combatants: joining }), RAIDER)
    const asked = { title: 'Ambush', characters: [id], skill: 'vigilance', difficulty: 0 }
    const { id: checkId, parts } = (await gameMaster('callCheck', asked)).check
    await gameMaster('rollCheck', { checkId, characterId: id, version: parts[0]?.version })
    expect((await maren('getRolls', {})).rolls).toEqual([])
    expect(await openChecks(maren)).toEqual([])
  })
})

it('[ENC-20] an unknown target of an attack leaves without a trace', async () => {
  const joining = [{ characterId: KESSA }, { characterId: LURKER, known: false }]
  const fight = await fightBy('startEncounter', { combatants: joining })
  const combatantId = idOf(fight, LURKER)
  const attack = (await gameMaster('startAttack', { characterId: KESSA, weaponId: null, target: combatantId })).check
  const dice = { ability: [1, 1, 1], difficulty: [0, 0] }
  const part = { checkId: attack.id, characterId: KESSA, version: partIn(attack).version }
  await gameMaster('enterFaces', { ...part, dice })
  const before = (await maren('getCheck', { checkId: attack.id })).check
  await fightBy('removeCombatant', { encounterId: fight.id, combatantId })
  expect((await maren('getCheck', { checkId: attack.id })).check).toEqual(before)
  expect(partIn((await gameMaster('getCheck', { checkId: attack.id })).check).result).toBeNull()
})

it('[CHK-63] effects on a party member can be undone after the fight, too', async () => {
  const fight = await fightBy('startEncounter', { combatants: [{ characterId: KESSA }, { characterId: ODO }] })
  const target = idOf(fight, ODO)
  const attack = (await maren('startAttack', { characterId: KESSA, weaponId: null, target })).check
  const part = { checkId: attack.id, characterId: KESSA }
  const dice = { ability: [1, 1, 1], difficulty: [0, 0] }
  await maren('enterFaces', { ...part, version: partIn(attack).version, dice })
  const applied = partIn((await maren('applyResult', part)).check)
  const points = async () => (await gameMaster('getPartyPoints', {})).points as Record<string, object>
  const hurt = (await points())[ODO]
  await gameMaster('endEncounter', { encounterId: fight.id })
  await maren('undoEffect', { ...part, effectId: applied.effects[0]?.id })
  expect((await points())[ODO]).not.toEqual(hurt)
})
