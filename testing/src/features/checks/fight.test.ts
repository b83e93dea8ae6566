import type { Check, CheckEffect } from '@waybook/contract'
import { emptyPool, formatPool } from '@waybook/rules'
import { describe, expect, it } from 'vitest'

import { type Member } from '../../world/callers.ts'
import { campaignOfEach } from '../../world/open-campaign.ts'
import { KESSA, LURKER, ODO, partIn, RAIDER, players, playFiles } from './play-table.ts'

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

const { maren, ilse, gameMaster } = campaignOfEach(files, players)

const attack = async (params: object = {}, by = maren) =>
  (await by('startAttack', { characterId: KESSA, weaponId: SPEAR, target: RAIDER, ...params })).check
const poolFor = (check: Check, character = KESSA) => formatPool(partIn(check, character).pool ?? emptyPool)

/** Three successes, including the triumph's, and four advantages. */
const good = { proficiency: [11, 10], ability: [3], boost: [4], challenge: [0], difficulty: [0], setback: [0] }
async function hit() {
  const made = await attack()
  const seen = { checkId: made.id, characterId: KESSA, version: partIn(made).version }
  return (await maren('enterFaces', { ...seen, dice: good })).check
}
const effectIn = (check: Check, nth = -1): CheckEffect => {
  const effect = partIn(check).effects.at(nth)
  if (!effect) throw new Error('Nothing has come of it')
  return effect
}
const woundsOf = async (id: string) => {
  const body = await gameMaster('getCharacterDynamic', { id })
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
    const spear = { weapon: 'Spear', weaponId: 'items/spear', melee: true }
    expect(partIn(made).target).toEqual({ id: RAIDER, name: 'Raider', band: 'Engaged', ...spear })
  })

  it.each([
    [undefined, '3g1r2p2k'],
    ['Close', '3g1r2k'],
    ['Extreme', '3g1r3p2k'],
  ])('[CHK-41] with a bow at range %s rolls %s', async (band, pool) => {
    expect(poolFor(await attack({ weaponId: BOW, band }))).toBe(pool)
  })

  it('[CHK-42] the game master can switch off each die', async () => {
    const made = await attack()
    const part = { checkId: made.id, characterId: KESSA }
    const modifierId = partIn(made).modifiers[1]?.id
    expect(await maren.status('switchModifier', { ...part, modifierId, on: false })).toBe(403)
    expect(poolFor((await gameMaster('switchModifier', { ...part, modifierId, on: false })).check)).toBe('2y1g1b1r1p')
  })

  it('[CHK-43] nobody can target an unknown character', async () => {
    expect(await maren.status('startAttack', { characterId: KESSA, weaponId: SPEAR, target: LURKER })).toBe(404)
    expect(await ilse.status('startAttack', { characterId: KESSA, weaponId: SPEAR, target: RAIDER })).toBe(403)
  })
})

describe('an opposed check', () => {
  it('[CHK-44] by characteristic 3 and rank 2 has 1 purple and 2 red dice', async () => {
    const called = (await gameMaster('callCheck', { characters: [KESSA], skill: 'stealth', difficulty: 5 })).check
    const params = { checkId: called.id, characterId: KESSA, opponent: RAIDER, skill: 'vigilance' }
    const opposed = (await gameMaster('opposeCheck', params)).check
    expect(poolFor(opposed)).toBe('1y2g2r1p')
    expect(partIn(opposed).modifiers.map(({ reason }) => reason.text)).toEqual([
      'Raider: Vigilance',
      'Raider: Vigilance',
    ])
  })

  it('[CHK-45] [ACC-401] a hidden opponent is “Someone”', async () => {
    const { id: checkId } = (
      await gameMaster('callCheck', {
        characters: [KESSA],
        skill: 'stealth',
        difficulty: 5,
      })
    ).check
    await gameMaster('opposeCheck', { checkId, characterId: KESSA, opponent: LURKER, skill: 'vigilance' })
    const seen = (await maren('getCheck', { checkId })).check
    expect(poolFor(seen)).toBe('1y2g2r1p')
    expect(partIn(seen).modifiers.map(({ reason }) => reason.text)).toEqual(['Someone', 'Someone'])
    expect(JSON.stringify(seen)).not.toMatch(/lurker|zugzwang|vigilance/i)
  })
})

describe('the result of a hit', () => {
  it('[CHK-50] is damage plus successes minus the soak left after pierce, applied once and undone exactly', async () => {
    const { id: checkId, ...rolled } = await hit()
    const part = { checkId, characterId: KESSA }
    const result = partIn({ id: checkId, ...rolled }).result
    expect(result).toEqual({ base: 9, soak: null, pierce: 2, total: null, stale: false, injury: null, applied: false })
    expect(partIn((await gameMaster('getCheck', { checkId })).check).result).toMatchObject({ soak: 4, total: 7 })
    const before = await woundsOf(RAIDER)
    const applied = (await maren('applyResult', part)).check
    expect(effectIn(applied)).toMatchObject({ text: 'Raider: Hit points lost', undoable: true })
    expect(await woundsOf(RAIDER)).toMatchObject({ hitpoints: Number(before.hitpoints) - 7 })
    expect(await maren.status('applyResult', part)).toBe(409)
    await gameMaster('adjustCharacterDynamic', { id: RAIDER, field: 'hitpoints', by: -3 })
    await maren('undoEffect', { ...part, effectId: effectIn(applied).id })
    expect(await woundsOf(RAIDER)).toMatchObject({ hitpoints: Number(before.hitpoints) - 3 })
  })
})

describe('the rest of a roll', () => {
  const buy = async (by: Member, check: Check, params: object) =>
    (await by('spend', { checkId: check.id, characterId: KESSA, ...params })).check

  it('[CHK-60] buys options of the skill, the attack and the weapon, within the remaining symbols', async () => {
    const check = await hit()
    expect(partIn(check).left).toEqual({ advantage: 4, triumph: 1, threat: 0, despair: 0 })
    const offered = partIn(check).offers.map(({ option }) => option)
    expect(offered).toEqual(expect.arrayContaining(['critical', 'quality-knockdown', 'recover', 'aid', 'hinder']))
    expect(offered).not.toContain('suffer')
    const once = await buy(maren, check, { option: 'benefit', pay: 'advantage', text: 'The bridge falls' })
    expect(partIn(once).left).toMatchObject({ advantage: 1 })
    expect(effectIn(once)).toMatchObject({ text: 'The bridge falls', paid: { symbol: 'advantage', count: 3 } })
    const more = { checkId: check.id, characterId: KESSA, option: 'hinder', pay: 'advantage', target: RAIDER }
    expect(await maren.status('spend', more)).toBe(409)
    expect(await ilse.status('spend', { ...more, option: 'recover' })).toBe(403)
  })

  it('[CHK-61] a boost waits for its owner’s next check, and leaves it when it is undone', async () => {
    const check = await hit()
    const bought = await buy(maren, check, { option: 'aid', pay: 'advantage', target: ODO })
    expect(effectIn(bought).text).toBe('Odo Brandreth’s next check: 1 boost')
    const called = (await gameMaster('callCheck', { characters: [ODO], skill: 'medicine', difficulty: 1 })).check
    expect(poolFor(called, ODO)).toBe('2y2g1b1p')
    await maren('undoEffect', { checkId: check.id, characterId: KESSA, effectId: effectIn(bought).id })
    expect(poolFor((await gameMaster('getCheck', { checkId: called.id })).check, ODO)).toBe('2y2g1p')
  })

  it('[CHK-62] a boost waits again when the check is canceled', async () => {
    await buy(maren, await hit(), { option: 'aid', pay: 'advantage', target: ODO })
    const call = { characters: [ODO], skill: 'medicine', difficulty: 1 }
    await gameMaster('closeCheck', { checkId: (await gameMaster('callCheck', call)).check.id })
    expect(poolFor((await gameMaster('callCheck', call)).check, ODO)).toBe('2y2g1b1p')
    expect(poolFor((await gameMaster('callCheck', call)).check, ODO)).toBe('2y2g1p')
  })

  it('[CHK-63] a critical injury comes from the campaign’s table and adds its dice', async () => {
    const check = await hit()
    const injured = await buy(maren, check, { option: 'critical', pay: 'triumph' })
    expect(effectIn(injured)).toMatchObject({ name: 'Critical injury', text: 'Raider: Cut' })
    expect(await woundsOf(RAIDER)).toMatchObject({ conditions: ['Cut'] })
    const again = await buy(maren, check, { option: 'critical', pay: 'advantage' })
    expect(await woundsOf(RAIDER)).toMatchObject({ conditions: ['Cut', 'Cut 2'] })
    const athletics = { characters: [RAIDER], skill: 'athletics', difficulty: 1 }
    expect(poolFor((await gameMaster('callCheck', athletics)).check, RAIDER)).toBe('3g1p2k')
    const stealth = { ...athletics, skill: 'stealth' }
    expect(poolFor((await gameMaster('callCheck', stealth)).check, RAIDER)).toBe('3g1p')
    const undo = { checkId: check.id, characterId: KESSA, effectId: effectIn(injured).id }
    await maren('undoEffect', undo)
    expect(await woundsOf(RAIDER)).toMatchObject({ conditions: ['Cut 2'] })
    expect(partIn((await maren('getCheck', { checkId: check.id })).check).left).toMatchObject({ triumph: 1 })
    expect(effectIn(again).text).toBe('Raider: Cut 2')
  })

  it('[CHK-64] the game master spends threat and despair', async () => {
    const made = (await gameMaster('callCheck', { characters: [KESSA], skill: 'stealth', difficulty: 2 })).check
    const seen = { checkId: made.id, characterId: KESSA, version: partIn(made).version }
    const bad = (
      await maren('enterFaces', {
        ...seen,
        dice: { proficiency: [0], ability: [0, 0], difficulty: [6, 6] },
      })
    ).check
    expect([partIn(bad).left, partIn(bad).offers]).toMatchObject([{ threat: 4 }, []])
    const part = { checkId: made.id, characterId: KESSA, option: 'suffer', pay: 'threat' }
    expect(await maren.status('spend', part)).toBe(403)
    const suffered = (await gameMaster('spend', part)).check
    expect([effectIn(suffered).text, partIn(suffered).left?.threat]).toEqual(['Strain 0 → 1', 3])
  })
})

describe('healing', () => {
  it.each([
    [2, '2y2g1p'],
    [8, '2y2g2p'],
  ])('[CHK-70] somebody with %i wounds rolls %s', async (wounds, pool) => {
    await gameMaster('updateCharacterDynamic', { id: KESSA, hitpoints: 12 - wounds })
    expect(poolFor((await ilse('startHealing', { characterId: ODO, patient: KESSA })).check, ODO)).toBe(pool)
  })

  it('[CHK-71] heals wounds by successes and strain by advantage; a recovery strain by successes', async () => {
    await gameMaster('updateCharacterDynamic', { id: KESSA, hitpoints: 8, strain: 5 })
    const made = (await ilse('startHealing', { characterId: ODO, patient: KESSA })).check
    const seen = { checkId: made.id, characterId: ODO, version: partIn(made, ODO).version }
    await ilse('enterFaces', { ...seen, dice: { proficiency: [3, 5], ability: [0, 0], difficulty: [0] } })
    await ilse('applyResult', { checkId: made.id, characterId: ODO })
    expect(await woundsOf(KESSA)).toMatchObject({ hitpoints: 10, strain: 4 })
    const recovery = (await gameMaster('callRecovery', { characters: [KESSA] })).check
    expect(poolFor(recovery)).toBe('3g')
    const roll = { checkId: recovery.id, characterId: KESSA, version: partIn(recovery).version }
    await maren('enterFaces', { ...roll, dice: { ability: [3, 1, 0] } })
    await maren('applyResult', { checkId: recovery.id, characterId: KESSA })
    expect(await woundsOf(KESSA)).toMatchObject({ strain: 1 })
  })
})
