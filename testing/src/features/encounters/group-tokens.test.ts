import type { ParamsOf } from '@waybook/contract'
import { beforeEach, describe, expect, it } from 'vitest'

import { campaignOfEach } from '../../world/open-campaign.ts'
import { GATE, KESSA, RAIDER, fightCampaign, fighters } from './fight-campaign.ts'

const fight = campaignOfEach(fightCampaign, fighters)
beforeEach(async () => {
  await fight.gameMaster('setActiveScene', { sceneId: GATE })
})

/** Puts tokens of the raider on the scene. */
async function raiders(count: number, visible = true): Promise<string[]> {
  const tokens: string[] = []
  for (let x = 1; x <= count; x += 1) {
    const token = { sceneId: GATE, size: 'medium', characterId: RAIDER, position: { x, y: 50 }, visible } as const
    tokens.push((await fight.gameMaster('addToken', token)).token.id)
  }
  return tokens
}

type Joining = ParamsOf<'startEncounter'>['combatants'][number]

const start = async (...combatants: Joining[]) => (await fight.gameMaster('startEncounter', { combatants })).encounter

describe('tokens of minions', () => {
  it('[ENC-64] five tokens of one character are one group of five with all five tokens', async () => {
    const tokens = await raiders(5)
    const { combatants } = await start({ characterId: RAIDER })
    expect(combatants).toMatchObject([{ group: { size: 5, left: 5 }, tokenId: tokens[0], tokenIds: tokens }])
  })

  it('[ENC-64] copies without a size are groups that share the tokens', async () => {
    const tokens = await raiders(5)
    const { combatants } = await start({ characterId: RAIDER, copies: 2 })
    expect(combatants).toMatchObject([
      { name: 'Raider 1', group: { size: 3 }, tokenIds: tokens.slice(0, 3) },
      { name: 'Raider 2', group: { size: 2 }, tokenIds: tokens.slice(3) },
    ])
  })

  it('[ENC-64] later combatants get the tokens that have no combatant yet', async () => {
    const first = await raiders(2)
    const { id: encounterId } = await start({ characterId: RAIDER }, { characterId: KESSA })
    const later = await raiders(3)
    const joining = { encounterId, combatants: [{ characterId: RAIDER }] }
    const { combatants } = (await fight.gameMaster('addCombatants', joining)).encounter
    expect(combatants.map(({ tokenIds }) => tokenIds)).toEqual([first, [], later])
  })

  it('[ENC-60] [ENC-64] a token assigned to a group joins its others, up to the number of minions', async () => {
    const [one = '', other = '', more = ''] = await raiders(3)
    const { id: encounterId, combatants } = await start({ characterId: RAIDER, size: 2 }, { characterId: KESSA })
    const give = async (index: number, tokenId: string | null) => {
      const given = { encounterId, combatantId: combatants[index]?.id ?? '', tokenId }
      return (await fight.gameMaster('updateCombatant', given)).encounter.combatants.map(({ tokenIds }) => tokenIds)
    }
    expect(await give(0, more)).toEqual([[more, one], []])
    expect(await give(1, one)).toEqual([[more], [one]])
    expect(await give(0, other)).toEqual([[other, more], [one]])
    expect(await give(0, null)).toEqual([[], [one]])
  })

  it('[ENC-20] [ENC-64] players get a group’s tokens that they see on the table', async () => {
    const seen = await raiders(2)
    await raiders(3, false)
    await start({ characterId: RAIDER }, { characterId: KESSA })
    const { encounter } = await fight.kessa('getEncounter', {})
    expect(encounter?.combatants[0]).toMatchObject({ tokenId: seen[0], tokenIds: seen })
  })
})
