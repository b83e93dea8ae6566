import { tokenSizes, type Token } from '@waybook/contract'
import { putToken } from '@waybook/server/features/table/token-queries.ts'
import { beforeEach, describe, expect, it } from 'vitest'

import { tokenOf } from '../../stores/table/token-of.ts'
import type { Member } from '../../world/callers.ts'
import { campaignOfSuite } from '../../world/open-campaign.ts'
import { CAMPAIGN_ID } from '../../world/test-server.ts'
import { FOG, GATE, KESSA, LAMP, ODO, STAIR, ZEBULON, tableCampaign } from './table-campaign.ts'
import { addToken, tableUsers } from './table-harness.ts'

const campaignId = CAMPAIGN_ID
const table = campaignOfSuite(tableCampaign, tableUsers)

const tokensOf = async (caller: Member, sceneId = GATE) => (await caller('getTokens', { sceneId })).tokens
/** The token without its number, which only the game master sees. */
const asPlayersGet = (token: Token): Token => ({ ...token, number: null })
const sceneOf = async (caller: Member) => (await caller('getActiveScene', {})).sceneId
const setScene = async (sceneId: string, caller = table.gameMaster) =>
  await caller.reply('setActiveScene', { campaignId, sceneId })

describe('the active scene', () => {
  it('[TABLE-1] is none at first', async () => {
    expect(await sceneOf(table.gameMaster)).toBeNull()
  })

  it.each(['scenes/nowhere', KESSA])('[TABLE-2] cannot be %s, which is not a scene', async (sceneId) => {
    const error = `Scene "${sceneId}" not found or is not a scene entity`
    expect(await setScene(sceneId)).toMatchObject({ status: 404, body: { error } })
    expect(await table.gameMaster.reply('getTokens', { campaignId, sceneId })).toMatchObject({
      status: 404,
      body: { error },
    })
  })

  it('[TABLE-2] may be one without a picture, with tokens on it', async () => {
    expect((await setScene(FOG)).status).toBe(200)
    const { id } = await addToken(table.gameMaster, { sceneId: FOG, characterId: KESSA })
    expect([await sceneOf(table.odo), (await tokensOf(table.odo, FOG)).map((token) => token.id)]).toEqual([FOG, [id]])
    await table.gameMaster('removeToken', { tokenId: id })
  })

  it('[TABLE-3] is visible to everyone, even if it was hidden before', async () => {
    expect(await table.odo.status('getSceneDetails', { sceneId: STAIR })).toBe(404)
    expect((await setScene(STAIR)).body).toEqual({ success: true, sceneId: STAIR })
    expect([await sceneOf(table.odo), await sceneOf(table.gameMaster)]).toEqual([STAIR, STAIR])
    await table.odo('getSceneDetails', { sceneId: STAIR })
  })

  it('[TABLE-3] does not exist for players if the game master hides it again', async () => {
    await table.gameMaster('setEntityVisibility', { entityId: STAIR, visible: false })
    expect([await sceneOf(table.odo), await sceneOf(table.gameMaster)]).toEqual([null, STAIR])
  })

  it('[TABLE-4] can be set by players if the game master grants it, to scenes that they may see', async () => {
    expect(await setScene(LAMP, table.odo)).toMatchObject({ status: 403 })
    await table.gameMaster('setGrant', { grant: 'setActiveScene', granted: true })
    expect((await setScene(STAIR, table.odo)).status).toBe(404)
    expect((await setScene(LAMP, table.odo)).status).toBe(200)
    await table.gameMaster('setGrant', { grant: 'setActiveScene', granted: false })
    expect((await setScene(GATE, table.odo)).status).toBe(403)
  })

  it('[TABLE-5] belongs to the requested campaign', async () => {
    const error = 'Campaign "elsewhere" not found'
    const elsewhere = { campaignId: 'elsewhere', sceneId: GATE }
    for (const operation of ['getActiveScene', 'setActiveScene', 'getTokens', 'undoTable', 'getGrants'] as const)
      expect(await table.gameMaster.reply(operation, elsewhere)).toMatchObject({ status: 404, body: { error } })
  })
})

describe('tokens', () => {
  beforeEach(async () => {
    await setScene(GATE)
    for (const { id } of await tokensOf(table.gameMaster)) await table.gameMaster('removeToken', { tokenId: id })
  })

  it('[TABLE-6] show their character’s name, portrait and conditions', async () => {
    await table.kessa('addCondition', { id: KESSA, condition: 'winded' })
    const token = await addToken(table.gameMaster, { sceneId: GATE, characterId: KESSA })
    expect(token).toMatchObject({ name: 'Kessa Vane', ofParty: true, conditions: ['winded'], characterId: KESSA })
    const sketch = await table.odo('getEntity', { id: 'items/sketch' })
    expect(token.picture).toEqual(sketch.image)
    expect(await tokensOf(table.odo)).toEqual([asPlayersGet(token)])
    await table.gameMaster('setEntityVisibility', { entityId: 'items/sketch', visible: false })
    const own = await table.odo('getEntities', { ids: [KESSA] })
    expect((await tokensOf(table.odo))[0]?.picture).toEqual(own.entities[0]?.image)
    expect(await tokensOf(table.gameMaster)).toEqual([token])
  })

  it('[TABLE-7] stay within the scene, however far outside they are put', async () => {
    const beside = { x: -3, y: 250.123 }
    const { id, position } = await addToken(table.gameMaster, { sceneId: GATE, characterId: ODO, position: beside })
    expect(position).toEqual({ x: 0, y: 100 })
    const moved = await table.gameMaster('updateToken', {
      tokenId: id,
      position: { x: 33.33333, y: 1e9 },
    })
    expect(moved.token.position).toEqual({ x: 33.33, y: 100 })
  })

  it('[TABLE-315] have a size, an elevation and a direction', async () => {
    const { id, ...token } = await addToken(table.gameMaster, { sceneId: GATE, characterId: ODO })
    expect(token).toMatchObject({ size: 'medium', elevation: 0, facing: null })
    const update = async (change: object) =>
      await table.gameMaster.reply('updateToken', { campaignId, tokenId: id, ...change })
    for (const size of tokenSizes) expect((await update({ size })).body).toMatchObject({ token: { size } })
    await update({ elevation: -20, facing: 359 })
    expect(await tokensOf(table.odo)).toMatchObject([{ size: 'five', elevation: -20, facing: 359 }])
    expect((await update({ facing: null })).body).toMatchObject({ token: { elevation: -20, facing: null } })
    for (const wrong of [{ size: 'huge' }, { elevation: 1.5 }, { elevation: 1e6 }, { facing: 360 }, { facing: -1 }])
      expect([wrong, (await update(wrong)).status]).toEqual([wrong, 400])
  })

  it('[TABLE-8] are sent to players if visible, on the active scene, and of characters they may see', async () => {
    const shown = await addToken(table.gameMaster, { sceneId: GATE, characterId: ODO })
    await addToken(table.gameMaster, { sceneId: GATE, characterId: KESSA, visible: false })
    await addToken(table.gameMaster, { sceneId: GATE, characterId: ZEBULON })
    const elsewhere = await addToken(table.gameMaster, { sceneId: LAMP, characterId: ODO })
    expect(await tokensOf(table.gameMaster)).toHaveLength(3)
    for (const player of [table.kessa, table.odo]) {
      expect(await tokensOf(player)).toEqual([asPlayersGet(shown)])
      expect(await tokensOf(player, LAMP)).toEqual([])
    }
    await setScene(LAMP)
    expect([await tokensOf(table.odo), await tokensOf(table.odo, LAMP)]).toEqual([[], [asPlayersGet(elsewhere)]])
  })

  it('[TABLE-61] show only the game master that their character is hidden', async () => {
    const added = await addToken(table.gameMaster, { sceneId: GATE, characterId: ZEBULON })
    const odo = await addToken(table.gameMaster, { sceneId: GATE, characterId: ODO })
    expect([added.characterHidden, odo.characterHidden]).toEqual([true, undefined])
    expect(await tokensOf(table.gameMaster)).toEqual([odo, added])
    await table.gameMaster('setEntityVisibility', { entityId: ODO, visible: false })
    expect(await tokensOf(table.gameMaster)).toContainEqual({ ...odo, characterHidden: true })
    expect([await tokensOf(table.odo), await tokensOf(table.kessa)]).toEqual([[asPlayersGet(odo)], []])
    await table.gameMaster('setEntityVisibility', { entityId: ODO, visible: true })
  })

  it('[TABLE-9] a change based on an older version is refused and has no effect', async () => {
    const { id, version } = await addToken(table.gameMaster, { sceneId: GATE, characterId: ODO })
    const move = async (caller: Member, x: number) =>
      await caller.reply('updateToken', { campaignId, tokenId: id, position: { x, y: 1 }, version })
    expect((await move(table.other, 10)).status).toBe(200)
    expect(await move(table.gameMaster, 20)).toMatchObject({ status: 409, body: { id: 'conflict' } })
    expect(await tokensOf(table.odo)).toMatchObject([{ position: { x: 10, y: 1 } }])
  })

  it('[TABLE-10] players move only their own character’s token, if the game master grants it', async () => {
    const own = await addToken(table.gameMaster, { sceneId: GATE, characterId: KESSA })
    const others = await addToken(table.gameMaster, { sceneId: GATE, characterId: ODO })
    const hidden = await addToken(table.gameMaster, { sceneId: GATE, characterId: KESSA, visible: false })
    const update = async (tokenId: string, change: object = { position: { x: 1, y: 2 } }) =>
      await table.kessa.status('updateToken', { campaignId, tokenId, ...change })
    expect(await update(own.id)).toBe(403)
    await table.gameMaster('setGrant', { grant: 'moveOwnToken', granted: true })
    expect(await update(own.id)).toBe(200)
    expect([await update(others.id), await update(hidden.id), await update('nobody')]).toEqual([403, 404, 404])
    expect([await update(own.id, { size: 'large' }), await update(own.id, { visible: false })]).toEqual([403, 403])
    expect(await table.kessa.status('removeToken', { campaignId, tokenId: own.id })).toBe(403)
    await table.gameMaster('setGrant', { grant: 'moveOwnToken', granted: false })
    expect(await update(own.id)).toBe(403)
  })

  it('[TABLE-11] are of characters only, and limited in number', async () => {
    const add = { campaignId, sceneId: GATE, position: { x: 1, y: 1 }, size: 'small', visible: true }
    for (const characterId of ['characters/nobody', 'items/sketch'])
      expect(await table.gameMaster.status('addToken', { ...add, characterId })).toBe(404)
    const records = table.testServer.services.store.records(CAMPAIGN_ID)
    await records.transaction({ actor: 'test' }, async (write) => {
      for (let index = 0; index < 500; index += 1) await putToken(write, `token-${index}`, tokenOf(ODO))
    })
    expect(await table.gameMaster.status('addToken', { ...add, characterId: ODO })).toBe(409)
  })
})
