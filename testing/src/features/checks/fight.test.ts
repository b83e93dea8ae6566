import type { Check, CheckEffect } from '@waybook/contract'
import { emptyPool, formatPool } from '@waybook/rules'
import { beforeEach, describe, expect, it } from 'vitest'

import type { Caller } from '../../world/callers.ts'
import {
  checkBy,
  KESSA,
  LURKER,
  ODO,
  playTableOfTest,
  partIn,
  playFiles,
  RAIDER,
  type PlayTable,
} from './play-table.ts'

const [SPEAR, BOW] = ['items/spear', 'items/bow']
const files = {
  ...playFiles,
  'campaign.yaml':
    'name: At play\ncritical_injuries: [{ from: 1, name: Cut, severity: 2, setback: 1, only: [brawn] }]\n',
  [`${RAIDER}.md`]:
    '---\nname: Raider\nreveal: name\nmaxHp: 30\ncharacteristics: { brawn: 3, agility: 3, willpower: 3 }\nskills: { vigilance: 2 }\nproperties: { adversary: 1, melee_defense: 1, ranged_defense: 2, soak: 4 }\n---\n',
  [`${SPEAR}.md`]:
    '---\nname: Spear\nproperties: { item_type: melee weapon, damage: brawn + 3, critical: 2, item_qualities: "Pierce 2, Knockdown, Accurate 1" }\n---\n',
  [`${BOW}.md`]: '---\nname: Bow\nproperties: { item_type: ranged weapon, item_range: Long, damage: 6 }\n---\n',
}

let table: PlayTable
let maren: Caller
let ilse: Caller
let gameMaster: Caller
beforeEach(async () => {
  table = await playTableOfTest(files)
  ;({ maren, ilse, gameMaster } = table)
})

const attack = async (params: object = {}, by = maren) =>
  await checkBy(by, 'startAttack', { characterId: KESSA, weaponId: SPEAR, target: RAIDER, ...params })
const poolFor = (check: Check, character = KESSA) => formatPool(partIn(check, character).pool ?? emptyPool)

/** Three successes with that of the triumph, and four advantages. */
const good = { proficiency: [11, 10], ability: [3], boost: [4], challenge: [0], difficulty: [0], setback: [0] }
async function hit() {
  const made = await attack()
  const seen = { checkId: made.id, characterId: KESSA, version: partIn(made).version }
  return await checkBy(maren, 'enterFaces', { ...seen, dice: good })
}
const effectIn = (check: Check, nth = -1): CheckEffect => {
  const effect = partIn(check).effects.at(nth)
  if (!effect) throw new Error('Nothing has come of it')
  return effect
}
const woundsOf = async (id: string) => {
  const { body } = await gameMaster('getCharacterDynamic', { id })
  return { hitpoints: body['hitpoints'], strain: body['strain'], conditions: body['conditions'] }
}

describe('an attack', () => {
  it('[CHK-40] takes difficulty, defence and rank of the target as dice, each with its reason', async () => {
    const made = await attack()
    expect(poolFor(made)).toBe('2y1g1b1r1p1k')
    expect(partIn(made).modifiers.map(({ reason: { kind, text } }) => [kind, text])).toEqual([
      ['range', 'Close combat: Average'],
      ['defence', 'Raider: Melee defence'],
      ['adversary', 'Raider: Adversary'],
      ['weapon', 'Accurate'],
    ])
    expect(partIn(made).target).toEqual({ id: RAIDER, name: 'Raider', band: 'Engaged', weapon: 'Spear' })
  })

  it.each([
    [undefined, '3g1r2p2k'],
    ['Close', '3g1r2k'],
    ['Extreme', '3g1r3p2k'],
  ])('[CHK-41] with a bow at range %s rolls %s', async (band, pool) => {
    expect(poolFor(await attack({ weaponId: BOW, band }))).toBe(pool)
  })

  it('[CHK-42] each die can be switched off, by the game master', async () => {
    const made = await attack()
    const part = { checkId: made.id, characterId: KESSA }
    const modifierId = partIn(made).modifiers[1]?.id
    expect((await maren('switchModifier', { ...part, modifierId, on: false })).status).toBe(403)
    expect(poolFor(await checkBy(gameMaster, 'switchModifier', { ...part, modifierId, on: false }))).toBe('2y1g1b1r1p')
  })

  it('[CHK-43] nobody aims at somebody whom they do not know', async () => {
    expect((await maren('startAttack', { characterId: KESSA, weaponId: SPEAR, target: LURKER })).status).toBe(404)
    expect((await ilse('startAttack', { characterId: KESSA, weaponId: SPEAR, target: RAIDER })).status).toBe(403)
  })
})

describe('an opposed check', () => {
  it('[CHK-44] by characteristic 3 and rank 2 has 1 purple and 2 red dice', async () => {
    const called = await checkBy(gameMaster, 'callCheck', { characters: [KESSA], skill: 'stealth', difficulty: 5 })
    const params = { checkId: called.id, characterId: KESSA, opponent: RAIDER, skill: 'vigilance' }
    const opposed = await checkBy(gameMaster, 'opposeCheck', params)
    expect(poolFor(opposed)).toBe('1y2g2r1p')
    expect(partIn(opposed).modifiers.map(({ reason }) => reason.text)).toEqual([
      'Raider: Vigilance',
      'Raider: Vigilance',
    ])
  })

  it('[CHK-45] [ACC-401] a hidden opponent is someone', async () => {
    const { id: checkId } = await checkBy(gameMaster, 'callCheck', {
      characters: [KESSA],
      skill: 'stealth',
      difficulty: 5,
    })
    await checkBy(gameMaster, 'opposeCheck', { checkId, characterId: KESSA, opponent: LURKER, skill: 'vigilance' })
    const seen = await checkBy(maren, 'getCheck', { checkId })
    expect(poolFor(seen)).toBe('1y2g2r1p')
    expect(partIn(seen).modifiers.map(({ reason }) => reason.text)).toEqual(['Someone', 'Someone'])
    expect(JSON.stringify(seen)).not.toMatch(/lurker|zugzwang|vigilance/i)
  })
})

describe('the result of a hit', () => {
  it('[CHK-50] is damage and successes less what soak is left after pierce, applied once and undone exactly', async () => {
    const { id: checkId, ...rolled } = await hit()
    const part = { checkId, characterId: KESSA }
    const result = partIn({ id: checkId, ...rolled }).result
    expect(result).toEqual({ base: 9, soak: null, pierce: 2, total: null, injury: null, applied: false })
    expect(partIn(await checkBy(gameMaster, 'getCheck', { checkId })).result).toMatchObject({ soak: 4, total: 7 })
    const before = await woundsOf(RAIDER)
    const applied = await checkBy(maren, 'applyResult', part)
    expect(effectIn(applied)).toMatchObject({ text: 'Raider: Wounds suffered', undoable: true })
    expect(await woundsOf(RAIDER)).toMatchObject({ hitpoints: Number(before.hitpoints) - 7 })
    expect((await maren('applyResult', part)).status).toBe(409)
    await gameMaster('adjustCharacterDynamic', { id: RAIDER, field: 'hitpoints', by: -3 })
    await checkBy(maren, 'undoEffect', { ...part, effectId: effectIn(applied).id })
    expect(await woundsOf(RAIDER)).toMatchObject({ hitpoints: Number(before.hitpoints) - 3 })
  })
})

describe('what is left of a roll', () => {
  const buy = async (by: Caller, check: Check, params: object) =>
    await checkBy(by, 'spend', { checkId: check.id, characterId: KESSA, ...params })

  it('[CHK-60] buys what the skill, the attack and the weapon offer, and only what is left', async () => {
    const check = await hit()
    expect(partIn(check).left).toEqual({ advantage: 4, triumph: 1, threat: 0, despair: 0 })
    const offered = partIn(check).offers.map(({ option }) => option)
    expect(offered).toEqual(expect.arrayContaining(['critical', 'quality-knockdown', 'recover', 'aid', 'hinder']))
    expect(offered).not.toContain('suffer')
    const once = await buy(maren, check, { option: 'benefit', pay: 'advantage', text: 'The bridge falls' })
    expect(partIn(once).left).toMatchObject({ advantage: 1 })
    expect(effectIn(once)).toMatchObject({ text: 'The bridge falls', paid: { symbol: 'advantage', count: 3 } })
    const more = { checkId: check.id, characterId: KESSA, option: 'hinder', pay: 'advantage', target: RAIDER }
    expect((await maren('spend', more)).status).toBe(409)
    expect((await ilse('spend', { ...more, option: 'recover' })).status).toBe(403)
  })

  it('[CHK-61] a boost waits for its owner’s next check, and leaves it when it is undone', async () => {
    const check = await hit()
    const bought = await buy(maren, check, { option: 'aid', pay: 'advantage', target: ODO })
    expect(effectIn(bought).text).toBe('Odo Brandreth’s next check: 1 boost')
    const called = await checkBy(gameMaster, 'callCheck', { characters: [ODO], skill: 'medicine', difficulty: 1 })
    expect(poolFor(called, ODO)).toBe('2y2g1b1p')
    await checkBy(maren, 'undoEffect', { checkId: check.id, characterId: KESSA, effectId: effectIn(bought).id })
    expect(poolFor(await checkBy(gameMaster, 'getCheck', { checkId: called.id }), ODO)).toBe('2y2g1p')
  })

  it('[CHK-62] a boost waits again when the check is cancelled', async () => {
    await buy(maren, await hit(), { option: 'aid', pay: 'advantage', target: ODO })
    const call = { characters: [ODO], skill: 'medicine', difficulty: 1 }
    await checkBy(gameMaster, 'closeCheck', { checkId: (await checkBy(gameMaster, 'callCheck', call)).id })
    expect(poolFor(await checkBy(gameMaster, 'callCheck', call), ODO)).toBe('2y2g1b1p')
    expect(poolFor(await checkBy(gameMaster, 'callCheck', call), ODO)).toBe('2y2g1p')
  })

  it('[CHK-63] a critical injury comes from the campaign’s table and adds its dice', async () => {
    const check = await hit()
    const injured = await buy(maren, check, { option: 'critical', pay: 'triumph' })
    expect(effectIn(injured)).toMatchObject({ name: 'Critical injury', text: 'Raider: Cut' })
    expect(await woundsOf(RAIDER)).toMatchObject({ conditions: ['Cut'] })
    const again = await buy(maren, check, { option: 'critical', pay: 'advantage' })
    expect(await woundsOf(RAIDER)).toMatchObject({ conditions: ['Cut', 'Cut 2'] })
    const athletics = { characters: [RAIDER], skill: 'athletics', difficulty: 1 }
    expect(poolFor(await checkBy(gameMaster, 'callCheck', athletics), RAIDER)).toBe('3g1p2k')
    const stealth = { ...athletics, skill: 'stealth' }
    expect(poolFor(await checkBy(gameMaster, 'callCheck', stealth), RAIDER)).toBe('3g1p')
    const undo = { checkId: check.id, characterId: KESSA, effectId: effectIn(injured).id }
    await checkBy(maren, 'undoEffect', undo)
    expect(await woundsOf(RAIDER)).toMatchObject({ conditions: ['Cut 2'] })
    expect(partIn(await checkBy(maren, 'getCheck', { checkId: check.id })).left).toMatchObject({ triumph: 1 })
    expect(effectIn(again).text).toBe('Raider: Cut 2')
  })

  it('[CHK-64] the game master spends threat and despair', async () => {
    const made = await checkBy(gameMaster, 'callCheck', { characters: [KESSA], skill: 'stealth', difficulty: 2 })
    const seen = { checkId: made.id, characterId: KESSA, version: partIn(made).version }
    const bad = await checkBy(maren, 'enterFaces', {
      ...seen,
      dice: { proficiency: [0], ability: [0, 0], difficulty: [6, 6] },
    })
    expect([partIn(bad).left, partIn(bad).offers]).toMatchObject([{ threat: 4 }, []])
    const part = { checkId: made.id, characterId: KESSA, option: 'suffer', pay: 'threat' }
    expect((await maren('spend', part)).status).toBe(403)
    const suffered = await checkBy(gameMaster, 'spend', part)
    expect([effectIn(suffered).text, partIn(suffered).left?.threat]).toEqual(['Strain 0 → 1', 3])
  })
})

describe('healing', () => {
  it.each([
    [2, '2y2g1p'],
    [8, '2y2g2p'],
  ])('[CHK-70] somebody with %i wounds rolls %s', async (wounds, pool) => {
    await gameMaster('updateCharacterDynamic', { id: KESSA, hitpoints: 12 - wounds })
    expect(poolFor(await checkBy(ilse, 'startHealing', { characterId: ODO, patient: KESSA }), ODO)).toBe(pool)
  })

  it('[CHK-71] heals wounds by successes and strain by advantage; a recovery strain by successes', async () => {
    await gameMaster('updateCharacterDynamic', { id: KESSA, hitpoints: 8, strain: 5 })
    const made = await checkBy(ilse, 'startHealing', { characterId: ODO, patient: KESSA })
    const seen = { checkId: made.id, characterId: ODO, version: partIn(made, ODO).version }
    await checkBy(ilse, 'enterFaces', { ...seen, dice: { proficiency: [3, 5], ability: [0, 0], difficulty: [0] } })
    await checkBy(ilse, 'applyResult', { checkId: made.id, characterId: ODO })
    expect(await woundsOf(KESSA)).toMatchObject({ hitpoints: 10, strain: 4 })
    const recovery = await checkBy(gameMaster, 'callRecovery', { characters: [KESSA] })
    expect(poolFor(recovery)).toBe('3g')
    const roll = { checkId: recovery.id, characterId: KESSA, version: partIn(recovery).version }
    await checkBy(maren, 'enterFaces', { ...roll, dice: { ability: [3, 1, 0] } })
    await checkBy(maren, 'applyResult', { checkId: recovery.id, characterId: KESSA })
    expect(await woundsOf(KESSA)).toMatchObject({ strain: 1 })
  })
})
