import { type Check } from '@waybook/contract'
import { emptyPool, formatPool, poolOf } from '@waybook/rules'
import { describe, expect, it } from 'vitest'

import { memberOf, type Member } from '../../world/callers.ts'
import { campaignOfSuite } from '../../world/open-campaign.ts'
import { KESSA, LURKER, ODO, partIn, playFiles, players } from './play-table.ts'

const { maren, ilse, gameMaster, testServer } = campaignOfSuite(playFiles, players)

const stealth = { title: 'Past the guard', characters: [KESSA], skill: 'stealth', difficulty: 'HARD' }
const call = async (params: object = {}) => (await gameMaster('callCheck', { ...stealth, ...params })).check
const openTo = async (by: Member) => {
  const { checks } = await by('getOpenChecks')
  return checks
}
const poolFor = (check: Check, character = KESSA) => formatPool(partIn(check, character).pool ?? emptyPool)

describe('a called check', () => {
  it('[CHK-1] is open to the called players, with the pool of skill and difficulty, until it is closed', async () => {
    const made = await call()
    const [seen] = await openTo(maren)
    expect(seen).toMatchObject({ id: made.id, title: 'Past the guard', by: 'Bram', kind: 'skill' })
    expect(poolFor(made)).toBe('1y2g3p')
    expect(partIn(made).modifiers).toMatchObject([
      { op: 'add', die: 'difficulty', count: 3, reason: { kind: 'difficulty', text: 'Hard' }, by: 'Bram' },
    ])
    await gameMaster('closeCheck', { checkId: made.id })
    expect(await openTo(maren)).toEqual([])
  })

  it.each([
    ['average', '1y2g2p'],
    ['Daunting', '1y2g4p'],
    [7, '1y2g7p'],
    ['3', '1y2g3p'],
    ['Simple', '1y2g'],
  ])('[CHK-2] of difficulty %j rolls %s', async (difficulty, pool) => {
    expect(poolFor(await call({ difficulty }))).toBe(pool)
  })

  it('[CHK-2] with an unknown difficulty is refused', async () => {
    expect(await gameMaster.status('callCheck', { ...stealth, difficulty: 'tricky' })).toBe(400)
    expect(await gameMaster.status('callCheck', { ...stealth, skill: 'juggling' })).toBe(400)
    expect(await gameMaster.status('callCheck', { ...stealth, characters: ['items/nothing'] })).toBe(404)
  })

  it('[CHK-3] can be called for several characters, each with their own pool, setbacks and boosts with reasons', async () => {
    const made = await call({ characters: [KESSA, ODO], setbacks: 2, boosts: 1 })
    expect([poolFor(made), poolFor(made, ODO)]).toEqual(['1y2g1b3p2k', '2g1b3p2k'])
    expect(partIn(made).modifiers.map(({ reason }) => reason.text)).toEqual(['Hard', 'What hinders', 'What helps'])
  })

  it('[CHK-4] the difficulty stays when the skill changes', async () => {
    const { id: checkId } = await call({ skill: ['stealth', 'melee'] })
    const chosen = (await maren('chooseSkill', { checkId, characterId: KESSA, skill: 'melee' })).check
    expect(poolFor(chosen)).toBe('2y1g3p')
    const other = { checkId, characterId: KESSA, skill: 'charm' }
    expect(await maren.status('chooseSkill', other)).toBe(403)
    expect(poolFor((await gameMaster('chooseSkill', other)).check)).toBe('2g3p')
  })
})

describe('modifiers', () => {
  const boost = { op: 'add', die: 'boost', count: 1, reason: 'A lamp' }

  it('[CHK-5] of player, ally and game master are separate, and nobody changes another’s', async () => {
    const { id: checkId } = await call()
    const part = { checkId, characterId: KESSA }
    await maren('addModifier', { ...part, ...boost })
    await ilse('addModifier', { ...part, ...boost, reason: 'I hold the rope' })
    const all = (
      await gameMaster('addModifier', {
        ...part,
        op: 'upgrade',
        die: 'difficulty',
        count: 1,
        reason: '',
      })
    ).check
    expect(poolFor(all)).toBe('1y2g2b1r2p')
    const [hard, own, ally] = partIn(all).modifiers
    expect([hard?.owner, own?.owner, ally?.owner]).toEqual(['gameMaster', 'player', 'ally'])
    const off = (modifierId = '') => ({ ...part, modifierId, on: false })
    expect(await maren.status('switchModifier', off(hard?.id))).toBe(403)
    expect(await maren.status('switchModifier', off(ally?.id))).toBe(403)
    expect(await ilse.status('removeModifier', { ...part, modifierId: own?.id })).toBe(403)
    expect(poolFor((await maren('switchModifier', off(own?.id))).check)).toBe('1y2g1b1r2p')
    expect(poolFor((await gameMaster('removeModifier', { ...part, modifierId: ally?.id })).check)).toBe('1y2g1r2p')
  })

  it('[CHK-6] an ally can add only one boost', async () => {
    const { id: checkId } = await call()
    const part = { checkId, characterId: KESSA }
    expect(await ilse.status('addModifier', { ...part, ...boost, count: 2 })).toBe(403)
    expect(await ilse.status('addModifier', { ...part, ...boost, die: 'setback' })).toBe(403)
    await ilse('addModifier', { ...part, ...boost })
    expect(await ilse.status('addModifier', { ...part, ...boost })).toBe(409)
  })
})

describe('the roll', () => {
  it('[CHK-7] is made once, by its player or the game master, and is in the log', async () => {
    const made = await call()
    const seen = { checkId: made.id, characterId: KESSA, version: partIn(made).version }
    expect(await ilse.status('rollCheck', seen)).toBe(403)
    const rolled = partIn((await maren('rollCheck', seen)).check)
    expect(rolled.roll).toMatchObject({ by: 'Maren', reason: 'Past the guard', skill: 'stealth', characterId: KESSA })
    const body = await ilse('getRolls', { limit: 1 })
    expect(body['rolls']).toEqual([rolled.roll])
    expect(await maren.status('rollCheck', { ...seen, version: rolled.version })).toBe(409)
  })

  it('[CHK-8] of a changed pool is refused with the new pool, which one more tap rolls', async () => {
    const made = await call()
    const seen = { checkId: made.id, characterId: KESSA, version: partIn(made).version }
    await gameMaster('setDifficulty', { checkId: made.id, difficulty: 'Easy' })
    const refused = await maren.reply('rollCheck', seen)
    expect(refused).toMatchObject({ status: 409, body: { id: 'conflict', error: 'The dice have changed' } })
    const now = refused.body['check'] as Check
    expect(poolFor(now)).toBe('1y2g1p')
    await maren('rollCheck', { ...seen, version: partIn(now).version })
  })

  it.each([
    [{ proficiency: [11], ability: [0, 7], difficulty: [0, 1, 2] }, 200],
    [{ proficiency: [11], ability: [0], difficulty: [0, 1, 2] }, 400],
    [{ proficiency: [12], ability: [0, 7], difficulty: [0, 1, 2] }, 400],
    [{ proficiency: [11], ability: [0, 7], difficulty: [0, 1, 2], boost: [0] }, 400],
    [{ proficiency: [11], ability: [0, 7], difficulty: [0, 1, 2], d6: [0] }, 400],
  ])('[CHK-9] of physical dice %j is answered with %i', async (dice, status) => {
    const made = await call()
    const seen = { checkId: made.id, characterId: KESSA, version: partIn(made).version }
    const answer = await maren.reply('enterFaces', { ...seen, dice })
    expect(answer.status).toBe(status)
    const now = partIn((await maren('getCheck', { checkId: made.id })).check)
    expect([now.physical, now.roll?.dice ?? null]).toEqual(status === 200 ? [true, dice] : [false, null])
  })

  it('[CHK-10] is traceable: its pool follows from the modifiers stored with it', async () => {
    const made = await call({ setbacks: 1 })
    const part = { checkId: made.id, characterId: KESSA }
    const more = (
      await maren('addModifier', {
        ...part,
        op: 'upgrade',
        die: 'ability',
        count: 3,
        reason: 'Luck',
      })
    ).check
    const rolled = partIn((await maren('rollCheck', { ...part, version: partIn(more).version })).check)
    const on = rolled.modifiers.filter((modifier) => modifier.on)
    const { value, ranks } = rolled.basis ?? { value: 0, ranks: 0 }
    expect(rolled.pool).toEqual(poolOf({ value, ranks }, on))
    const counted = Object.entries(rolled.roll?.dice ?? {}).map(([die, faces]) => [die, faces.length])
    expect({ ...emptyPool, ...Object.fromEntries(counted) }).toEqual(rolled.pool)
  })
})

describe('a hidden difficulty', () => {
  it('[CHK-11] is visible only to the game master until it is shown: dice, reasons, and the dice of the roll', async () => {
    const made = await call({ difficultyHidden: true, difficulty: 4, setbacks: 1, boosts: 1 })
    const [seen] = await openTo(maren)
    expect(partIn(seen ?? made)).toMatchObject({
      difficultyHidden: true,
      pool: { difficulty: 0, setback: 0, boost: 1 },
    })
    expect(partIn(seen ?? made).modifiers.map(({ reason }) => reason.text)).toEqual(['What helps'])
    const roll = { checkId: made.id, characterId: KESSA, version: partIn(made).version }
    const mine = partIn((await maren('rollCheck', roll)).check)
    expect(Object.keys(mine.roll?.dice ?? {})).toEqual(['proficiency', 'ability', 'boost'])
    expect(mine.roll?.net).toBeDefined()
    const body = await maren('getRolls', { limit: 1 })
    expect(body['rolls']).toEqual([mine.roll])
    const full = partIn((await gameMaster('getCheck', { checkId: made.id })).check).roll
    expect(full?.dice).toHaveProperty('difficulty')
    await gameMaster('setDifficulty', { checkId: made.id, difficultyHidden: false })
    expect(partIn((await maren('getCheck', { checkId: made.id })).check).roll).toEqual(full)
    expect((await maren('getRolls', { limit: 1 })).rolls).toEqual([full])
  })
})

it('[ACC-400] for a player, a check of an unknown character does not exist', async () => {
  const made = await call({ characters: [LURKER], skill: 'melee' })
  const both = await call({ characters: [KESSA, LURKER], skill: 'melee' })
  expect(both.parts).toHaveLength(2)
  expect(await maren.status('getCheck', { checkId: made.id })).toBe(404)
  const { text } = await maren.reply('getOpenChecks', {})
  expect(text).toContain(both.id)
  expect(text).not.toMatch(/lurker|zugzwang/i)
})

it('[CHK-15] a character’s current player rolls its part; without a player, the game master does', async () => {
  const roll = async (by: Member) => {
    const made = await call({ characters: [ODO] })
    return await by.status('rollCheck', { checkId: made.id, characterId: ODO, version: partIn(made, ODO).version })
  }
  const members = (await gameMaster('getMembers', {})).members
  const memberId = members.find(({ characterId }) => characterId === ODO)?.id
  expect([await roll(ilse), await roll(maren), await roll(gameMaster)]).toEqual([200, 403, 200])
  await gameMaster('assignCharacter', { memberId, characterId: null })
  expect([await roll(ilse), await roll(maren), await roll(gameMaster)]).toEqual([403, 403, 200])
  const next = memberOf(testServer, { role: 'player', characterId: ODO })
  expect([await roll(ilse), await roll(next), await roll(gameMaster)]).toEqual([403, 200, 200])
})
