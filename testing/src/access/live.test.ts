import type { ParamsOf } from '@waybook/contract'
import { newestSeq } from '@waybook/server/database/change-log.ts'
import { beforeEach, describe, expect, it } from 'vitest'

import { joinAs, changesTo } from '../features/live/live-client.ts'
import { GATE, KESSA, ODO, tableCampaign } from '../features/table/table-campaign.ts'
import { addToken, tableUsers } from '../features/table/table-harness.ts'
import { engines } from '../stores/test-postgres.ts'
import { campaignOfEach } from '../world/open-campaign.ts'
import { CAMPAIGN_ID } from '../world/test-server.ts'

/** A position that nothing else at the table has. */
const HERE = { x: 61.25, y: 17.75 }
const THERE = { x: 18.5, y: 71.5 }

describe.each(engines)('on $name', ({ take }) => {
  const table = campaignOfEach(tableCampaign, tableUsers, { take })
  const ask = table.gameMaster
  beforeEach(async () => {
    await ask('setActiveScene', { sceneId: GATE })
  })

  const newest = async () => await newestSeq(table.records())

  const show = async (params: ParamsOf<'setEntityVisibility'>) => {
    await table.gameMaster('setEntityVisibility', params)
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
    const [bram, kessa, odo] = [
      await joinAs(table, table.gameMaster, { since }),
      await joinAs(table, table.kessa, { since }),
      await joinAs(table, table.odo, { since }),
    ]
    await playOnHiddenScene()
    const late = await joinAs(table, table.kessa, { since })
    expect((await changesTo(table, bram, since)).map((change) => change?.kind)).toEqual([
      'token',
      'token',
      'tokenChanged',
      'tokenRemoved',
      'token',
    ])
    for (const client of [kessa, odo, late]) {
      expect(await changesTo(table, client, since)).toEqual([undefined, undefined, undefined, undefined, undefined])
      const traffic = client.recording.join('\n')
      expect([GATE, '61.25', '71.5'].filter((secret) => traffic.includes(secret))).toEqual([])
    }
    expect(await table.kessa.status('getTokens', { campaignId: CAMPAIGN_ID, sceneId: GATE })).toBe(404)
  })

  it('[TABLE-31] when the scene is shown again, players get its tokens and their changes', async () => {
    await show({ entityId: GATE, visible: false })
    const { id: tokenId } = await addToken(table.gameMaster, { sceneId: GATE, characterId: KESSA, position: HERE })
    await show({ entityId: GATE, visible: true })
    const since = await newest()
    const odo = await joinAs(table, table.odo, { since })
    const { token } = await ask('updateToken', { tokenId, position: THERE })
    const { characterId: _, id, ...state } = token
    expect(await changesTo(table, odo, since)).toEqual([{ kind: 'tokenChanged', tokenId: id, ...state, number: null }])
    const body = await table.odo('getTokens', { campaignId: CAMPAIGN_ID, sceneId: GATE })
    expect(body).toMatchObject({ tokens: [{ id: tokenId, position: THERE }] })
  })
})
