import { beforeEach, describe, expect, it } from 'vitest'

import type { Member } from '../../world/callers.ts'
import { campaignOfEach } from '../../world/open-campaign.ts'
import { CAMPAIGN_ID } from '../../world/test-server.ts'
import { GATE, KESSA, LAMP, ODO, STAIR, tableCampaign } from './table-campaign.ts'
import { addToken, tableUsers } from './table-harness.ts'

const table = campaignOfEach(tableCampaign, tableUsers)
const ask = table.gameMaster
beforeEach(async () => void (await ask('setActiveScene', { sceneId: GATE })))

const standing = async () =>
  (await ask('getTokens', { sceneId: GATE })).tokens.map(({ name, position: { x } }) => [name, x])
const undo = async (caller: Member = table.gameMaster) => (await caller('undoTable', {})).undone
const redo = async (caller: Member = table.gameMaster) => (await caller('redoTable', {})).redone
const move = async (tokenId: string, x: number, caller: Member = table.gameMaster) =>
  await caller('updateToken', { tokenId, position: { x, y: 0 } })

describe('undo', () => {
  it('[TABLE-12] reverts changes at the table, the latest first, and redo repeats them', async () => {
    const { id } = await addToken(table.gameMaster, { sceneId: GATE, characterId: KESSA })
    await move(id, 10)
    await ask('removeToken', { tokenId: id })
    const [kessa, gate] = ['Kessa Vane', 'The toll gate']
    expect([await undo(), await standing()]).toEqual([{ did: 'removedToken', name: kessa }, [[kessa, 10]]])
    expect([await undo(), await standing()]).toEqual([{ did: 'movedToken', name: kessa }, [[kessa, 50]]])
    expect([await undo(), await standing()]).toEqual([{ did: 'addedToken', name: kessa }, []])
    expect(await ask('getTableHistory', {})).toEqual({
      undo: { did: 'setScene', name: gate },
      redo: { did: 'addedToken', name: kessa },
    })
    expect([await redo(), await redo(), await standing()]).toMatchObject([{}, { did: 'movedToken' }, [[kessa, 10]]])
    await move(id, 77)
    expect([await redo(), await standing()]).toEqual([null, [[kessa, 77]]])
  })

  it('[TABLE-12] of a scene restores the previous one and hides a scene that was shown by it', async () => {
    await ask('setActiveScene', { sceneId: STAIR })
    const seenByOdo = async () => [
      (await table.odo('getActiveScene', {})).sceneId,
      await table.odo.status('getSceneDetails', { sceneId: STAIR }),
    ]
    expect(await seenByOdo()).toEqual([STAIR, 200])
    expect([await undo(), await seenByOdo()]).toEqual([{ did: 'setScene', name: 'Nightglass Stair' }, [GATE, 404]])
    expect([await redo(), await seenByOdo()]).toEqual([{ did: 'setScene', name: 'Nightglass Stair' }, [STAIR, 200]])
    await undo()
    await undo()
    expect((await ask('getActiveScene', {})).sceneId).toBeNull()
    expect(await undo()).toBeNull()
  })

  it('[TABLE-13] reverts only the user’s own changes, and skips those that another user has changed since', async () => {
    const { id } = await addToken(table.gameMaster, { sceneId: GATE, characterId: KESSA })
    const added = await addToken(table.gameMaster, { sceneId: GATE, characterId: ODO })
    await move(id, 10)
    await move(added.id, 20)
    await move(added.id, 30, table.other)
    expect(await undo()).toEqual({ did: 'movedToken', name: 'Kessa Vane' })
    expect(await standing()).toEqual([
      ['Kessa Vane', 50],
      ['Odo Brandreth', 30],
    ])
    expect(await undo(table.other)).toEqual({ did: 'movedToken', name: 'Odo Brandreth' })
    expect(await undo()).toEqual({ did: 'movedToken', name: 'Odo Brandreth' })
    expect(await undo(table.other)).toBeNull()
  })

  it('[TABLE-14] skips changes of a character that no longer exists and reverts the change before', async () => {
    const { id } = await addToken(table.gameMaster, { sceneId: GATE, characterId: KESSA })
    const gone = await addToken(table.gameMaster, { sceneId: LAMP, characterId: ODO })
    await ask('removeToken', { tokenId: gone.id })
    const { [`${ODO}.md`]: _, [`${ODO}.svg`]: __, ...left } = tableCampaign
    await table.testServer.importAgain(left)
    expect(await undo()).toEqual({ did: 'addedToken', name: 'Kessa Vane' })
    expect([await redo(), (await standing()).length]).toEqual([{ did: 'addedToken', name: 'Kessa Vane' }, 1])
    await table.gameMaster('removeToken', { campaignId: CAMPAIGN_ID, tokenId: id })
  })

  it('[TABLE-12] repeated with the same key is done once', async () => {
    const { id } = await addToken(table.gameMaster, { sceneId: GATE, characterId: KESSA })
    await move(id, 10)
    await move(id, 20)
    const [params, once] = [{ campaignId: CAMPAIGN_ID }, crypto.randomUUID()]
    const [first, again] = [
      await table.gameMaster.reply('undoTable', params, once),
      await table.gameMaster.reply('undoTable', params, once),
    ]
    expect(again).toEqual(first)
    expect(await standing()).toEqual([['Kessa Vane', 10]])
  })

  it('[TABLE-15] is for the game master only', async () => {
    for (const operation of ['undoTable', 'redoTable', 'getTableHistory', 'getGrants'] as const)
      expect(await table.kessa.status(operation, { campaignId: CAMPAIGN_ID })).toBe(403)
  })
})

describe('grants to players', () => {
  it('[TABLE-16] are set one by one, and each call returns all of them', async () => {
    const before = (await ask('getGrants', {})).grants
    expect(before).toEqual(['generateImage', 'seePoints', 'rollForTable'])
    const more = (await ask('setGrant', { grant: 'moveOwnToken', granted: true })).grants
    expect(more).toEqual(['generateImage', 'moveOwnToken', 'seePoints', 'rollForTable'])
    const less = (await ask('setGrant', { grant: 'generateImage', granted: false })).grants
    expect(less).toEqual(['moveOwnToken', 'seePoints', 'rollForTable'])
  })
})
