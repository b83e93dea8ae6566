import type { Check } from '@waybook/contract'
import { emptyPool, formatPool } from '@waybook/rules'
import { describe, expect, it } from 'vitest'

import { campaignOfEach } from '../../world/open-campaign.ts'
import { combatantIn, KESSA, LURKER, ODO, partIn, RAIDER, players, encounterNow, playFiles } from './play-table.ts'

const SPEAR = 'items/spear'
const SLING = 'items/sling'
const files = {
  ...playFiles,
  [`${SLING}.md`]: '---\nname: Sling\nproperties: { item_type: ranged weapon, item_range: medium, damage: 5 }\n---\n',
  [`${SPEAR}.md`]: '---\nname: Spear\nproperties: { item_type: melee weapon, damage: 6, critical: 2 }\n---\n',
}

const { maren, gameMaster } = campaignOfEach(files, players)

const start = async (...combatants: object[]) => (await gameMaster('startEncounter', { combatants })).encounter
const now = async () => await encounterNow(gameMaster)
const combatant = async (id: string) => (await now()).combatants.find((one) => one.id === id)
const openChecks = async () => (await gameMaster('getOpenChecks')).checks
const poolFor = (check: Check, character = KESSA) => formatPool(partIn(check, character).pool ?? emptyPool)

async function hit(target: string): Promise<Check> {
  const made = (await maren('startAttack', { characterId: KESSA, weaponId: SPEAR, target })).check
  const seen = { checkId: made.id, characterId: KESSA, version: partIn(made).version }
  const dice = { proficiency: [11, 3], ability: [0], difficulty: [0, 0] }
  return (await maren('enterFaces', { ...seen, dice })).check
}

describe('in an encounter', () => {
  it('[CHK-50] a hit wounds the combatant, not others with the same page, and is undone exactly', async () => {
    const begun = await start({ characterId: KESSA }, { characterId: RAIDER, kind: 'rival', copies: 2 })
    const [one, other] = [combatantIn(begun, 'Raider 1'), combatantIn(begun, 'Raider 2')]
    const check = await hit(one)
    const part = { checkId: check.id, characterId: KESSA }
    const applied = partIn((await gameMaster('applyResult', part)).check)
    expect(applied.effects[0]?.text).toBe('Raider 1: Hit points −6')
    expect([(await combatant(one))?.figures?.wounds, (await combatant(other))?.figures?.wounds]).toEqual([6, 0])
    await gameMaster('undoEffect', { ...part, effectId: applied.effects[0]?.id })
    expect((await combatant(one))?.figures?.wounds).toBe(0)
  })

  it('[CHK-51] a critical injury fells one of a group of minions', async () => {
    const begun = await start({ characterId: KESSA }, { kind: 'minions', name: 'Rats', size: 5, unit: 4 })
    const rats = combatantIn(begun, 'Rats')
    const check = await hit(rats)
    const spend = { checkId: check.id, characterId: KESSA, option: 'critical', pay: 'triumph' }
    const injured = (await maren('spend', spend)).check
    expect((await combatant(rats))?.group?.left).toBe(4)
    const effectId = partIn(injured).effects[0]?.id
    await maren('undoEffect', { checkId: check.id, characterId: KESSA, effectId })
    expect((await combatant(rats))?.group?.left).toBe(5)
  })

  it('[CHK-41] the range is the one between attacker and target', async () => {
    const begun = await start({ characterId: KESSA }, { characterId: RAIDER, kind: 'nemesis' })
    const raider = combatantIn(begun, 'Raider')
    const [a, b] = [begun.combatants[0]?.id, begun.combatants[1]?.id]
    const { status } = await gameMaster.reply('setRange', { encounterId: begun.id, a, b, band: 'Extreme' })
    expect(status).toBe(200)
    const made = (await maren('startAttack', { characterId: KESSA, weaponId: SPEAR, target: raider })).check
    expect(partIn(made).target).toMatchObject({ name: 'Raider', band: 'Extreme' })
  })

  it('[CHK-60] [ACC-401] a player can choose only known targets', async () => {
    await start({ characterId: KESSA }, { characterId: ODO }, { characterId: LURKER, kind: 'nemesis' })
    const made = (await gameMaster('callCheck', { characters: [KESSA], skill: 'stealth', difficulty: 0 })).check
    const seen = { checkId: made.id, characterId: KESSA, version: partIn(made).version }
    const rolled = (await maren('enterFaces', { ...seen, dice: { proficiency: [10], ability: [4, 4] } })).check
    const { offers, choices } = partIn(rolled)
    expect(offers.find(({ option }) => option === 'aid')).toMatchObject({ forSomebody: true })
    expect(choices.map(({ name }) => name)).toEqual(['Kessa Vane', 'Odo Brandreth'])
  })
})

it('[CHK-13] a condition until the next check adds its dice, and ends with its roll', async () => {
  const begun = await start({ characterId: KESSA })
  const combatantId = begun.combatants[0]?.id
  const condition = { name: 'Dazzled', dice: [{ op: 'add', die: 'setback', count: 2 }], until: 'check' }
  const given = await gameMaster.reply('setCombatantCondition', { encounterId: begun.id, combatantId, condition })
  expect(given.status).toBe(200)
  const call = { characters: [KESSA], skill: 'stealth', difficulty: 1 }
  const made = (await gameMaster('callCheck', call)).check
  expect(poolFor(made)).toBe('1y2g1p2k')
  expect(partIn(made).modifiers.at(-1)?.reason).toEqual({ kind: 'condition', text: 'Dazzled' })
  await maren('rollCheck', { checkId: made.id, characterId: KESSA, version: 1 })
  expect(poolFor((await gameMaster('callCheck', call)).check)).toBe('1y2g1p')
})

it('[CHK-14] the user who began an attack may end it; only the game master may end a called check', async () => {
  const attack = (await maren('startAttack', { characterId: KESSA, weaponId: null, target: null })).check
  expect(poolFor(attack)).toBe('3g2p')
  expect((await maren('closeCheck', { checkId: attack.id })).check.state).toBe('cancelled')
  const called = (await gameMaster('callCheck', { characters: [KESSA], skill: 'stealth', difficulty: 0 })).check
  expect(await maren.status('closeCheck', { checkId: called.id })).toBe(403)
  expect(await gameMaster.status('closeCheck', { checkId: attack.id })).toBe(410)
})

it('[CHK-17] an attack ends the previous one, and the end of an encounter ends its initiative checks', async () => {
  const attack = { characterId: KESSA, weaponId: null, target: null }
  const first = (await maren('startAttack', attack)).check
  const second = (await maren('startAttack', attack)).check
  const encounter = await start({ characterId: KESSA })
  await gameMaster('callInitiative', { encounterId: encounter.id, skills: ['cool'] })
  expect((await openChecks()).map(({ kind }) => kind)).toEqual(['initiative', 'attack'])
  await gameMaster('endEncounter', { encounterId: encounter.id })
  expect((await openChecks()).map(({ id }) => id)).toEqual([second.id])
  expect(await maren.status('closeCheck', { checkId: first.id })).toBe(410)
})

it('[CHK-11] a roll with hidden difficulty has no proof until the difficulty is shown', async () => {
  const call = { characters: [KESSA], skill: 'stealth', difficulty: 2, difficultyHidden: true }
  const made = (await gameMaster('callCheck', call)).check
  const rolled = (await maren('rollCheck', { checkId: made.id, characterId: KESSA, version: 1, salt: 'lamp' })).check
  const { roll, commitment } = partIn(rolled)
  expect(await maren.status('getRollProof', { rollId: roll?.id })).toBe(403)
  expect(await maren('getThrow', { rollId: roll?.id })).toEqual({ throw: null })
  await gameMaster('setDifficulty', { checkId: made.id, difficultyHidden: false })
  const body = await maren('getRollProof', { rollId: roll?.id })
  expect(body['proof']).toMatchObject({ commitment, salt: 'lamp' })
  expect(commitment).toBe(partIn(made).commitment)
})

it('[CHK-3] a check follows a character to its new id', async () => {
  const made = (await gameMaster('callCheck', { characters: [KESSA, RAIDER], skill: 'stealth', difficulty: 2 })).check
  await gameMaster('renameEntity', { id: RAIDER, to: 'characters/brigand' })
  const check = (await gameMaster('getCheck', { checkId: made.id })).check
  expect(partIn(check, 'characters/brigand').characterName).toBe('Raider')
})

it('[CHK-47] the range of an attack is set before its roll, and its difficulty follows', async () => {
  const { check } = await maren('startAttack', { characterId: KESSA, weaponId: SLING, target: null })
  const part = { checkId: check.id, characterId: KESSA }
  const difficulty = async () => (await maren('getCheck', { checkId: check.id })).check.parts[0]?.pool?.difficulty
  await maren('setAttackRange', { ...part, band: 'Long' })
  expect(await difficulty()).toBe(3)
  const { check: close } = await maren('setAttackRange', { ...part, band: 'Close' })
  expect(await difficulty()).toBe(1)
  expect(close.parts[0]?.target).toMatchObject({ band: 'Close', melee: false })
  await gameMaster('rollCheck', { ...part, version: close.parts[0]?.version })
  expect(await maren.status('setAttackRange', { ...part, band: 'Long' })).toBe(409)
})
