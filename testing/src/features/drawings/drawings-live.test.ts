import type { DrawingContent } from '@waybook/contract'
import { newestSeq } from '@waybook/server/database/change-log.ts'
import { beforeEach, describe, expect, it } from 'vitest'

import { engines } from '../../stores/test-postgres.ts'
import { campaignOfEach } from '../../world/open-campaign.ts'
import { joinAs, changesTo } from '../live/live-client.ts'
import { GATE, LAMP, tableCampaign } from '../table/table-campaign.ts'
import { tableUsers } from '../table/table-harness.ts'

const half = (from: number) => [
  { x: from, y: 0 },
  { x: from + 50, y: 100 },
]
/** A text in the left half, at a unique position. */
const text: DrawingContent = {
  kind: 'text',
  points: [{ x: 11.25, y: 61.75 }],
  text: 'Plumbago',
  colour: 'white',
  audience: 'everyone',
}
const RIGHT = [{ x: 61.25, y: 61.75 }]

describe.each(engines)('drawings, live on $name', ({ take }) => {
  const table = campaignOfEach(tableCampaign, tableUsers, { take })
  const ask = table.gameMaster
  beforeEach(async () => {
    await ask('setActiveScene', { sceneId: GATE })
    await ask('changeFog', { sceneId: GATE, op: 'cover', shape: 'rect', points: half(50) })
  })

  const newest = async () => await newestSeq(table.records())

  const drawing = (id: string, more: object = {}) => ({ kind: 'drawing', drawing: { id, ...more } })
  const removed = (drawingId: string) => ({ kind: 'drawingRemoved', sceneId: GATE, drawingId })

  it('[DRAW-20] everybody who sees a drawing receives its creation, changes and removal', async () => {
    const since = await newest()
    const clients = [await joinAs(table, table.gameMaster, { since }), await joinAs(table, table.kessa, { since })]
    const { id } = (await ask('addDrawing', { ...text, sceneId: GATE })).drawing
    await ask('updateDrawing', { drawingId: id, colour: 'blue' })
    await ask('removeDrawing', { drawingId: id })
    await ask('undoDrawing', { sceneId: GATE })
    const blue = drawing(id, { colour: 'blue' })
    const expected = [drawing(id, { text: 'Plumbago', colour: 'white' }), blue, removed(id), blue]
    for (const client of clients) expect(await changesTo(table, client, since)).toMatchObject(expected)
  })

  it.each<[string, string, Partial<DrawingContent>]>([
    ['for game masters', GATE, { audience: 'gameMaster' }],
    ['on another scene', LAMP, {}],
    ['under fog', GATE, { points: RIGHT }],
  ])('[DRAW-20] players receive nothing about a drawing %s', async (_what, sceneId, more) => {
    const since = await newest()
    const [bram, kessa] = [
      await joinAs(table, table.gameMaster, { since }),
      await joinAs(table, table.kessa, { since }),
    ]
    const { id } = (await ask('addDrawing', { ...text, ...more, sceneId })).drawing
    await ask('updateDrawing', { drawingId: id, colour: 'blue' })
    await ask('removeDrawing', { drawingId: id })
    expect(await changesTo(table, kessa, since)).toEqual([undefined, undefined, undefined])
    const received = kessa.recording.join('\n')
    expect([id, 'Plumbago', '61.75'].filter((secret) => received.includes(secret))).toEqual([])
    expect((await changesTo(table, bram, since)).map((change) => change?.kind)).toEqual([
      'drawing',
      'drawing',
      'drawingRemoved',
    ])
  })

  it('[DRAW-20] a drawing that is hidden from players or moved under fog is removed for them', async () => {
    const { id: drawingId } = (await ask('addDrawing', { ...text, sceneId: GATE })).drawing
    const since = await newest()
    const kessa = await joinAs(table, table.kessa, { since })
    await ask('updateDrawing', { drawingId, audience: 'gameMaster' })
    await ask('updateDrawing', { drawingId, audience: 'everyone' })
    await ask('updateDrawing', { drawingId, points: RIGHT })
    expect(await changesTo(table, kessa, since)).toMatchObject([
      removed(drawingId),
      drawing(drawingId),
      removed(drawingId),
    ])
    expect(kessa.recording.join('\n')).not.toContain('61.25')
  })

  it('[DRAW-21] a drawing that the fog reveals or covers appears or is removed, with a new version', async () => {
    const { id, version } = (await ask('addDrawing', { ...text, points: RIGHT, sceneId: GATE })).drawing
    await ask('addDrawing', { ...text, sceneId: GATE })
    const since = await newest()
    const kessa = await joinAs(table, table.kessa, { since })
    await ask('changeFog', { sceneId: GATE, op: 'reveal', shape: 'rect', points: half(50) })
    await ask('undoFog', { sceneId: GATE })
    const received = (await changesTo(table, kessa, since)).filter(
      (change) => change?.kind.startsWith('drawing') === true,
    )
    expect(received).toMatchObject([drawing(id, { points: RIGHT }), removed(id)])
    const { drawings } = await ask('getDrawings', { sceneId: GATE })
    expect(drawings.find((one) => one.id === id)?.version).toBeGreaterThan(version)
  })
})
