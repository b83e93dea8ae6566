import type { Check, StoryPoints } from '@waybook/contract'
import { emptyPool, formatPool } from '@waybook/rules'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import type { Caller } from '../../world/callers.ts'
import { checkBy, KESSA, openPlayTable, partIn, pointsBy, RAIDER, type PlayTable } from './play-table.ts'

let table: PlayTable
let maren: Caller
let ilse: Caller
let gameMaster: Caller
let points: StoryPoints
beforeAll(async () => {
  table = await openPlayTable()
  ;({ maren, ilse, gameMaster } = table)
})
afterAll(async () => await table.testServer.close())
beforeEach(async () => {
  points = await pointsBy(gameMaster, 'setStoryPoints', { players: 2, gameMaster: 1 })
})

const call = async (character = KESSA) =>
  await checkBy(gameMaster, 'callCheck', { characters: [character], skill: 'melee', difficulty: 2 })
const now = async () => await pointsBy(maren, 'getStoryPoints', {})
const poolNow = async (checkId: string, character = KESSA) =>
  formatPool(partIn(await checkBy(gameMaster, 'getCheck', { checkId }), character).pool ?? emptyPool)

describe('story points', () => {
  it('[CHK-30] go to the other side when they are spent, and upgrade a check', async () => {
    const { id: checkId } = await call()
    const check = { checkId, characterId: KESSA }
    const spent = await pointsBy(maren, 'spendStoryPoint', { side: 'players', version: points.version, check })
    expect(spent).toMatchObject({ players: 1, gameMaster: 2, last: null })
    expect(await poolNow(checkId)).toBe('3y2p')
    await pointsBy(gameMaster, 'spendStoryPoint', { side: 'gameMaster', version: spent.version, check })
    expect(await poolNow(checkId)).toBe('3y1r1p')
    expect(await now()).toMatchObject({ players: 2, gameMaster: 1 })
  })

  it('[CHK-31] one for each side and part', async () => {
    const { id: checkId } = await call()
    const check = { checkId, characterId: KESSA }
    const spent = await pointsBy(maren, 'spendStoryPoint', { side: 'players', version: points.version, check })
    const again = await maren('spendStoryPoint', { side: 'players', version: spent.version, check })
    expect(again.status).toBe(409)
    expect(await now()).toEqual(spent)
  })

  it('[CHK-32] two who spend at once spend one point', async () => {
    const spend = { side: 'players', version: points.version }
    const both = await Promise.all([maren('spendStoryPoint', spend), ilse('spendStoryPoint', spend)])
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 409]))
    const refused = both.find(({ status }) => status === 409)
    expect(refused?.body['storyPoints']).toMatchObject({ players: 1, gameMaster: 2 })
  })

  it('[CHK-33] of a check return when it is cancelled, or when they are taken back before its roll', async () => {
    const { id: checkId } = await call()
    const check = { checkId, characterId: KESSA }
    const spent = await pointsBy(maren, 'spendStoryPoint', { side: 'players', version: points.version, check })
    expect((await ilse('undoStoryPoint', { side: 'players', version: spent.version, check })).status).toBe(403)
    const back = await pointsBy(maren, 'undoStoryPoint', { side: 'players', version: spent.version, check })
    expect([back.players, back.gameMaster, await poolNow(checkId)]).toEqual([2, 1, '2y1g2p'])
    await pointsBy(maren, 'spendStoryPoint', { side: 'players', version: back.version, check })
    const closed: Check = await checkBy(gameMaster, 'closeCheck', { checkId })
    expect(closed.state).toBe('cancelled')
    expect(await now()).toMatchObject({ players: 2, gameMaster: 1 })
  })

  it('[CHK-34] outside a check, the last one can be taken back by who spent it', async () => {
    const spent = await pointsBy(maren, 'spendStoryPoint', {
      side: 'players',
      version: points.version,
      title: 'A boat',
    })
    expect(spent.last).toEqual({ side: 'players', by: 'Maren', undoable: true })
    expect((await pointsBy(ilse, 'getStoryPoints', {})).last?.undoable).toBe(false)
    expect(await pointsBy(maren, 'undoStoryPoint', { side: 'players', version: spent.version })).toMatchObject({
      players: 2,
      last: null,
    })
  })

  it('[CHK-35] players spend those of their side, on their own checks or to make an opponent’s harder', async () => {
    const spend = { side: 'players', version: points.version }
    expect((await maren('spendStoryPoint', { ...spend, side: 'gameMaster' })).status).toBe(403)
    const own = await call()
    expect((await ilse('spendStoryPoint', { ...spend, check: { checkId: own.id, characterId: KESSA } })).status).toBe(
      403,
    )
    const theirs = await call(RAIDER)
    await pointsBy(ilse, 'spendStoryPoint', { ...spend, check: { checkId: theirs.id, characterId: RAIDER } })
    expect(await poolNow(theirs.id, RAIDER)).toBe('3g1r1p')
  })

  it('[CHK-36] a side without points spends none', async () => {
    const none = await pointsBy(gameMaster, 'setStoryPoints', { players: 0, gameMaster: 3 })
    expect((await maren('spendStoryPoint', { side: 'players', version: none.version })).status).toBe(409)
  })
})
