import type { ParamsOf } from '@waybook/contract'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'

import { connect, listening, upTo, welcomed, type LiveClient } from '../features/live/live-client.ts'
import { GATE, KESSA, ODO } from '../features/table/table-campaign.ts'
import {
  addToken,
  campaignCall,
  openTableHarness,
  type CampaignCall,
  type Table,
} from '../features/table/table-harness.ts'
import { engines } from '../stores/test-postgres.ts'
import { CAMPAIGN_ID } from '../world/test-server.ts'

/** A position that nothing else at the table has. */
const HERE = { x: 61.25, y: 17.75 }
const THERE = { x: 18.5, y: 71.5 }

describe.each(engines)('on $name', ({ take }) => {
  let table: Table
  let address: string
  let ask: CampaignCall
  beforeEach(async () => {
    const database = await take?.()
    table = await openTableHarness(database?.url)
    if (database) onTestFinished(database.release)
    address = await listening(table.testServer)
    ask = campaignCall(table.gameMaster)
    await ask('setActiveScene', { sceneId: GATE })
  })

  const newest = async () => await table.testServer.services.store.records(CAMPAIGN_ID).changes.newest()

  async function join(who: 'gameMaster' | 'kessa' | 'odo', since: number): Promise<LiveClient> {
    const client = await connect(address, { cookie: await table.cookieOf(who), since })
    await client.until(welcomed)
    return client
  }

  /** The changes after a number, as a client that is connected now gets them. */
  async function changesTo({ until }: LiveClient, since: number) {
    const messages = await until(upTo(await newest()))
    return messages.flatMap((one) => (one.type === 'change' && one.seq > since ? [one.change] : []))
  }

  const show = async (params: ParamsOf<'setEntityVisibility'>) => {
    expect((await table.gameMaster('setEntityVisibility', params)).status).toBe(200)
  }

  async function playOnHiddenScene(): Promise<void> {
    const place = { sceneId: GATE, position: HERE }
    const { id: tokenId } = await addToken(table.gameMaster, { ...place, characterId: KESSA })
    await addToken(table.gameMaster, { ...place, characterId: ODO })
    await ask('updateToken', { tokenId, position: THERE })
    await ask('removeToken', { tokenId })
    await ask('undoTable', {})
  }

  it('[ACC-2] [TABLE-31] tokens on a scene that is active but hidden are sent to no player, now or after reconnecting', async () => {
    await show({ entityId: GATE, visible: false })
    const since = await newest()
    const [bram, kessa, odo] = [await join('gameMaster', since), await join('kessa', since), await join('odo', since)]
    await playOnHiddenScene()
    const late = await join('kessa', since)
    expect((await changesTo(bram, since)).map((change) => change?.kind)).toEqual([
      'token',
      'token',
      'tokenChanged',
      'tokenRemoved',
      'token',
    ])
    for (const client of [kessa, odo, late]) {
      expect(await changesTo(client, since)).toEqual([undefined, undefined, undefined, undefined, undefined])
      const traffic = client.recording.join('\n')
      expect([GATE, '61.25', '71.5'].filter((secret) => traffic.includes(secret))).toEqual([])
    }
    expect((await table.kessa('getTokens', { campaignId: CAMPAIGN_ID, sceneId: GATE })).status).toBe(404)
  })

  it('[TABLE-31] once the scene is shown again, players get its tokens and their changes', async () => {
    await show({ entityId: GATE, visible: false })
    const { id: tokenId } = await addToken(table.gameMaster, { sceneId: GATE, characterId: KESSA, position: HERE })
    await show({ entityId: GATE, visible: true })
    const since = await newest()
    const odo = await join('odo', since)
    const { token } = await ask('updateToken', { tokenId, position: THERE })
    const { characterId: _, id, ...state } = token
    expect(await changesTo(odo, since)).toEqual([{ kind: 'tokenChanged', tokenId: id, ...state, number: null }])
    const { body } = await table.odo('getTokens', { campaignId: CAMPAIGN_ID, sceneId: GATE })
    expect(body).toMatchObject({ tokens: [{ id: tokenId, position: THERE }] })
  })
})
