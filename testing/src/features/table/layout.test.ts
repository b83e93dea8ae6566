import { newestSeq } from '@waybook/server/database/change-log.ts'
import { renameEntity } from '@waybook/server/features/writing/rename-entity.ts'
import { describe, expect, it } from 'vitest'

import { engines } from '../../stores/test-postgres.ts'
import { campaignOfEach } from '../../world/open-campaign.ts'
import { CAMPAIGN_ID } from '../../world/test-server.ts'
import { changesTo, joinAs } from '../live/live-client.ts'
import { FOG, GATE, KESSA, STAIR, tableCampaign } from './table-campaign.ts'
import { type Table, tableUsers } from './table-harness.ts'

const campaignId = CAMPAIGN_ID
const grid = { kind: 'hex', cell: 4.5, x: 1.25, y: 0 } as const
const bands = { engaged: 3, short: 12, medium: 30, long: 60 } as const
const nothing = { grid: null, bands: null, mood: null, weather: null }

const sceneWith = (properties: string) => `---\nname: Of the weather\nvisible: true\nproperties: ${properties}\n---\n`

describe.each(engines)('the layout of a scene on $name', ({ take }) => {
  const table = campaignOfEach(tableCampaign, tableUsers, { take })

  const layoutOf = async (sceneId: string, who: keyof Pick<Table, 'gameMaster' | 'odo'> = 'gameMaster') =>
    await table[who]('getSceneLayout', { sceneId })

  it('[SCN-21] has a grid and range bands from when each is set until it is removed', async () => {
    const ask = table.gameMaster
    expect(await layoutOf(GATE)).toEqual(nothing)
    expect(await ask('setSceneGrid', { sceneId: GATE, grid })).toEqual({ success: true, layout: { ...nothing, grid } })
    await ask('setSceneBands', { sceneId: GATE, bands })
    expect(await layoutOf(GATE)).toEqual({ ...nothing, grid, bands })
    await ask('setSceneGrid', { sceneId: GATE, grid: null })
    expect(await layoutOf(GATE)).toEqual({ ...nothing, bands })
    await ask('setSceneBands', { sceneId: GATE, bands: null })
    expect(await layoutOf(GATE)).toEqual(nothing)
  })

  it('[SCN-21] exists for scenes without a picture too, and for players of scenes that they see', async () => {
    await table.gameMaster('setSceneGrid', { sceneId: STAIR, grid })
    expect(await table.odo.status('getSceneLayout', { campaignId, sceneId: STAIR })).toBe(404)
    expect(await table.odo.status('getSceneLayout', { campaignId, sceneId: KESSA })).toBe(404)
    expect(await layoutOf(GATE, 'odo')).toEqual(nothing)
    expect(await layoutOf(FOG)).toEqual(nothing)
    const set = { campaignId, sceneId: GATE }
    expect(await table.odo.status('setSceneGrid', { ...set, grid })).toBe(403)
    expect(await table.odo.status('setSceneBands', { ...set, bands })).toBe(403)
  })

  it.each([
    ['setSceneGrid', { grid: { ...grid, cell: 0 } }, 'params.grid.cell'],
    ['setSceneGrid', { grid: { ...grid, kind: 'triangle' } }, 'params.grid.kind'],
    ['setSceneBands', { bands: { ...bands, short: -1 } }, 'params.bands.short'],
    [
      'setSceneBands',
      { bands: { ...bands, medium: 5 } },
      'params.bands: each band must reach farther than the one before: engaged, short, medium, long',
    ],
  ] as const)('[SCN-21] %s refuses %j', async (operation, wanted, error) => {
    expect(await table.gameMaster.reply(operation, { campaignId, sceneId: GATE, ...wanted })).toMatchObject({
      status: 400,
      body: { error: expect.stringContaining(error) as string },
    })
  })

  it('[SCN-22] is sent live to viewers of the scene, once per change', async () => {
    const records = table.records()
    const since = await newestSeq(records)
    const ask = table.gameMaster
    await ask('setSceneGrid', { sceneId: GATE, grid })
    await ask('setSceneGrid', { sceneId: GATE, grid })
    await ask('setSceneBands', { sceneId: STAIR, bands })
    const received = async (who: 'gameMaster' | 'odo') => {
      return await changesTo(table, await joinAs(table, table[who], { since }))
    }
    const ofGate = { kind: 'sceneLayout', sceneId: GATE, layout: { ...nothing, grid } }
    expect(await received('odo')).toEqual([ofGate, undefined])
    expect(await received('gameMaster')).toEqual([
      ofGate,
      { kind: 'sceneLayout', sceneId: STAIR, layout: { ...nothing, bands } },
    ])
  })

  it.each([
    ['{ mood: "#27405A", weather: mist }', { mood: '#27405a', weather: 'mist' }],
    ['{ mood: "#27405A80", weather: hail }', { mood: null, weather: null }],
    ['{ mood: [gloomy, "#27405a"], weather: 3 }', { mood: null, weather: null }],
  ])('[SCN-20] has mood and weather of the file: %s', async (properties, expected) => {
    await table.testServer.importAgain({ ...tableCampaign, [`${FOG}.md`]: sceneWith(properties) })
    expect(await layoutOf(FOG, 'odo')).toEqual({ ...nothing, ...expected })
  })

  it('[WRITE-217] follows the scene to a new id', async () => {
    const ask = table.gameMaster
    await ask('setSceneGrid', { sceneId: GATE, grid })
    const renamed = 'scenes/renamed-gate'
    const records = table.records()
    await records.transaction({ actor: 'test' }, async (write) => await renameEntity(write, GATE, { to: renamed }))
    expect(await layoutOf(renamed)).toMatchObject({ grid })
  })
})
