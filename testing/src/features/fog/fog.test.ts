import { describe, expect, it } from 'vitest'

import { engines } from '../../stores/test-postgres.ts'
import { campaignOfEach } from '../../world/open-campaign.ts'
import { FOG, GATE, STAIR, tableCampaign } from '../table/table-campaign.ts'
import { tableUsers } from '../table/table-harness.ts'
import { cachingOf, mapFor, opacityAt, tileAt, tilesFor } from './tiles.ts'

/** The upper left tile at full size and a bit more: pictures of the table's campaign have 1280 by 960 pixels. */
const CORNER = {
  shape: 'rect',
  points: [
    { x: 0, y: 0 },
    { x: 50, y: 60 },
  ],
} as const
const STROKE = {
  shape: 'brush',
  points: [
    { x: 20, y: 20 },
    { x: 80, y: 70 },
  ],
  radius: 4,
} as const

describe.each(engines)('fog on $name', ({ take }) => {
  const table = campaignOfEach(tableCampaign, tableUsers, { take })
  const ask = table.gameMaster

  const cover = async (shape: object = { shape: 'all' }) =>
    await ask('changeFog', { sceneId: GATE, op: 'cover', shape: 'all', ...shape })
  const reveal = async (shape: object) =>
    await ask('changeFog', { sceneId: GATE, op: 'reveal', shape: 'all', ...shape })
  const masks = async () => (await mapFor(table, 'gameMaster', GATE))?.fog?.mask

  it('[FOG-10] without fog, everybody gets the same tiles of a scene, with a fixed key', async () => {
    const [bram, odo] = [await mapFor(table, 'gameMaster', GATE), await mapFor(table, 'odo', GATE)]
    expect(odo).toEqual({ ...bram, fog: null })
    expect(odo).toMatchObject({ sceneId: GATE, width: 1280, height: 960, tiles: null, version: 0 })
    for (const id of ['0-0-0', '0-2-1', '1-1-0', '2-0-0'])
      expect(await tileAt(table, 'odo', `${odo?.address}/${id}-open.webp`)).toBeInstanceOf(Buffer)
    for (const id of ['0-3-0', '0-0-2', '2-1-0', '3-0-0'])
      expect(await tileAt(table, 'odo', `${odo?.address}/${id}-open.webp`)).toBe(404)
    expect(await mapFor(table, 'gameMaster', FOG)).toBeNull()
  })

  it('[FOG-11] players get no fully covered tile, and the game master gets every tile and the mask', async () => {
    await cover()
    expect(await mapFor(table, 'odo', GATE)).toMatchObject({ tiles: [], fog: null })
    const map = await mapFor(table, 'gameMaster', GATE)
    expect(map).toMatchObject({ tiles: null, fog: { startsClosed: false, undoable: true } })
    expect(await tileAt(table, 'gameMaster', `${map?.address}/0-0-0-open.webp`)).toBeInstanceOf(Buffer)
    expect(await tileAt(table, 'odo', `${map?.address}/0-0-0-open.webp`)).toBe(404)
  })

  it('[FOG-11] a partly covered tile shows only its revealed part', async () => {
    await cover()
    await reveal(CORNER)
    const map = await mapFor(table, 'odo', GATE)
    const ids = map?.tiles?.map(([id]) => id) ?? []
    expect(ids.toSorted()).toEqual(['0-0-0', '0-0-1', '0-1-0', '0-1-1', '1-0-0', '2-0-0'])
    expect(new Map(map?.tiles).get('0-0-0')).toBe('open')
    const key = new Map(map?.tiles).get('0-1-0')
    const tile = await tileAt(table, 'odo', `${map?.address}/0-1-0-${key}.webp`)
    if (typeof tile === 'number') throw new Error('The tile was refused')
    expect([await opacityAt(tile, 60, 60), await opacityAt(tile, 300, 60)]).toEqual([255, 0])
  })

  it('[FOG-12] the address of an earlier state returns the tile’s current state, not cacheable', async () => {
    await cover()
    await reveal(CORNER)
    const before = await mapFor(table, 'odo', GATE)
    const earlier = `${before?.address}/0-0-0-open.webp`
    await cover({
      shape: 'rect',
      points: [
        { x: 30, y: 0 },
        { x: 100, y: 100 },
      ],
    })
    const after = await mapFor(table, 'odo', GATE)
    const newest = `${after?.address}/0-0-0-${new Map(after?.tiles).get('0-0-0')}.webp`
    expect(newest).not.toBe(earlier)
    expect(await tileAt(table, 'odo', earlier)).toEqual(await tileAt(table, 'odo', newest))
    expect(await Promise.all([earlier, newest].map(async (url) => await cachingOf(table, 'odo', url)))).toEqual([
      'no-store',
      'private, max-age=31536000, immutable',
    ])
    await cover()
    expect(await tileAt(table, 'odo', earlier)).toBe(404)
  })

  it('[FOG-13] undo restores the tiles bit for bit, one operation after another; a stroke is one operation', async () => {
    await cover()
    const states = [await tilesFor(table, 'odo', GATE)]
    await reveal(CORNER)
    states.push(await tilesFor(table, 'odo', GATE))
    for (const x of [60, 70, 80]) await reveal({ ...STROKE, points: [{ x, y: x }], stroke: 'one stroke' })
    for (const expected of states.toReversed()) {
      expect(await ask('undoFog', { sceneId: GATE })).toMatchObject({ undone: true })
      expect(await tilesFor(table, 'odo', GATE)).toEqual(expected)
    }
    expect(await ask('undoFog', { sceneId: GATE })).toMatchObject({ undone: true })
    expect(await mapFor(table, 'odo', GATE)).toMatchObject({ tiles: null })
    expect(await ask('undoFog', { sceneId: GATE })).toMatchObject({ undone: false })
  })

  it('[FOG-13] each game master undoes their own operations, even after others’ changes', async () => {
    const other = table.other
    await cover()
    await reveal(CORNER)
    const expected = await masks()
    await other('undoFog', { sceneId: GATE })
    expect(await masks()).toBe(expected)
    await ask('undoFog', { sceneId: GATE })
    await other('changeFog', { sceneId: GATE, op: 'reveal', ...STROKE, points: [...STROKE.points] })
    await reveal(CORNER)
    await other('undoFog', { sceneId: GATE })
    expect(await masks()).toBe(expected)
  })

  it('[FOG-13] a long history can be undone in any order, even across snapshots', async () => {
    const other = table.other
    const dot = (at: number) => ({ shape: 'brush', points: [{ x: at % 100, y: (at * 7) % 100 }], radius: 3 }) as const
    await cover()
    for (let at = 0; at < 70; at += 1) await reveal({ ...dot(at) })
    const expected = await masks()
    for (let at = 70; at < 75; at += 1)
      await other('changeFog', { sceneId: GATE, op: 'reveal', ...dot(at), points: [...dot(at).points] })
    const withThem = await masks()
    for (let at = 0; at < 70; at += 1) await ask('undoFog', { sceneId: GATE })
    for (let at = 0; at < 70; at += 1) await reveal({ ...dot(at) })
    expect(await masks()).toBe(withThem)
    for (let at = 0; at < 5; at += 1) await other('undoFog', { sceneId: GATE })
    expect(await masks()).toBe(expected)
  })

  it('[FOG-14] a scene that starts closed is fully covered, and closing it again covers all of it', async () => {
    await reveal(CORNER)
    await ask('setFogStart', { sceneId: STAIR, closed: true })
    await ask('setActiveScene', { sceneId: STAIR })
    expect(await mapFor(table, 'odo', STAIR)).toMatchObject({ tiles: [] })
    await ask('changeFog', { sceneId: STAIR, op: 'reveal', shape: 'all' })
    await ask('setFogStart', { sceneId: STAIR, closed: true })
    expect(await mapFor(table, 'gameMaster', STAIR)).toMatchObject({ fog: { startsClosed: true, undoable: false } })
    expect(await mapFor(table, 'odo', STAIR)).toMatchObject({ tiles: [] })
  })

  it('[FOG-15] a change without effect is not an operation', async () => {
    const first = await reveal(CORNER)
    expect([first, await mapFor(table, 'gameMaster', GATE)]).toMatchObject([{ version: 0 }, { fog: null }])
    const { version } = await cover()
    expect(await cover(STROKE)).toEqual({ success: true, version })
  })

  it.each([
    { shape: 'brush', points: [{ x: 1, y: 1 }] },
    { shape: 'rect', points: [{ x: 1, y: 1 }] },
    { shape: 'polygon', points: [] },
    { shape: 'all', points: [{ x: 1, y: 1 }] },
    { shape: 'circle' },
  ])('[FOG-2] refuses %j', async (shape) => {
    const { status } = await table.gameMaster.reply('changeFog', { sceneId: GATE, op: 'reveal', ...shape })
    expect(status).toBe(400)
  })

  it('[FOG-16] only game masters change fog, on scenes with a picture', async () => {
    for (const [operation, more] of [
      ['changeFog', { op: 'cover', shape: 'all' }],
      ['undoFog', {}],
      ['setFogStart', { closed: true }],
    ] as const) {
      expect(await table.kessa.status(operation, { sceneId: GATE, ...more })).toBe(403)
      expect(await table.gameMaster.status(operation, { sceneId: FOG, ...more })).toBe(409)
      expect(await table.gameMaster.status(operation, { sceneId: 'scenes/none', ...more })).toBe(404)
    }
    expect(await table.kessa.status('getSceneMap', { sceneId: STAIR })).toBe(404)
  })
})
