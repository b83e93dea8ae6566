import type { Check, StoryPoints } from '@waybook/contract'
import { emptyPool, formatPool } from '@waybook/rules'
import { beforeEach, describe, expect, it } from 'vitest'

import { campaignOfSuite } from '../../world/open-campaign.ts'
import { KESSA, partIn, RAIDER, playFiles, players } from './play-table.ts'

const { maren, ilse, gameMaster } = campaignOfSuite(playFiles, players)
let points: StoryPoints
beforeEach(async () => {
  points = await gameMaster('setStoryPoints', { players: 2, gameMaster: 1 })
})

const call = async (character = KESSA) =>
  (await gameMaster('callCheck', { characters: [character], skill: 'melee', difficulty: 2 })).check
const now = async () => await maren('getStoryPoints')
const poolNow = async (checkId: string, character = KESSA) =>
  formatPool(partIn((await gameMaster('getCheck', { checkId })).check, character).pool ?? emptyPool)

describe('story points', () => {
  it('[CHK-30] go to the other side when they are spent, and upgrade a check', async () => {
    const { id: checkId } = await call()
    const check = { checkId, characterId: KESSA }
    const spent = await maren('spendStoryPoint', { side: 'players', version: points.version, check })
    expect(spent).toMatchObject({ players: 1, gameMaster: 2, last: null })
    expect(await poolNow(checkId)).toBe('3y2p')
    await gameMaster('spendStoryPoint', { side: 'gameMaster', version: spent.version, check })
    expect(await poolNow(checkId)).toBe('3y1r1p')
    expect(await now()).toMatchObject({ players: 2, gameMaster: 1 })
  })

  it('[CHK-31] are limited to one for each side and part', async () => {
    const { id: checkId } = await call()
    const check = { checkId, characterId: KESSA }
    const spent = await maren('spendStoryPoint', { side: 'players', version: points.version, check })
    const again = await maren.reply('spendStoryPoint', { side: 'players', version: spent.version, check })
    expect(again.status).toBe(409)
    expect({ success: true, ...(await now()) }).toEqual(spent)
  })

  it('[CHK-32] are spent once if two users spend the same one at once', async () => {
    const spend = { side: 'players', version: points.version }
    const both = await Promise.all([maren.reply('spendStoryPoint', spend), ilse.reply('spendStoryPoint', spend)])
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 409]))
    const refused = both.find(({ status }) => status === 409)
    expect(refused?.body['storyPoints']).toMatchObject({ players: 1, gameMaster: 2 })
  })

  it('[CHK-33] of a check return when it is canceled, or when they are taken back before its roll', async () => {
    const { id: checkId } = await call()
    const check = { checkId, characterId: KESSA }
    const spent = await maren('spendStoryPoint', { side: 'players', version: points.version, check })
    expect(await ilse.status('undoStoryPoint', { side: 'players', version: spent.version, check })).toBe(403)
    const back = await maren('undoStoryPoint', { side: 'players', version: spent.version, check })
    expect([back.players, back.gameMaster, await poolNow(checkId)]).toEqual([2, 1, '2y1g2p'])
    await maren('spendStoryPoint', { side: 'players', version: back.version, check })
    const closed: Check = (await gameMaster('closeCheck', { checkId })).check
    expect(closed.state).toBe('cancelled')
    expect(await now()).toMatchObject({ players: 2, gameMaster: 1 })
  })

  it('[CHK-34] outside a check, the last one can be taken back by the user who spent it', async () => {
    const spent = await maren('spendStoryPoint', {
      side: 'players',
      version: points.version,
      title: 'A boat',
    })
    expect(spent.last).toEqual({ side: 'players', by: 'Maren', undoable: true })
    expect((await ilse('getStoryPoints')).last?.undoable).toBe(false)
    expect(await maren('undoStoryPoint', { side: 'players', version: spent.version })).toMatchObject({
      players: 2,
      last: null,
    })
  })

  it('[CHK-35] of the players’ side can be spent on their own checks, or to make an opponent’s harder', async () => {
    const spend = { side: 'players', version: points.version }
    expect(await maren.status('spendStoryPoint', { ...spend, side: 'gameMaster' })).toBe(403)
    const own = await call()
    expect(await ilse.status('spendStoryPoint', { ...spend, check: { checkId: own.id, characterId: KESSA } })).toBe(403)
    const theirs = await call(RAIDER)
    await ilse('spendStoryPoint', { ...spend, check: { checkId: theirs.id, characterId: RAIDER } })
    expect(await poolNow(theirs.id, RAIDER)).toBe('3g1r1p')
  })

  it('[CHK-36] cannot be spent by a side that has none', async () => {
    const none = await gameMaster('setStoryPoints', { players: 0, gameMaster: 3 })
    expect(await maren.status('spendStoryPoint', { side: 'players', version: none.version })).toBe(409)
  })
})
