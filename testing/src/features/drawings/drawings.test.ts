import type { Drawing, DrawingContent, ParamsOf } from '@waybook/contract'
import { putDrawing } from '@waybook/server/features/drawings/write-drawing.ts'
import { beforeEach, describe, expect, it } from 'vitest'

import { engines } from '../../stores/test-postgres.ts'
import { campaignOfEach } from '../../world/open-campaign.ts'
import { CAMPAIGN_ID } from '../../world/test-server.ts'
import { FOG, GATE, LAMP, STAIR, tableCampaign } from '../table/table-campaign.ts'
import { type TableUser, tableUsers } from '../table/table-harness.ts'

type Point = DrawingContent['points'][number]
const at = (x: number, y: number): Point => ({ x, y })

const line: DrawingContent = { kind: 'line', points: [at(10, 10), at(40, 10)], colour: 'red', audience: 'everyone' }
const text: DrawingContent = { ...line, kind: 'text', points: [at(20, 50)], text: 'A plumbago plan' }

describe.each(engines)('drawings on $name', ({ take }) => {
  const table = campaignOfEach(tableCampaign, tableUsers, { take })
  const ask = table.gameMaster
  beforeEach(async () => {
    await ask('setActiveScene', { sceneId: GATE })
  })

  const draw = async (content: DrawingContent, sceneId = GATE) =>
    (await ask('addDrawing', { ...content, sceneId })).drawing
  const drawnFor = async (who: TableUser, sceneId = GATE): Promise<Drawing[]> =>
    (await table[who]('getDrawings', { sceneId })).drawings
  const ids = (drawings: readonly Drawing[]) => drawings.map(({ id }) => id)

  it('[DRAW-1] players get the drawings for everyone on the active scene, in drawing order', async () => {
    const [first, second] = [await draw(line), await draw({ ...text, text: 'Here' })]
    expect(await drawnFor('gameMaster')).toEqual([first, second])
    expect(await drawnFor('kessa')).toEqual([first, second])
    expect(first).toMatchObject({ ...line, sceneId: GATE })
  })

  it('[DRAW-5] players get no drawings for game masters, and none of a scene that is not active', async () => {
    await draw({ ...text, audience: 'gameMaster' })
    await draw(text, LAMP)
    expect([await drawnFor('kessa'), await drawnFor('kessa', LAMP)]).toEqual([[], []])
    expect((await drawnFor('other')).length + (await drawnFor('other', LAMP)).length).toBe(2)
    expect(await table.kessa.status('getDrawings', { campaignId: CAMPAIGN_ID, sceneId: STAIR })).toBe(404)
  })

  it.each<[string, Partial<ParamsOf<'addDrawing'>>]>([
    ['a line with one end', { points: [at(1, 1)] }],
    ['a circle with three points', { kind: 'circle', points: [at(1, 1), at(2, 2), at(3, 3)] }],
    ['a text without words', { kind: 'text', points: [at(1, 1)] }],
    ['a line with words', { text: 'Here' }],
    ['words of blanks', { kind: 'text', points: [at(1, 1)], text: '  ' }],
    ['too many points', { kind: 'freehand', points: Array.from({ length: 513 }, (_, x) => at(x / 6, 1)) }],
  ])('[DRAW-2] refuses %s', async (_what, params) => {
    const { status } = await table.gameMaster.reply('addDrawing', {
      campaignId: CAMPAIGN_ID,
      sceneId: GATE,
      ...line,
      ...params,
    })
    expect(status).toBe(400)
  })

  it('[DRAW-2] a change that would leave a drawing incomplete is refused', async () => {
    const { id: drawingId } = await draw(line)
    const change = async (params: object) =>
      await table.gameMaster.status('updateDrawing', { campaignId: CAMPAIGN_ID, drawingId, ...params })
    expect([
      await change({ points: [at(1, 1)] }),
      await change({ text: 'Here' }),
      await change({ colour: 'blue' }),
    ]).toEqual([400, 400, 200])
  })

  it('[DRAW-3] points are on the scene, except the point that sets the size of a circle or a cone', async () => {
    const points = [at(-5, 50.123), at(120, 50)]
    expect((await draw({ ...line, points })).points).toEqual([at(0, 50.12), at(100, 50)])
    expect((await draw({ ...line, kind: 'cone', points })).points).toEqual([at(0, 50.12), at(120, 50)])
  })

  it('[DRAW-6] a scene has at most 500 drawings', async () => {
    const { store } = table.testServer.services
    await store.records(CAMPAIGN_ID).transaction({ actor: 'test' }, async (write) => {
      for (let place = 1; place <= 500; place += 1)
        await putDrawing(write, { id: `drawing-${place}`, sceneId: LAMP, state: { ...line, place } })
    })
    const { status } = await table.gameMaster.reply('addDrawing', { campaignId: CAMPAIGN_ID, sceneId: LAMP, ...line })
    expect(status).toBe(409)
    await draw(line)
  })

  it('[DRAW-7] only game masters draw, change, remove and undo', async () => {
    const { id: drawingId } = await draw(line)
    for (const [operation, params] of [
      ['addDrawing', { sceneId: GATE, ...line }],
      ['updateDrawing', { drawingId, colour: 'blue' }],
      ['removeDrawing', { drawingId }],
      ['undoDrawing', { sceneId: GATE }],
    ] as const)
      expect(await table.kessa.status(operation, { campaignId: CAMPAIGN_ID, ...params })).toBe(403)
    for (const operation of ['updateDrawing', 'removeDrawing'] as const)
      expect(await table.gameMaster.status(operation, { campaignId: CAMPAIGN_ID, drawingId: 'none' })).toBe(404)
    expect(
      await table.gameMaster.status('addDrawing', { campaignId: CAMPAIGN_ID, sceneId: 'scenes/none', ...line }),
    ).toBe(404)
    await draw(line, FOG)
  })

  it('[DRAW-8] undo reverts the user’s own last change on the scene, one after another', async () => {
    const { id: drawingId } = await draw(line)
    await ask('updateDrawing', { drawingId, colour: 'blue' })
    await ask('removeDrawing', { drawingId })
    const states: unknown[] = []
    for (let step = 0; step < 4; step += 1) {
      const { undone } = await ask('undoDrawing', { sceneId: GATE })
      states.push([undone, (await drawnFor('kessa')).map(({ id, colour }) => [id === drawingId, colour])])
    }
    expect(states).toEqual([
      [true, [[true, 'blue']]],
      [true, [[true, 'red']]],
      [true, []],
      [false, []],
    ])
  })

  it('[DRAW-8] undo keeps others’ later changes, others’ drawings, and drawings on other scenes', async () => {
    const other = table.other
    const { id: drawingId } = await draw(line)
    await other('addDrawing', { ...line, sceneId: GATE })
    await draw(line, LAMP)
    await other('updateDrawing', { drawingId, colour: 'blue' })
    expect(await ask('undoDrawing', { sceneId: GATE })).toMatchObject({ undone: false })
    expect((await drawnFor('kessa')).map(({ colour }) => colour)).toEqual(['blue', 'red'])
  })

  it('[DRAW-9] a change based on an older version is refused', async () => {
    const { id: drawingId, version } = await draw(line)
    const { drawing } = await ask('updateDrawing', { drawingId, colour: 'blue', version })
    expect(drawing.version).toBeGreaterThan(version)
    const late = await table.gameMaster.reply('updateDrawing', {
      campaignId: CAMPAIGN_ID,
      drawingId,
      colour: 'red',
      version,
    })
    expect(late.status).toBe(409)
  })

  it('[DRAW-10] a drawing partly under fog is withheld from players until all of it is revealed', async () => {
    const [open, partly] = [await draw(line), await draw({ ...line, points: [at(10, 20), at(90, 20)] })]
    await ask('changeFog', { sceneId: GATE, op: 'cover', shape: 'rect', points: [at(50, 0), at(100, 100)] })
    expect(ids(await drawnFor('kessa'))).toEqual([open.id])
    expect(ids(await drawnFor('gameMaster'))).toEqual([open.id, partly.id])
    await ask('changeFog', { sceneId: GATE, op: 'reveal', shape: 'all' })
    expect(ids(await drawnFor('kessa'))).toEqual([open.id, partly.id])
  })

  it('[DRAW-12] drawings and fog follow a scene to its new id', async () => {
    const { id } = await draw(line)
    await draw({ ...line, points: [at(60, 60), at(90, 90)] })
    await ask('changeFog', { sceneId: GATE, op: 'cover', shape: 'rect', points: [at(50, 50), at(100, 100)] })
    await table.gameMaster('renameEntity', { id: GATE, to: 'scenes/new-gate' })
    expect(ids(await drawnFor('kessa', 'scenes/new-gate'))).toEqual([id])
    expect(await ask('undoDrawing', { sceneId: 'scenes/new-gate' })).toMatchObject({ undone: true })
    const { map } = await table.kessa('getSceneMap', { sceneId: 'scenes/new-gate' })
    expect(map?.tiles).not.toBeNull()
  })
})
