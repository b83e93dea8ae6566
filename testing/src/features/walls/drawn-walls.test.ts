import { newestSeq } from '@waybook/server/database/change-log.ts'
import { describe, expect, it } from 'vitest'

import { engines } from '../../stores/test-postgres.ts'
import { campaignOfSuite } from '../../world/open-campaign.ts'
import { CAMPAIGN_ID, ORIGIN } from '../../world/test-server.ts'
import { changesTo, joinAs } from '../live/live-client.ts'
import { FOG, GATE, LAMP, STAIR, tableCampaign } from '../table/table-campaign.ts'
import { tableUsers } from '../table/table-harness.ts'

const wall = (y: number) => ({ kind: 'wall' as const, from: [0, y] as const, to: [40, y] as const })
const light = { at: [8, 8] as const, bright: 2, dim: 4, on: false, intensity: 1, color: null }

describe.each(engines)('walls that are drawn, on $name', ({ take }) => {
  const table = campaignOfSuite(tableCampaign, tableUsers, { take })
  const { gameMaster, other, kessa } = table
  const wallsOf = async (sceneId: string) => {
    const { walls } = await gameMaster('getSceneWalls', { sceneId })
    const all = [...(walls?.walls ?? []).map(({ from }) => from[1]), ...(walls?.lights ?? []).map(({ dim }) => -dim)]
    return all.toSorted((a, b) => a - b)
  }

  it('[WAL-2] [WAL-5] a change of many walls is one step: done whole, undone and done again', async () => {
    const { walls } = await gameMaster('changeWalls', { sceneId: GATE, add: [wall(1), wall(2), wall(3)] })
    const [first, second] = walls.map(({ id }) => id)
    if (first === undefined || second === undefined) throw new Error('no walls')
    await gameMaster('changeWalls', {
      sceneId: GATE,
      add: [wall(5)],
      change: [{ ...wall(4), id: first }],
      remove: [second],
    })
    await gameMaster('changeLights', { sceneId: GATE, add: [light] })
    expect(await wallsOf(GATE)).toEqual([-4, 3, 4, 5])
    const undo = async () => (await gameMaster('undoWalls', { sceneId: GATE })).undone
    expect([await undo(), await undo()]).toEqual([true, true])
    expect(await wallsOf(GATE)).toEqual([1, 2, 3])
    expect((await gameMaster('redoWalls', { sceneId: GATE })).redone).toBe(true)
    expect(await wallsOf(GATE)).toEqual([3, 4, 5])
    await gameMaster('changeWalls', { sceneId: GATE, remove: [first] })
    expect((await gameMaster('redoWalls', { sceneId: GATE })).redone).toBe(false)
    const all = [await undo(), await undo(), await undo(), await undo()]
    expect(all).toEqual([true, true, true, false])
    expect(await wallsOf(GATE)).toEqual([])
  })

  it('[WAL-5] undo leaves out what another game master has changed since', async () => {
    const { walls } = await gameMaster('changeWalls', { sceneId: LAMP, add: [wall(1)] })
    await gameMaster('changeWalls', { sceneId: LAMP, add: [wall(2)] })
    const wallId = walls[0]?.id ?? ''
    await other('changeWalls', { sceneId: LAMP, change: [{ ...wall(9), id: wallId }] })
    expect((await gameMaster('undoWalls', { sceneId: LAMP })).undone).toBe(true)
    expect((await gameMaster('undoWalls', { sceneId: LAMP })).undone).toBe(false)
    expect(await wallsOf(LAMP)).toEqual([9])
  })

  it('[WAL-4] a change that goes beyond the limits, or names a wall that is gone, changes nothing', async () => {
    const sceneId = STAIR
    expect(await gameMaster.status('changeWalls', { campaignId: CAMPAIGN_ID, sceneId: FOG, add: [wall(1)] })).toBe(409)
    expect(
      await gameMaster.status('changeWalls', { campaignId: CAMPAIGN_ID, sceneId, add: [{ ...wall(1), to: [0, 1] }] }),
    ).toBe(400)
    expect(
      await gameMaster.status('changeWalls', { campaignId: CAMPAIGN_ID, sceneId, add: [wall(1)], remove: ['none'] }),
    ).toBe(409)
    expect(
      await gameMaster.status('changeWalls', {
        campaignId: CAMPAIGN_ID,
        sceneId,
        add: Array.from({ length: 501 }, () => wall(1)),
      }),
    ).toBe(400)
    expect(await wallsOf(STAIR)).toEqual([])
  })

  it('[WAL-6] [WAL-7] doors are opened, locked and made secret, and only game masters hear of it', async () => {
    await gameMaster('setActiveScene', { sceneId: GATE })
    const { walls } = await gameMaster('changeWalls', {
      sceneId: GATE,
      add: [{ ...wall(7), kind: 'door', door: 'closed' }, wall(8)],
    })
    const [door, plain] = walls.map(({ id }) => id)
    const since = await newestSeq(table.records())
    const [bram, player] = [await joinAs(table, other, { since }), await joinAs(table, kessa, { since })]
    await gameMaster('setDoor', { sceneId: GATE, wallId: door ?? '', door: 'open' })
    await gameMaster('setDoor', { sceneId: GATE, wallId: door ?? '', secret: true })
    expect(
      await gameMaster.status('setDoor', { campaignId: CAMPAIGN_ID, sceneId: GATE, wallId: plain ?? '', door: 'open' }),
    ).toBe(409)
    expect(
      await kessa.status('setDoor', { campaignId: CAMPAIGN_ID, sceneId: GATE, wallId: door ?? '', door: 'open' }),
    ).toBe(403)
    expect(await changesTo(table, bram, since)).toMatchObject([
      { kind: 'walls', sceneId: GATE, walls: [{ id: door, door: 'open' }] },
      { kind: 'walls', sceneId: GATE, walls: [{ id: door, door: 'open', secret: true }] },
    ])
    expect(await changesTo(table, player, since)).toEqual([undefined, undefined])
    expect(player.recording.join('\n')).not.toContain(door)
  })

  it('[SCN-38] a Universal VTT file of drawn walls brings all of them back, and other programs get what they know', async () => {
    const sceneId = 'scenes/third-lamp'
    await gameMaster('changeWalls', {
      sceneId,
      add: [
        { ...wall(12), kind: 'curtain', oneWay: true },
        { ...wall(13), kind: 'window' },
        { ...wall(14), kind: 'door', door: 'locked', secret: true },
      ],
    })
    await gameMaster('changeLights', { sceneId, add: [light] })
    const headers = { origin: ORIGIN, cookie: await gameMaster.cookie() }
    const { app } = table.testServer
    const file = await app.inject({
      method: 'POST',
      url: `/api/export/uvtt/${sceneId}`,
      headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
      payload: '',
    })
    const shape: unknown = expect.objectContaining({ closed: true })
    const any: unknown = expect.any(Array)
    expect(JSON.parse(file.body)).toMatchObject({ line_of_sight: [any, any], portals: [shape], lights: [] })
    const before = await gameMaster('getSceneWalls', { sceneId })
    const url = `/api/images/${STAIR}`
    const sent = { ...headers, 'content-type': 'application/octet-stream' }
    expect((await app.inject({ method: 'POST', url, headers: sent, payload: file.body })).statusCode).toBe(200)
    const after = await gameMaster('getSceneWalls', { sceneId: STAIR })
    const contents = ({ walls }: typeof before) =>
      [...(walls?.walls ?? []), ...(walls?.lights ?? [])].map(({ id: _id, version: _version, ...content }) =>
        JSON.stringify(content),
      )
    expect(contents(after).toSorted()).toEqual(contents(before).toSorted())
  })
})
