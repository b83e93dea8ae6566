import type { Check } from '@waybook/contract'
import { describe, expect, it } from 'vitest'

import { type Member } from '../../world/callers.ts'
import { campaignOfEach } from '../../world/open-campaign.ts'
import { KESSA, LURKER, ODO, partIn, RAIDER, playFiles, players } from './play-table.ts'

const NOBODY = 'characters/nobody'
const HIT = { proficiency: [11, 3], ability: [1] }
const MISS = { proficiency: [0, 0], ability: [0] }

const { maren, gameMaster } = campaignOfEach(playFiles, players)

async function refusal(by: Member, operation: Parameters<Member>[0], params: object) {
  const { status, text } = await by.reply(operation, params)
  return { status, text }
}
const call = async (...characters: readonly string[]) =>
  (await gameMaster('callCheck', { title: 'Ambush', characters, skill: 'melee', difficulty: 0 })).check
const roll = async ({ id, parts }: Check, character: string) => {
  const { version } = partIn({ parts } as Check, character)
  return (await gameMaster('rollCheck', { checkId: id, characterId: character, version })).check
}

describe('a result for the game master', () => {
  async function rolled(dice: object) {
    const asked = { characters: [KESSA], skill: 'melee', difficulty: 0, audience: 'gameMaster' }
    const { id: checkId, parts } = (await gameMaster('callCheck', asked)).check
    const part = { checkId, characterId: KESSA }
    await gameMaster('enterFaces', { ...part, version: parts[0]?.version, dice })
    return part
  }

  it.each([
    ['applyResult', {}],
    ['spend', { option: 'recover', pay: 'advantage' }],
    ['spend', { option: 'recover', pay: 'triumph' }],
    ['undoEffect', { effectId: 'guessed' }],
  ] as const)('[ACC-403] is not revealed by how %s %j is refused', async (operation, wanted) => {
    const tried = await refusal(maren, operation, { ...(await rolled(HIT)), ...wanted })
    expect(tried.status).not.toBe(200)
    expect(tried).toEqual(await refusal(maren, operation, { ...(await rolled(MISS)), ...wanted }))
  })
})

describe('the part of an unknown character', () => {
  it.each([
    [
      'undoStoryPoint',
      (of: string, id: string) => ({ side: 'gameMaster', version: 2, check: { checkId: id, characterId: of } }),
    ],
    [
      'undoStoryPoint',
      (of: string, id: string) => ({ side: 'players', version: 2, check: { checkId: id, characterId: of } }),
    ],
    [
      'spendStoryPoint',
      (of: string, id: string) => ({ side: 'players', version: 2, check: { checkId: id, characterId: of } }),
    ],
    [
      'addModifier',
      (of: string, id: string) => ({ checkId: id, characterId: of, op: 'add', die: 'boost', count: 1, reason: 'x' }),
    ],
    ['spend', (of: string, id: string) => ({ checkId: id, characterId: of, option: 'recover', pay: 'advantage' })],
    ['undoEffect', (of: string, id: string) => ({ checkId: id, characterId: of, effectId: 'x' })],
    ['rollCheck', (of: string, id: string) => ({ checkId: id, characterId: of, version: 1 })],
  ] as const)('[ACC-400] does not exist for %s', async (operation, paramsFor) => {
    await gameMaster('setStoryPoints', { players: 1, gameMaster: 1 })
    const { id } = await call(KESSA, LURKER)
    const check = { checkId: id, characterId: LURKER }
    await gameMaster('spendStoryPoint', { side: 'gameMaster', version: 1, check })
    const tried = await refusal(maren, operation, paramsFor(LURKER, id))
    expect(tried).toEqual(await refusal(maren, operation, paramsFor(NOBODY, id)))
  })

  it('[ACC-400] leaves no gap in the versions that players get', async () => {
    const made = await call(KESSA, LURKER)
    const before = (await maren('getCheck', { checkId: made.id })).check
    const part = { checkId: made.id, characterId: LURKER, op: 'add', die: 'boost', count: 1, reason: 'Fog' }
    await gameMaster('addModifier', part)
    await roll((await gameMaster('addModifier', part)).check, LURKER)
    expect((await maren('getCheck', { checkId: made.id })).check).toEqual(before)
  })

  it('[ACC-400] does not reveal by its roll how the check ended', async () => {
    const made = await call(KESSA, LURKER)
    await roll(made, LURKER)
    await gameMaster('closeCheck', { checkId: made.id })
    expect((await maren('getCheck', { checkId: made.id })).check.state).toBe('cancelled')
    expect((await gameMaster('getCheck', { checkId: made.id })).check.state).toBe('closed')
  })

  it('[ACC-404] is rolled without players seeing it', async () => {
    const made = await call(LURKER)
    const rolled = await roll(made, LURKER)
    const rollId = partIn(rolled, LURKER).roll?.id
    const body = await maren('getRolls', {})
    expect(body['rolls']).toEqual([])
    const missing = await refusal(maren, 'getRollProof', { rollId: 'no such roll' })
    expect(await refusal(maren, 'getRollProof', { rollId })).toEqual(missing)
    await gameMaster('getRollProof', { rollId })
  })
})

it('[CHK-11] nobody can count the modifiers of a hidden difficulty by adding their own up to the limit', async () => {
  const most = async (setbacks: number) => {
    const asked = { characters: [KESSA], skill: 'melee', difficulty: 3, difficultyHidden: true, setbacks }
    const { id: checkId } = (await gameMaster('callCheck', asked)).check
    const part = { checkId, characterId: KESSA, op: 'add', die: 'boost', count: 1, reason: 'x' }
    for (let added = 0; ; added += 1) if ((await maren.status('addModifier', part)) !== 200) return added
  }
  expect(await most(0)).toBe(await most(1))
})

it('[ACC-400] a nonexistent check is refused like one whose characters a player does not know', async () => {
  const { id } = await call(LURKER)
  for (const checkId of [id, 'no such check']) {
    const tried = { checkId, characterId: KESSA }
    expect(await refusal(maren, 'getCheck', { checkId })).toEqual(await refusal(maren, 'getCheck', { checkId: 'x' }))
    expect(await refusal(maren, 'closeCheck', { checkId })).toEqual(
      await refusal(maren, 'closeCheck', { checkId: 'x' }),
    )
    expect(await refusal(maren, 'applyResult', tried)).toEqual(
      await refusal(maren, 'applyResult', { ...tried, checkId: 'x' }),
    )
  }
})

it('[ACC-401] attacking or treating a hidden character is refused like a nonexistent target', async () => {
  const attack = { characterId: KESSA, weaponId: null }
  const nobody = await refusal(maren, 'startAttack', { ...attack, target: NOBODY })
  expect(await refusal(maren, 'startAttack', { ...attack, target: LURKER })).toEqual(nobody)
  const untreated = await refusal(maren, 'startHealing', { characterId: KESSA, patient: NOBODY })
  expect(await refusal(maren, 'startHealing', { characterId: KESSA, patient: LURKER })).toEqual(untreated)
  await maren('startHealing', { characterId: KESSA, patient: ODO })
})

it('[CHK-73] beginning a treatment reveals no wounds that a player may not see', async () => {
  const begun = async () => {
    const { id } = (await maren('startHealing', { characterId: KESSA, patient: RAIDER })).check
    const part = partIn((await maren('getCheck', { checkId: id })).check)
    await maren('closeCheck', { checkId: id })
    return { pool: part.pool, modifiers: part.modifiers }
  }
  const unhurt = await begun()
  await gameMaster('updateCharacterDynamic', { id: RAIDER, hitpoints: 1 })
  expect(await begun()).toEqual(unhurt)
})
