import { forcePointsOf } from '@waybook/rules'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { aHero, campaignOf } from '../../world/a-campaign.ts'
import { campaignOfSuite, playerOf } from '../../world/open-campaign.ts'
import { KESSA, partIn } from './play-table.ts'

const ODO = 'characters/odo-brandreth'
const campaign = 'name: The Long Dark\n'
const withForce = `${campaign}dice: [force]\npoints: destiny\n`
const files = campaignOf(
  { 'campaign.yaml': withForce },
  aHero({
    id: KESSA,
    name: 'Kessa Vane',
    characteristics: { willpower: 3 },
    strainThreshold: 12,
    force: 3,
    effect: '+2 force on discipline, once per session',
  }),
  aHero({ id: ODO, name: 'Odo Brandreth', characteristics: { willpower: 2 }, force: { rating: 2, side: 'dark' } }),
)
const { maren, ilse, gameMaster } = campaignOfSuite(files, { maren: KESSA, ilse: playerOf(ODO, 'Ilse') })

const rollForce = async (count: number) => {
  const { check } = await maren('rollDice', { pool: `${count}w`, characterId: KESSA })
  if (!check) throw new Error('The roll is no check')
  return check
}
/** The points of both sides, and Kessa's strain. */
const counted = async () => {
  const { players, gameMaster: dark } = await maren('getStoryPoints')
  const { strain = 0 } = await maren('getCharacterDynamic', { id: KESSA })
  return { players, dark, strain }
}
const spendOn = (checkId: string) => ({ checkId, characterId: KESSA, option: 'force', text: 'A door opens' })

/** A roll of Kessa's with this many points at least; dice can be turned by the game master. */
async function rolledWith(faces: readonly number[]) {
  const check = await rollForce(faces.length)
  const rollId = partIn(check).roll?.id ?? ''
  const turned = faces.map((face, at) => ({ op: 'turn' as const, die: `w${at}`, face, reason: 'For the test' }))
  await gameMaster('changeRolledDice', { rollId, changes: turned })
  return { checkId: check.id, rollId }
}

beforeEach(async () => {
  await gameMaster('setStoryPoints', { players: 2, gameMaster: 1 })
  await gameMaster('updateCharacterDynamic', { id: KESSA, strain: 0, hitpoints: 10, conditions: [] })
})

describe('the Force in a check', () => {
  it('[FRC-11] [FRC-20] joins the pool that somebody rolls, at most with the dice that no power holds', async () => {
    const { check } = await gameMaster('callCheck', { characters: [KESSA], skill: 'discipline', difficulty: 2 })
    const part = { checkId: check.id, characterId: KESSA }
    expect(await maren.status('setForceDice', { ...part, count: 4 })).toBe(409)
    expect(await ilse.status('setForceDice', { ...part, count: 1 })).toBe(403)
    const set = await maren('setForceDice', { ...part, count: 3 })
    expect(partIn(set.check).force).toBe(3)
    const { version } = partIn(set.check)
    const rolled = partIn((await maren('rollCheck', { ...part, version })).check)
    expect(rolled.roll?.dice['force']).toHaveLength(3)
    expect(rolled.left).toMatchObject(forcePointsOf(rolled.roll?.dice ?? {}) ?? {})
    expect(await maren.status('setForceDice', { ...part, count: 1 })).toBe(409)
  })

  it('[EFF-49] gets the dice of an effect on top of the chosen ones, in the pool, the throw and the points', async () => {
    const { check } = await gameMaster('callCheck', { characters: [KESSA], skill: 'discipline', difficulty: 2 })
    const address = { checkId: check.id, characterId: KESSA }
    await maren('setForceDice', { ...address, count: 1 })
    const [effect] = partIn((await maren('getCheck', address)).check).pageEffects
    expect(effect).toMatchObject({ force: 2, on: false })
    const on = partIn((await maren('switchEffect', { ...address, key: effect?.key ?? '', on: true })).check)
    expect([on.force, on.effectForce]).toEqual([3, 2])
    const rolled = partIn((await maren('rollCheck', { ...address, version: on.version })).check)
    expect(rolled.roll?.dice['force']).toHaveLength(3)
    expect(rolled.left?.light).toBeDefined()
  })

  it('[FRC-22] takes the faces of physical Force dice', async () => {
    const pool = { pool: '2w', characterId: KESSA }
    expect(await maren.status('rollDice', { ...pool, faces: { force: [11] } })).toBe(400)
    const { check } = await maren('rollDice', { ...pool, faces: { force: [11, 0] } })
    expect(check && partIn(check)).toMatchObject({ physical: true, left: { light: 2, dark: 1 } })
  })

  it('[FRC-21] light points are free; dark ones cost strain each, and a destiny point once a roll', async () => {
    const { checkId } = await rolledWith([11, 6])
    const spend = spendOn(checkId)
    await maren('spend', { ...spend, pay: 'light' })
    expect(await counted()).toEqual({ players: 2, dark: 1, strain: 0 })
    const first = await maren('spend', { ...spend, pay: 'dark' })
    expect(await counted()).toEqual({ players: 1, dark: 2, strain: 1 })
    expect(partIn(first.check).effects.at(-1)?.text).toBe('A door opens. It cost: Strain 0 → 1, a destiny point')
    const second = await maren('spend', { ...spend, pay: 'dark' })
    expect(await counted()).toEqual({ players: 1, dark: 2, strain: 2 })
    expect(partIn(second.check).left).toMatchObject({ light: 1, dark: 0 })
    expect(await maren.status('spend', { ...spend, pay: 'dark' })).toBe(409)
    expect(await ilse.status('spend', { ...spend, pay: 'light' })).toBe(403)
  })

  it('[FRC-23] undoing gives back what a point cost', async () => {
    const { checkId } = await rolledWith([6])
    const { check } = await maren('spend', { ...spendOn(checkId), pay: 'dark' })
    const effectId = partIn(check).effects.at(-1)?.id ?? ''
    await maren('undoEffect', { checkId, characterId: KESSA, effectId })
    expect(await counted()).toEqual({ players: 2, dark: 1, strain: 0 })
  })

  it('[FRC-21] without a destiny point of its side, nothing is spent', async () => {
    await gameMaster('setStoryPoints', { players: 0, gameMaster: 3 })
    const { checkId } = await rolledWith([6])
    expect(await maren.status('spend', { ...spendOn(checkId), pay: 'dark' })).toBe(409)
    expect(await counted()).toEqual({ players: 0, dark: 3, strain: 0 })
  })

  it('[FRC-24] a spent point that changed dice no longer show is marked', async () => {
    const { checkId, rollId } = await rolledWith([11])
    await maren('spend', { ...spendOn(checkId), pay: 'light' })
    await gameMaster('changeRolledDice', { rollId, changes: [{ op: 'turn', die: 'w0', face: 0, reason: 'Darkness' }] })
    const { check } = await gameMaster('getCheck', { checkId })
    expect(partIn(check).effects.at(-1)).toMatchObject({ covered: false, keepable: true })
  })

  it('[FRC-25] for a character of the dark side, light points have the price', async () => {
    const { check } = await ilse('rollDice', { pool: '1w', characterId: ODO })
    expect(check?.parts[0]?.offers.find(({ option }) => option === 'force')?.text).toBe(
      'Say what the Force does. A light point costs 1 strain, and the first one a destiny point.',
    )
  })
})

describe('committed dice', () => {
  const commit = { id: KESSA, condition: 'Sense', count: 2 }
  const powers = async () => (await maren('getCharacterDynamic', { id: KESSA })).conditions

  it('[FRC-12] [FRC-13] are conditions, within the rating, and return when they end', async () => {
    const { conditionDetails } = await maren('commitForce', commit)
    expect(conditionDetails?.['Sense']).toEqual({ name: 'Sense', dice: [], until: 'encounter', force: 2 })
    expect(await maren.status('commitForce', { ...commit, condition: 'Move' })).toBe(409)
    expect(await maren.status('commitForce', { ...commit, count: 1 })).toBe(409)
    expect(await ilse.status('commitForce', { ...commit, condition: 'Move', count: 1 })).toBe(403)
    await maren('removeCondition', { id: KESSA, condition: 'Sense' })
    await maren('commitForce', { ...commit, count: 3 })
  })

  it('[FRC-14] are released when their character falls', async () => {
    await maren('commitForce', commit)
    await maren('addCondition', { id: KESSA, condition: 'Cold' })
    await maren('updateCharacterDynamic', { id: KESSA, hitpoints: 0 })
    expect(await powers()).toEqual(['Cold'])
  })
})

describe('destiny', () => {
  it('[FRC-40] one throw for the table decides the points of both sides', async () => {
    expect(await maren.status('rollDestiny', {})).toBe(403)
    const { roll, players, gameMaster: dark } = await gameMaster('rollDestiny', {})
    expect(roll.dice['force']).toHaveLength(3)
    expect({ light: players, dark }).toEqual(forcePointsOf(roll.dice))
    expect(await maren('getStoryPoints')).toMatchObject({ players, gameMaster: dark })
    expect((await maren('getRolls', { limit: 1 })).rolls[0]?.id).toBe(roll.id)
  })

  it('[FRC-41] a spent point flips under its own name, and the sum stays', async () => {
    const { version } = await maren('getStoryPoints')
    const { check } = await gameMaster('callCheck', { characters: [KESSA], skill: 'discipline', difficulty: 2 })
    await maren('spendStoryPoint', { side: 'players', version, check: { checkId: check.id, characterId: KESSA } })
    expect(await counted()).toMatchObject({ players: 1, dark: 2 })
    const { modifiers } = partIn((await maren('getCheck', { checkId: check.id })).check)
    expect(modifiers.at(-1)?.reason.text).toBe('Players’ destiny point')
  })
})

describe('[FRC-10] a campaign without the Force die', () => {
  const write = async (text: string) => {
    const { version } = await gameMaster('getCampaignSource', {})
    await gameMaster('saveCampaign', { text, baseVersion: version })
  }
  afterEach(async () => await write(withForce))

  it('has no Force dice in checks, no points to spend, no powers and no destiny', async () => {
    await write(campaign)
    const { roll, check } = await maren('rollDice', { pool: '1g1w', characterId: KESSA })
    expect(roll.dice['force']).toHaveLength(1)
    const { left, offers, force } = check ? partIn(check) : {}
    expect(Object.keys(left ?? {})).toEqual(['advantage', 'triumph', 'threat', 'despair'])
    expect([offers?.some(({ option }) => option === 'force'), force]).toEqual([false, undefined])
    expect((await maren('rollDice', { pool: '2w', characterId: KESSA })).check).toBeNull()
    const part = { checkId: check?.id ?? '', characterId: KESSA }
    expect(await maren.status('setForceDice', { ...part, count: 1 })).toBe(409)
    expect(await maren.status('commitForce', { id: KESSA, condition: 'Sense', count: 1 })).toBe(409)
    expect(await gameMaster.status('rollDestiny', {})).toBe(409)
  })
})
