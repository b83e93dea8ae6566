import { describe, expect, it } from 'vitest'

import { campaignOfEach } from '../../world/open-campaign.ts'
import { KESSA, LURKER, partIn, playFiles, players, RAIDER } from './play-table.ts'

const { maren, ilse, gameMaster } = campaignOfEach(playFiles, players)

/** Two proficiency dice that show a triumph and an advantage, against blank difficulty dice. */
const FACES = { proficiency: [11, 6], difficulty: [0, 0] }
const enter = async (more: object = {}) =>
  await maren('rollDice', { pool: '2y2p', characterId: KESSA, skill: 'stealth', faces: FACES, ...more })
const openChecks = async (ask = gameMaster) => (await ask('getOpenChecks')).checks

describe('a roll that nobody called for', () => {
  it('[CHK-22] is a rolled check of its character, whose symbols are spent like those of any check', async () => {
    const { check, roll } = await enter({ reason: 'Along the wall' })
    expect(check).toMatchObject({ kind: 'skill', title: 'Along the wall', audience: 'table' })
    if (!check) throw new Error('The roll is no check')
    const part = partIn(check)
    expect(part).toMatchObject({ mine: true, physical: true, skill: 'stealth', roll: { id: roll.id } })
    expect(part.left?.triumph).toBe(1)
    const spent = await maren('spend', { checkId: check.id, characterId: KESSA, option: 'recover', pay: 'triumph' })
    expect(partIn(spent.check).left?.triumph).toBe(0)
    expect((await openChecks(ilse)).map(({ id }) => id)).toEqual([check.id])
  })

  it('[CHK-22] is none without a character, without dice of the pool, or if only the roller sees it', async () => {
    expect((await maren('rollDice', { pool: '2y' })).check).toBeNull()
    expect((await maren('rollDice', { pool: 'd100', characterId: KESSA })).check).toBeNull()
    expect((await enter({ audience: 'self' })).check).toBeNull()
    expect(await openChecks()).toEqual([])
  })

  it('[CHK-22] [CHK-20] of an unknown character does not exist for players', async () => {
    const { check } = await gameMaster('rollDice', { pool: '2y', characterId: LURKER })
    expect(check?.audience).toBe('gameMaster')
    expect(await openChecks(maren)).toEqual([])
    expect(await openChecks()).toHaveLength(1)
  })

  it('[CHK-23] takes the dice that wait for the next check of its character, if it has a skill', async () => {
    const { check } = await enter()
    const part = { checkId: check?.id, characterId: KESSA }
    await maren('spend', { ...part, option: 'aid', pay: 'triumph', target: KESSA })
    const own = async () => (await maren('getOwnDice', { characterId: KESSA, skill: 'stealth' })).dice
    expect(await own()).toMatchObject([{ op: 'add', die: 'boost', count: 1 }])
    await maren('rollDice', { pool: '1b', characterId: KESSA })
    expect(await own()).toHaveLength(1)
    await enter()
    expect(await own()).toEqual([])
    expect(await ilse.status('getOwnDice', { characterId: KESSA, skill: 'stealth' })).toBe(403)
  })

  it.each([
    [{ pool: '2y d100' }, 'params.faces: only dice of the pool can be entered'],
    [{ faces: { proficiency: [11] } }, 'params.faces.proficiency: 2 faces are needed'],
  ])('[ROLL-11] the faces of physical dice must be exactly its dice: %j', async (wrong, why) => {
    const { status, text } = await maren.reply('rollDice', { pool: '2y2p', characterId: KESSA, faces: FACES, ...wrong })
    expect([status, text]).toEqual([400, expect.stringContaining(why)])
  })
})

describe('a check that everybody has rolled', () => {
  it('[CHK-21] ends when its character rolls again, and its roll stays in the log', async () => {
    const first = await enter()
    const second = await enter()
    expect((await openChecks()).map(({ id }) => id)).toEqual([second.check?.id])
    expect((await gameMaster('getCheck', { checkId: first.check?.id })).check.state).toBe('closed')
    expect((await maren('getRolls')).rolls.map(({ id }) => id)).toEqual([second.roll.id, first.roll.id])
  })
})

describe('the roll of a character that players do not know', () => {
  it('[CHK-12] is for the game master alone unless they choose otherwise, and players cannot choose', async () => {
    const roll = async (audience?: string) => {
      const { check } = await gameMaster('callCheck', { characters: [LURKER], skill: 'melee', difficulty: 1 })
      const seen = { checkId: check.id, characterId: LURKER, version: check.parts[0]?.version }
      const rolled = (await gameMaster('rollCheck', { ...seen, ...(audience && { audience }) })).check
      return partIn(rolled, LURKER).roll?.audience
    }
    expect([await roll(), await roll('table')]).toEqual(['gameMaster', 'table'])
    expect((await maren('getRolls')).rolls.map(({ characterName }) => characterName)).toEqual([null])
    const { check } = await gameMaster('callCheck', { characters: [KESSA], skill: 'melee', difficulty: 1 })
    const seen = { checkId: check.id, characterId: KESSA, version: partIn(check).version, audience: 'gameMaster' }
    expect(partIn((await maren('rollCheck', seen)).check).roll?.audience).toBe('table')
  })
})

it('[CHK-48] a check is called against an opponent, who needs no page', async () => {
  const opponent = async (id: string) =>
    (
      await gameMaster('callCheck', {
        characters: [KESSA],
        skill: 'melee',
        difficulty: 0,
        opponent: { id, skill: 'vigilance' },
      })
    ).check
  const byPage = await opponent(RAIDER)
  expect(byPage.kind).toBe('opposed')
  expect(partIn(byPage).pool).toMatchObject({ difficulty: 1, challenge: 2 })
  const begun = await gameMaster('startEncounter', { combatants: [{ kind: 'rival', name: 'Stranger', unit: 5 }] })
  const stranger = begun.encounter.combatants[0]?.id ?? ''
  expect(partIn(await opponent(stranger)).pool).toMatchObject({ difficulty: 2, challenge: 0 })
})
