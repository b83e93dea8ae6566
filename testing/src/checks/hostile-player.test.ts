import type { Check } from '@waybook/contract'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'

import type { Caller } from '../callers.ts'
import { checkBy, KESSA, LURKER, ODO, openPlayTable, partIn, pointsBy, type PlayTable } from './play-table.ts'

const NOBODY = 'characters/nobody'
const HIT = { proficiency: [11, 3], ability: [1] }
const MISS = { proficiency: [0, 0], ability: [0] }

let maren: Caller
let gameMaster: Caller
const opened: PlayTable[] = []
beforeEach(async () => {
  const table = await openPlayTable()
  opened.push(table)
  ;({ maren, gameMaster } = table)
})
afterAll(async () => void (await Promise.all(opened.map(async ({ testServer }) => await testServer.close()))))

async function refusal(by: Caller, operation: Parameters<Caller>[0], params: object) {
  const { status, text } = await by(operation, params)
  return { status, text }
}
const call = async (...characters: readonly string[]) =>
  await checkBy(gameMaster, 'callCheck', { title: 'Ambush', characters, skill: 'melee', difficulty: 0 })
const roll = async ({ id, parts }: Check, character: string) => {
  const { version } = partIn({ parts } as Check, character)
  return await checkBy(gameMaster, 'rollCheck', { checkId: id, characterId: character, version })
}

describe('a result for the game master', () => {
  async function rolled(dice: object) {
    const asked = { characters: [KESSA], skill: 'melee', difficulty: 0, audience: 'gameMaster' }
    const { id: checkId, parts } = await checkBy(gameMaster, 'callCheck', asked)
    const part = { checkId, characterId: KESSA }
    await checkBy(gameMaster, 'enterFaces', { ...part, version: parts[0]?.version, dice })
    return part
  }

  it.each([
    ['applyResult', {}],
    ['spend', { option: 'recover', pay: 'advantage' }],
    ['spend', { option: 'recover', pay: 'triumph' }],
    ['undoEffect', { effectId: 'guessed' }],
  ] as const)('[ACC-403] cannot be told from how %s %j is refused', async (operation, wanted) => {
    const [hit, miss] = [await rolled(HIT), await rolled(MISS)]
    const tried = await refusal(maren, operation, { ...hit, ...wanted })
    expect(tried.status).not.toBe(200)
    expect(tried).toEqual(await refusal(maren, operation, { ...miss, ...wanted }))
  })
})
