import { beforeEach, describe, expect, it } from 'vitest'

import { engines } from '../../stores/test-postgres.ts'
import { campaignOfEach } from '../../world/open-campaign.ts'
import { pngOf } from '../../world/png-of.ts'
import { CAMPAIGN_ID, ORIGIN } from '../../world/test-server.ts'
import { GATE, KESSA, tableCampaign } from '../table/table-campaign.ts'
import { addToken, tableUsers } from '../table/table-harness.ts'
import { mapFor } from './tiles.ts'

describe.each(engines)('pictures under fog on $name', ({ take }) => {
  const table = campaignOfEach(tableCampaign, tableUsers, { take })
  const ask = table.gameMaster
  beforeEach(async () => {
    await ask('setActiveScene', { sceneId: GATE })
    await ask('changeFog', { sceneId: GATE, op: 'cover', shape: 'all' })
  })

  const upload = async (who: 'gameMaster' | 'kessa', picture: Buffer) => {
    const headers = { cookie: await table[who].cookie(), origin: ORIGIN }
    const options = { method: 'POST', url: `/api/images/${GATE}`, headers, payload: picture } as const
    return (await table.testServer.app.inject(options)).statusCode
  }
  const fog = async () => (await mapFor(table, 'gameMaster', GATE))?.fog

  it('[FOG-17] a new picture of the same size keeps the mask, and one of another size is fully covered', async () => {
    await upload('gameMaster', pngOf(10, 64))
    await ask('setFogStart', { sceneId: GATE, closed: true })
    await ask('changeFog', {
      sceneId: GATE,
      op: 'reveal',
      shape: 'rect',
      points: [
        { x: 0, y: 0 },
        { x: 50, y: 50 },
      ],
    })
    await addToken(table.gameMaster, { sceneId: GATE, characterId: KESSA, position: { x: 10, y: 10 } })
    const tokens = async () => (await table.odo('getTokens', { sceneId: GATE })).tokens.length
    const before = await fog()
    await upload('gameMaster', pngOf(20, 64))
    expect([await fog(), await tokens()]).toEqual([before, 1])
    await upload('gameMaster', pngOf(30, 96))
    expect([(await mapFor(table, 'odo', GATE))?.tiles, (await fog())?.undoable, await tokens()]).toEqual([[], false, 0])
    expect(await ask('undoFog', { sceneId: GATE })).toMatchObject({ undone: false })
    await ask('changeFog', { sceneId: GATE, op: 'reveal', shape: 'all' })
    expect([(await mapFor(table, 'odo', GATE))?.tiles, await tokens()]).toEqual([null, 1])
  })

  it('[FOG-30] players cannot replace a picture that fog hides from them', async () => {
    expect(await upload('kessa', pngOf(10, 64))).toBe(403)
    expect((await mapFor(table, 'gameMaster', GATE))?.width).toBe(1280)
  })

  it('[FOG-30] a player who may set the active scene may set a covered one', async () => {
    await ask('setGrant', { grant: 'setActiveScene', granted: true })
    await ask('setActiveScene', { sceneId: 'scenes/third-lamp' })
    const { status } = await table.kessa.reply('setActiveScene', { sceneId: GATE, campaignId: CAMPAIGN_ID })
    expect(status).toBe(200)
  })
})
