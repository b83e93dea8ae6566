import type { DiceChange, Roll } from '@waybook/contract'
import { describe, expect, it } from 'vitest'

import type { Member } from '../../world/callers.ts'
import { campaignOfEach } from '../../world/open-campaign.ts'
import { KESSA, playFiles, players } from '../checks/play-table.ts'

const { maren, ilse, gameMaster } = campaignOfEach(playFiles, players)

const rolled = async (by: Member = maren, params: object = {}) =>
  (await by('rollDice', { pool: '2g1p', reason: 'Look', ...params })).roll
const turn = (face = 3, die = 'g0') => [{ op: 'turn', die, face, reason: 'The lamp came back' }]
const change = async (by: Member, { id }: Roll, changes: object[] = turn()) =>
  await by('changeRolledDice', { rollId: id, changes })
const setting = async (changeDice: string) => await gameMaster('changeSettings', { settings: { changeDice } })
const changesOf = async (by: Member, { id }: Roll): Promise<DiceChange[]> =>
  (await by('getRoll', { rollId: id })).changes

describe('[CHD-10] who changes the dice of a roll', () => {
  it.each([
    ['free', false, true],
    ['asked', true, true],
    ['gameMaster', null, null],
  ])('%s: the roller, and another player', async (set, byRoller, byAlly) => {
    await setting(set)
    for (const [by, asked] of [
      [maren, byRoller],
      [ilse, byAlly],
    ] as const) {
      const made = await rolled()
      const { status, body } = await by.reply('changeRolledDice', { rollId: made.id, changes: turn() })
      expect(status).toBe(asked === null ? 403 : 200)
      expect(body['asked'] ?? null).toBe(asked)
    }
    const atOnce = await change(gameMaster, await rolled())
    expect(atOnce.asked).toBe(false)
    expect(atOnce.roll.dice['ability']?.[0]).toBe(3)
  })

  it('the player of the character, also if the game master rolled for it', async () => {
    await setting('free')
    const made = await rolled(gameMaster, { characterId: KESSA })
    expect((await change(maren, made)).asked).toBe(false)
  })

  it('a roll for oneself is changed by its roller alone, with every setting', async () => {
    await setting('gameMaster')
    const made = await rolled(maren, { audience: 'self' })
    expect((await change(maren, made)).asked).toBe(false)
    expect(await gameMaster.status('changeRolledDice', { rollId: made.id, changes: turn() })).toBe(404)
  })
})

describe('[CHD-13] an asked change', () => {
  it('throws nothing until the game master allows it, and then falls', async () => {
    const made = await rolled()
    const asked = await change(maren, made, [{ op: 'reroll', die: 'g1', reason: 'Second Look' }])
    expect(asked).toMatchObject({ asked: true, roll: made })
    expect(await ilse.reply('getRoll', { rollId: made.id })).toMatchObject({ body: { roll: made, changes: [] } })
    expect(await ilse.status('decideDiceChange', { rollId: made.id, changeId: asked.changeId, allow: true })).toBe(404)
    const { roll } = await gameMaster('decideDiceChange', { rollId: made.id, changeId: asked.changeId, allow: true })
    expect(roll.changed).toMatchObject({ version: 1, thrown: made.dice })
    expect(await changesOf(ilse, made)).toMatchObject([{ by: 'Maren', reason: 'Second Look', state: 'counts' }])
  })

  it('is a conflict if a die of it is gone, and can be refused or withdrawn', async () => {
    const made = await rolled()
    const { changeId } = await change(maren, made)
    const mine = { rollId: made.id, changeId }
    await change(gameMaster, made, [{ op: 'remove', die: 'g0', reason: 'Too dark' }])
    expect(await gameMaster.status('decideDiceChange', { ...mine, allow: true })).toBe(409)
    expect(await maren.status('decideDiceChange', { ...mine, allow: true })).toBe(403)
    await maren('decideDiceChange', { ...mine, allow: false })
    expect(await gameMaster.status('decideDiceChange', { ...mine, allow: true })).toBe(409)
    expect(await changesOf(maren, made)).toMatchObject([{ state: 'counts' }, { state: 'refused', decidedBy: 'Maren' }])
  })
})

it('[CHD-14] at most 3 changes wait for each person, and a person makes at most 24', async () => {
  const made = await rolled()
  for (const face of [1, 2, 3]) await change(maren, made, turn(face))
  expect(await maren.status('changeRolledDice', { rollId: made.id, changes: turn() })).toBe(429)
  await setting('free')
  for (let face = 0; face < 21; face += 1) await change(maren, made, turn(face % 8))
  expect(await maren.status('changeRolledDice', { rollId: made.id, changes: turn() })).toBe(429)
})

it('[CHD-2] [CHD-12] a change counts as a whole or not at all, and each step has a reason', async () => {
  const made = await rolled()
  const wrong = [...turn(), { op: 'turn', die: 'g9', face: 1, reason: 'No' }]
  expect(await gameMaster.status('changeRolledDice', { rollId: made.id, changes: wrong })).toBe(400)
  expect(
    await gameMaster.status('changeRolledDice', { rollId: made.id, changes: [{ ...turn()[0], reason: ' ' }] }),
  ).toBe(400)
  expect((await maren('getRoll', { rollId: made.id })).roll).toEqual(made)
  const many = Array.from({ length: 9 }, () => ({ op: 'add', die: 'boost', reason: 'Many' }))
  expect(await gameMaster.status('changeRolledDice', { rollId: made.id, changes: many })).toBe(400)
})

it('[CHD-15] of two changes at once, the second gets a conflict with the roll as it is', async () => {
  await setting('free')
  const made = await rolled()
  const both = await Promise.all(
    [maren, gameMaster].map(
      async (by) => await by.reply('changeRolledDice', { rollId: made.id, version: 0, changes: turn() }),
    ),
  )
  expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 409]))
  expect(both.find(({ status }) => status === 409)?.body).toMatchObject({ roll: { changed: { version: 1 } } })
})

describe('[CHD-20] undoing a change', () => {
  it('gives the dice of before, and the change stays listed', async () => {
    await setting('free')
    const made = await rolled()
    const { changeId } = await change(maren, made, [{ op: 'remove', die: 'g0', reason: 'Dark' }])
    expect(await ilse.status('undoDiceChange', { rollId: made.id, changeId })).toBe(403)
    const { roll, asked } = await maren('undoDiceChange', { rollId: made.id, changeId })
    expect({ asked, dice: roll.dice }).toEqual({ asked: false, dice: made.dice })
    expect((await changesOf(ilse, made))[0]).toMatchObject({ state: 'undone', decidedBy: 'Maren' })
    expect(await maren.status('undoDiceChange', { rollId: made.id, changeId })).toBe(409)
  })

  it('is refused while a later change stands on the same die', async () => {
    const made = await rolled()
    const first = await change(gameMaster, made)
    const second = await change(gameMaster, made, turn(5))
    const undo = (changeId: string) => ({ rollId: made.id, changeId })
    expect(await gameMaster.status('undoDiceChange', undo(first.changeId))).toBe(409)
    await gameMaster('undoDiceChange', undo(second.changeId))
    expect((await gameMaster('undoDiceChange', undo(first.changeId))).roll.dice).toEqual(made.dice)
  })

  it('that showed new faces is asked of the game master, unless the setting is free', async () => {
    const made = await rolled()
    const reroll = [{ op: 'reroll', die: 'g0', reason: 'Again' }]
    const { changeId } = await change(maren, made, reroll)
    await gameMaster('decideDiceChange', { rollId: made.id, changeId, allow: true })
    expect(await maren('undoDiceChange', { rollId: made.id, changeId })).toMatchObject({ asked: true })
    const [, undoing] = await changesOf(gameMaster, made)
    expect(undoing).toMatchObject({ undoes: changeId, state: 'asked', decidable: true })
    const allowed = { rollId: made.id, changeId: undoing?.id ?? '', allow: true }
    expect((await gameMaster('decideDiceChange', allowed)).roll.dice).toEqual(made.dice)
  })
})
