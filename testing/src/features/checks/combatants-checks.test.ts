import type { Check } from '@waybook/contract'
import { emptyPool, formatPool } from '@waybook/rules'
import { describe, expect, it } from 'vitest'

import { campaignOfEach } from '../../world/open-campaign.ts'
import { combatantIn, KESSA, LURKER, ODO, partIn, RAIDER, players, encounterNow, playFiles } from './play-table.ts'

const [BOW, QUAY] = ['items/bow', 'scenes/quay']
const files = {
  ...playFiles,
  [`${RAIDER}.md`]:
    '---\nname: Raider\nreveal: name\nmaxHp: 4\ncharacteristics: { brawn: 3, agility: 3 }\nskills: { melee: 1 }\n---\n',
  [`${BOW}.md`]: '---\nname: Bow\nproperties: { item_type: ranged weapon, item_range: Long, damage: 6 }\n---\n',
  [`${QUAY}.svg`]: '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"><path /></svg>',
  [`${QUAY}.md`]: '---\nname: Quay\nproperties: { cover: 2 }\n---\n',
}

const { maren, gameMaster } = campaignOfEach(files, players)

const start = async (...combatants: object[]) => (await gameMaster('startEncounter', { combatants })).encounter
const now = async () => await encounterNow(gameMaster)
const combatant = async (id: string) => (await now()).combatants.find((one) => one.id === id)
const poolFor = (check: Check, who: string) => formatPool(partIn(check, who).pool ?? emptyPool)
const reasons = (check: Check, who: string) => partIn(check, who).modifiers.map(({ reason }) => reason.text)
const AXE = { name: 'Axe', skill: 'melee', damage: 7, critical: 3, range: 'Engaged' }

async function enter(check: Check, who: string, dice: object, by = gameMaster): Promise<Check> {
  const seen = { checkId: check.id, characterId: who, version: partIn(check, who).version }
  return (await by('enterFaces', { ...seen, dice })).check
}

describe('a combatant with its own points', () => {
  it('[CHK-18] attacks by itself, with its own conditions, and pays with its own strain', async () => {
    const begun = await start({ characterId: KESSA }, { characterId: RAIDER, kind: 'nemesis', copies: 2 })
    const [one, other] = [combatantIn(begun, 'Raider 1'), combatantIn(begun, 'Raider 2')]
    const condition = { name: 'Dazed', dice: [{ op: 'add', die: 'setback', count: 1 }], until: 'check' }
    await gameMaster('setCombatantCondition', { encounterId: begun.id, combatantId: one, condition })
    const made = (await gameMaster('startAttack', { characterId: one, weaponId: null, target: KESSA })).check
    expect(partIn(made, one)).toMatchObject({ characterName: 'Raider 1', basis: { characteristic: 'brawn', value: 3 } })
    expect(reasons(made, one)).toContain('Dazed')
    const rolled = await enter(made, one, { ability: [0, 0, 0], difficulty: [5, 5], setback: [0] })
    expect((await combatant(one))?.conditions).toEqual([])
    const spend = { checkId: made.id, characterId: one, option: 'suffer', pay: 'threat' }
    expect(partIn(rolled, one).left?.threat).toBeGreaterThan(0)
    await gameMaster('spend', spend)
    expect((await combatant(one))?.figures?.strain).toBe(1)
    expect((await combatant(other))?.figures?.strain).toBe(0)
    const seen = (await maren('getCheck', { checkId: made.id })).check
    expect(partIn(seen, one)).toMatchObject({ characterName: 'Raider 1', mine: false, pool: null, basis: null })
    expect(await maren.status('rollCheck', { checkId: made.id, characterId: one, version: 1 })).toBe(403)
  })

  it('[CHK-18] waiting dice belong to one combatant', async () => {
    const begun = await start({ characterId: KESSA }, { characterId: RAIDER, kind: 'rival', copies: 2 })
    const [one, other] = [combatantIn(begun, 'Raider 1'), combatantIn(begun, 'Raider 2')]
    const made = (await gameMaster('callCheck', { characters: [KESSA], skill: 'stealth', difficulty: 0 })).check
    await enter(made, KESSA, { proficiency: [10], ability: [4, 4] }, maren)
    const hinder = { checkId: made.id, characterId: KESSA, option: 'hinder', pay: 'advantage', target: one }
    await maren('spend', hinder)
    const call = { skill: 'melee', difficulty: 1 }
    const of = (await gameMaster('callCheck', { characters: [other, one], ...call })).check
    expect([poolFor(of, other), poolFor(of, one)]).toEqual(['1y2g1p', '1y2g1p1k'])
  })

  it('[CHK-19] without a page rolls two dice; a group uses the ranks of its standing members', async () => {
    const begun = await start({ characterId: KESSA }, { kind: 'minions', name: 'Rats', size: 3, unit: 4 })
    const rats = combatantIn(begun, 'Rats')
    const attack = { characterId: rats, weaponId: null, weapon: AXE, target: KESSA }
    const made = (await gameMaster('startAttack', attack)).check
    expect(poolFor(made, rats)).toBe('2y2p')
    expect(partIn(made, rats).target).toMatchObject({ weapon: 'Axe', band: 'Medium' })
    const rolled = await enter(made, rats, { proficiency: [6, 6], difficulty: [0, 0] })
    expect(partIn(rolled, rats).result).toMatchObject({ base: 7 + 2 })
    expect(await maren.status('startAttack', { ...attack, characterId: KESSA })).toBe(403)
  })

  it('[CHK-18] is named in the log for the critical injury that it causes', async () => {
    const begun = await start({ characterId: KESSA }, { characterId: RAIDER, kind: 'nemesis', copies: 2 })
    const one = combatantIn(begun, 'Raider 1')
    const attack = { characterId: one, weaponId: null, weapon: AXE, target: KESSA }
    const made = (await gameMaster('startAttack', attack)).check
    await enter(made, one, { proficiency: [11], ability: [3, 3], difficulty: [0, 0] })
    await gameMaster('spend', { checkId: made.id, characterId: one, option: 'critical', pay: 'triumph' })
    const { rolls } = (await gameMaster('getRolls', {})) as { rolls: unknown[] }
    expect(rolls[0]).toMatchObject({ reason: 'Critical injury', characterId: RAIDER, characterName: 'Raider' })
  })

  it('[CHK-20] [ACC-403] unknown to players rolls unseen', async () => {
    const begun = await start({ characterId: KESSA }, { characterId: LURKER, kind: 'nemesis' })
    const lurker = begun.combatants[1]?.id ?? ''
    const made = (await gameMaster('startAttack', { characterId: lurker, weaponId: null, target: KESSA })).check
    expect(await maren.status('getCheck', { checkId: made.id })).toBe(404)
    expect(await maren('getOpenChecks', {})).toEqual({ checks: [] })
    expect(await maren.status('startHealing', { characterId: KESSA, patient: lurker })).toBe(404)
  })
})

it('[CHK-63] after the encounter, effects name their target', async () => {
  const begun = await start({ characterId: KESSA }, { characterId: RAIDER, kind: 'rival', copies: 2 })
  const target = combatantIn(begun, 'Raider 2')
  const made = (await maren('startAttack', { characterId: KESSA, weaponId: null, target })).check
  await enter(made, KESSA, { ability: [3, 0, 0], difficulty: [0, 0] }, maren)
  await maren('applyResult', { checkId: made.id, characterId: KESSA })
  await gameMaster('endEncounter', { encounterId: begun.id })
  const seen = partIn((await maren('getCheck', { checkId: made.id })).check)
  expect([seen.target?.name, seen.effects[0]?.text]).toEqual(['Raider 2', 'Raider 2: Hit points lost'])
})

it('[CHK-46] the cover of the scene is a setback for each attack from a distance, which the game master can switch off', async () => {
  await gameMaster('setActiveScene', { sceneId: QUAY })
  const far = (await maren('startAttack', { characterId: KESSA, weaponId: BOW, target: ODO })).check
  expect(partIn(far).modifiers.find(({ reason }) => reason.kind === 'cover')).toMatchObject({
    die: 'setback',
    count: 2,
    reason: { text: 'Cover' },
  })
  const near = (await maren('startAttack', { characterId: KESSA, weaponId: BOW, target: ODO, band: 'Engaged' })).check
  expect(reasons(near, KESSA)).not.toContain('Cover')
})

describe('wounds past the threshold', () => {
  const strike = async (target: string) => {
    const made = (await gameMaster('startAttack', { characterId: KESSA, weaponId: null, weapon: AXE, target })).check
    await enter(made, KESSA, { proficiency: [4, 4], ability: [0], difficulty: [0, 0] }, maren)
    return (await gameMaster('applyResult', { checkId: made.id, characterId: KESSA })).check
  }

  it('[CHK-52] cause a critical injury at once, which is undone separately', async () => {
    const begun = await start({ characterId: KESSA }, { characterId: RAIDER, kind: 'nemesis' })
    const raider = combatantIn(begun, 'Raider')
    const struck = await strike(raider)
    expect(partIn(struck).effects.map(({ name }) => name)).toEqual(['Result', 'Out of the fight'])
    expect((await combatant(raider))?.conditions).toHaveLength(1)
    const effectId = partIn(struck).effects[1]?.id
    await gameMaster('undoEffect', { checkId: struck.id, characterId: KESSA, effectId })
    expect(await combatant(raider)).toMatchObject({ conditions: [], fallen: true })
  })

  it('[CHK-52] injure once: further wounds of a defeated combatant cause no other injury', async () => {
    const begun = await start({ characterId: KESSA }, { characterId: RAIDER, kind: 'nemesis' })
    const raider = combatantIn(begun, 'Raider')
    await strike(raider)
    expect(partIn(await strike(raider)).effects.map(({ name }) => name)).toEqual(['Result'])
    expect((await combatant(raider))?.conditions).toHaveLength(1)
  })

  it('[CHK-52] defeat a rival without an injury', async () => {
    const begun = await start({ characterId: KESSA }, { characterId: RAIDER, kind: 'rival' })
    expect(partIn(await strike(combatantIn(begun, 'Raider'))).effects.map(({ name }) => name)).toEqual(['Result'])
  })
})

it('[CHK-72] treating a critical injury ends it, and undoing brings it back', async () => {
  const condition = { name: 'Broken arm', dice: [], until: 'hand', severity: 3 }
  const begun = await start({ characterId: ODO })
  const id = begun.combatants[0]?.id ?? ''
  await gameMaster('setCombatantCondition', { encounterId: begun.id, combatantId: id, condition })
  await gameMaster('adjustCharacterDynamic', { id: ODO, field: 'hitpoints', by: -2 })
  const treat = { characterId: KESSA, patient: ODO, injury: 'Broken arm' }
  expect(await maren.status('startHealing', { ...treat, injury: 'Limping' })).toBe(404)
  const made = (await maren('startHealing', treat)).check
  expect(poolFor(made, KESSA)).toMatch(/3p$/)
  const faces = { ability: [1, 1].slice(0, partIn(made).pool?.['ability'] ?? 0), difficulty: [0, 0, 0] }
  const rolled = await enter(made, KESSA, faces, maren)
  expect(partIn(rolled).result).toMatchObject({ injury: 'Broken arm' })
  const healed = (await maren('applyResult', { checkId: made.id, characterId: KESSA })).check
  expect(partIn(healed).effects[0]?.text).toBe('Odo Brandreth: Broken arm healed')
  expect((await combatant(id))?.conditions).toEqual([])
  expect((await combatant(id))?.figures?.wounds).toBe(2)
  const effectId = partIn(healed).effects[0]?.id
  await maren('undoEffect', { checkId: made.id, characterId: KESSA, effectId })
  expect((await combatant(id))?.conditions).toMatchObject([{ name: 'Broken arm', severity: 3 }])
})

it('[CHK-72] treating works after the encounter, too', async () => {
  const condition = { name: 'Broken arm', dice: [], until: 'hand', severity: 3 }
  const begun = await start({ characterId: ODO })
  const combatantId = begun.combatants[0]?.id ?? ''
  await gameMaster('setCombatantCondition', { encounterId: begun.id, combatantId, condition })
  const made = (await maren('startHealing', { characterId: KESSA, patient: ODO })).check
  await enter(made, KESSA, { ability: [1, 1], difficulty: [0, 0, 0] }, maren)
  const part = { checkId: made.id, characterId: KESSA }
  const healed = (await maren('applyResult', part)).check
  await gameMaster('endEncounter', { encounterId: begun.id })
  await maren('undoEffect', { ...part, effectId: partIn(healed).effects[0]?.id })
  expect((await gameMaster('getCharacterDynamic', { id: ODO })).conditions).toEqual(['Broken arm'])
})
