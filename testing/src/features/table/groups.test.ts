import { ADDED_TOKENS_MAX, TOKENS_MAX, type Token } from '@waybook/contract'
import { putToken } from '@waybook/server/features/table/token-queries.ts'
import { beforeEach, describe, expect, it } from 'vitest'

import { tokenOf } from '../../stores/table/token-of.ts'
import { campaignOfEach } from '../../world/open-campaign.ts'
import { CAMPAIGN_ID } from '../../world/test-server.ts'
import { GATE, KESSA, LAMP, ODO, ZEBULON, tableCampaign } from './table-campaign.ts'
import { addToken, tableUsers } from './table-harness.ts'

const campaignId = CAMPAIGN_ID
const table = campaignOfEach(tableCampaign, tableUsers)
const ask = table.gameMaster
beforeEach(async () => void (await ask('setActiveScene', { sceneId: GATE })))

const look = { size: 'small', visible: true } as const
const row = (count: number) => Array.from({ length: count }, (_, index) => ({ x: 10 + index, y: 20 }))
const addOdo = async (count: number, about: { readonly visible?: boolean; readonly sceneId?: string } = {}) =>
  (await ask('addTokens', { sceneId: GATE, characterId: ODO, positions: row(count), ...look, ...about })).tokens
const tokensOn = async (sceneId: string) => (await ask('getTokens', { sceneId })).tokens
const undo = async () => (await ask('undoTable', {})).undone
const redo = async () => (await ask('redoTable', {})).redone
const idsOf = (tokens: readonly Token[]) => tokens.map(({ id }) => id)

describe('copies of a character', () => {
  it('[TABLE-311] are numbered in the order of their positions, and the next gets the lowest free number', async () => {
    const odo = await addOdo(4)
    expect(odo.map(({ number, position: { x } }) => [number, x])).toEqual([
      [1, 10],
      [2, 11],
      [3, 12],
      [4, 13],
    ])
    expect(await tokensOn(GATE)).toEqual(odo)
    await ask('removeTokens', { tokenIds: idsOf(odo.slice(1, 3)) })
    expect((await addToken(table.gameMaster, { sceneId: GATE, characterId: ODO })).number).toBe(2)
    expect((await addToken(table.gameMaster, { sceneId: GATE, characterId: KESSA })).number).toBe(1)
    expect((await addToken(table.gameMaster, { sceneId: LAMP, characterId: ODO })).number).toBe(1)
  })

  it('[TABLE-311] have no number for players, so no gap is visible', async () => {
    const [shown] = await addOdo(1)
    await addOdo(2, { visible: false })
    await addOdo(1)
    const seen = (await table.kessa('getTokens', { sceneId: GATE })).tokens
    expect(seen.map(({ number }) => number)).toEqual([null, null])
    await ask('setGrant', { grant: 'moveOwnToken', granted: true })
    const moved = await table.odo('updateToken', {
      tokenId: shown?.id ?? '',
      position: { x: 1, y: 1 },
      facing: 90,
    })
    expect(moved.token).toMatchObject({ number: null, facing: 90 })
  })
})

describe('several tokens at once', () => {
  it('[TABLE-313] added together are undone and redone as one step', async () => {
    const odo = await addOdo(5)
    expect([await undo(), await tokensOn(GATE)]).toEqual([{ did: 'addedToken', name: 'Odo Brandreth', count: 5 }, []])
    expect((await redo())?.count).toBe(5)
    expect((await tokensOn(GATE)).map(({ id, number }) => [id, number])).toEqual(odo.map((one) => [one.id, one.number]))
  })

  it('[TABLE-313] changed together go back as one step, except tokens that somebody has changed since', async () => {
    const odo = await addOdo(3)
    const changes = odo.map(({ id }, index) => ({
      tokenId: id,
      position: { x: 50, y: index },
      elevation: 10,
      facing: 270,
    }))
    const { tokens } = await ask('updateTokens', { changes })
    expect(tokens.map(({ position, elevation, facing }) => [position.y, elevation, facing])).toEqual([
      [0, 10, 270],
      [1, 10, 270],
      [2, 10, 270],
    ])
    const [first] = odo
    await table.other('updateToken', {
      tokenId: first?.id ?? '',
      position: { x: 99, y: 99 },
      elevation: 4,
    })
    expect(await undo()).toMatchObject({ did: 'movedToken', count: 3 })
    expect((await tokensOn(GATE)).map(({ position, elevation, facing }) => [position, elevation, facing])).toEqual([
      [{ x: 99, y: 99 }, 4, null],
      [{ x: 11, y: 20 }, 0, null],
      [{ x: 12, y: 20 }, 0, null],
    ])
    expect(await ask('getTableHistory', {})).toMatchObject({
      undo: { did: 'addedToken', count: 2 },
      redo: { count: 3 },
    })
  })

  it('[TABLE-313] removed together return as one step', async () => {
    const odo = await addOdo(3)
    await ask('removeTokens', { tokenIds: idsOf(odo) })
    expect(await tokensOn(GATE)).toEqual([])
    expect(await undo()).toEqual({ did: 'removedToken', name: 'Odo Brandreth', count: 3 })
    expect((await tokensOn(GATE)).map(({ id, number }) => [id, number])).toEqual(odo.map((one) => [one.id, one.number]))
  })

  it('[TABLE-314] are copied with their looks and new numbers, even to another scene', async () => {
    const [one, two] = await addOdo(2)
    const copied = async (sceneId?: string) =>
      await ask('copyTokens', {
        sceneId,
        tokens: [one, two].map((token, index) => ({ tokenId: token?.id ?? '', position: { x: 80, y: index } })),
      })
    await ask('updateToken', { tokenId: one?.id ?? '', size: 'three', elevation: -5, visible: false })
    expect((await copied()).tokens).toMatchObject([
      { sceneId: GATE, number: 3, size: 'three', elevation: -5, visible: false, position: { x: 80, y: 0 } },
      { sceneId: GATE, number: 4, size: 'small', elevation: 0, visible: true, position: { x: 80, y: 1 } },
    ])
    expect((await copied(LAMP)).tokens.map(({ sceneId, number }) => [sceneId, number])).toEqual([
      [LAMP, 1],
      [LAMP, 2],
    ])
    await undo()
    await undo()
    expect([(await tokensOn(GATE)).length, (await tokensOn(LAMP)).length]).toEqual([2, 0])
  })

  it('[TABLE-310] are changed all or none', async () => {
    const odo = await addOdo(2)
    const before = await tokensOn(GATE)
    const ids = idsOf(odo)
    const update = async (changes: object[]) => await table.gameMaster.status('updateTokens', { campaignId, changes })
    const move = { position: { x: 1, y: 1 } }
    expect([
      await update([
        { tokenId: ids[0], ...move },
        { tokenId: 'nobody', ...move },
      ]),
      await update([
        { tokenId: ids[0], ...move },
        { tokenId: ids[1], version: 1, ...move },
      ]),
      await update([
        { tokenId: ids[0], ...move },
        { tokenId: ids[0], ...move },
      ]),
      await update([]),
      await table.gameMaster.status('removeTokens', { campaignId, tokenIds: [...ids, 'nobody'] }),
      await table.gameMaster.status('removeTokens', { campaignId, tokenIds: [ids[0], ids[0]] }),
    ]).toEqual([404, 409, 400, 400, 404, 400])
    expect(await tokensOn(GATE)).toEqual(before)
  })

  it('[TABLE-310] [TABLE-313] of several characters are placed as one step, or none is', async () => {
    const tokens = [ODO, KESSA].map((characterId, index) => ({ characterId, position: { x: 10 + index, y: 20 } }))
    await ask('placeTokens', { sceneId: GATE, tokens, ...look })
    expect((await tokensOn(GATE)).map(({ characterId }) => characterId).toSorted()).toEqual([KESSA, ODO].toSorted())
    await undo()
    expect(await tokensOn(GATE)).toEqual([])
    const withUnknown = [...tokens, { characterId: 'characters/nobody', position: { x: 1, y: 1 } }]
    expect(
      await table.gameMaster.status('placeTokens', { campaignId, sceneId: GATE, tokens: withUnknown, ...look }),
    ).toBe(404)
    expect(await tokensOn(GATE)).toEqual([])
  })

  it('[TABLE-310] are changed only by the game master', async () => {
    const [token] = await addOdo(1)
    await ask('setGrant', { grant: 'moveOwnToken', granted: true })
    const [tokenId, position] = [token?.id ?? '', { x: 1, y: 1 }]
    const calls = {
      addTokens: { sceneId: GATE, characterId: ODO, positions: [position], ...look },
      placeTokens: { sceneId: GATE, tokens: [{ characterId: ODO, position }], ...look },
      updateTokens: { changes: [{ tokenId, position }] },
      copyTokens: { tokens: [{ tokenId, position }] },
      removeTokens: { tokenIds: [tokenId] },
    } as const
    for (const [name, params] of Object.entries(calls) as [keyof typeof calls, object][])
      expect([name, await table.odo.status(name, { campaignId, ...params })]).toEqual([name, 403])
    expect(await table.odo.status('updateToken', { campaignId, tokenId, elevation: 3 })).toBe(403)
  })

  it('[TABLE-11] cannot exceed the limit of a scene', async () => {
    const add = { campaignId, sceneId: GATE, characterId: ODO, ...look }
    const tooMany = await table.gameMaster.reply('addTokens', { ...add, positions: row(ADDED_TOKENS_MAX + 1) })
    expect(tooMany.status).toBe(400)
    const records = table.records()
    await records.transaction({ actor: 'test' }, async (write) => {
      for (let index = 2; index < TOKENS_MAX; index += 1) await putToken(write, `token-${index}`, tokenOf(ZEBULON))
    })
    expect(await table.gameMaster.status('addTokens', { ...add, positions: row(3) })).toBe(409)
    const [one, two] = await addOdo(2)
    const copy = { tokens: [one, two].map((token) => ({ tokenId: token?.id ?? '', position: { x: 1, y: 1 } })) }
    expect(await table.gameMaster.status('copyTokens', { campaignId, ...copy })).toBe(409)
    expect(await tokensOn(GATE)).toHaveLength(TOKENS_MAX)
  })
})
