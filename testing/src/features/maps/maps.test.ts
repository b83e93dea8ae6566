import type { AnswerOf } from '@waybook/contract'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'

import { engines } from '../../stores/test-postgres.ts'
import { callerWith, askWith, type Ask } from '../../world/callers.ts'
import { openTestServer, type TestServer } from '../../world/test-server.ts'
import { GATE, KESSA, mapFiles, MARL, ODO, REACH, TARROW, VAULT } from './map-campaign.ts'

type Maps = Readonly<Record<'bram' | 'kessa' | 'odo', Ask>>

describe.each(engines)('maps on $name', ({ take }) => {
  let server: TestServer
  let cookies: Readonly<Record<keyof Maps, string>>
  let ask: Maps
  beforeEach(async () => {
    const database = await take?.()
    server = await openTestServer(mapFiles, { postgres: database?.url })
    onTestFinished(async () => {
      await server.close()
      await database?.release()
    })
    cookies = {
      bram: await server.signIn({ role: 'gameMaster' }),
      kessa: await server.signIn({ role: 'player', characterId: KESSA }),
      odo: await server.signIn({ role: 'player', characterId: ODO }),
    }
    const as = (who: keyof Maps) => askWith(callerWith(server, cookies[who]))
    ask = { bram: as('bram'), kessa: as('kessa'), odo: as('odo') }
  })

  const mapOf = async (who: keyof Maps, id = REACH) => (await ask[who]('getMap', { id })).map
  const shown = (map: AnswerOf<'getMap'>['map']) => map?.pins.map(({ to, label }) => `${to?.name ?? ''}|${label}`)
  const tile = async (who: keyof Maps, address: string) =>
    (await server.app.inject({ url: `${address}/2-0-0-open.webp`, headers: { cookie: cookies[who] } })).statusCode

  it('[MAP-1] a map has its picture in tiles and its pins in the order of the file', async () => {
    const map = await mapOf('bram')
    expect(map?.entity).toEqual({ id: REACH, name: 'The Reach', type: 'location' })
    expect(map?.ground).toMatchObject({ sceneId: REACH, width: 1300, height: 900, tiles: null, fog: null })
    expect(await tile('bram', map?.ground.address ?? '')).toBe(200)
    expect(shown(map)).toEqual([
      'Low Tarrow|The dry end',
      'The Vault|',
      '|Here be eels',
      'The Gate|',
      'Marl|',
      '|the sea',
    ])
    expect(map?.pins[0]).toMatchObject({
      to: { id: TARROW, tags: ['shelter'], description: 'The last dry town.', hasMap: true },
      at: { x: 12, y: 60 },
      secret: false,
      readers: [],
    })
    expect((await ask.bram('getMap', { id: MARL })).map).toBeNull()
  })

  it('[MAP-4] players get the pins for them whose target they see', async () => {
    expect(shown(await mapOf('kessa'))).toEqual(['Low Tarrow|The dry end', 'The Gate|', 'Marl|', '|the sea'])
    const odo = await mapOf('odo')
    expect(shown(odo)).toEqual(['Low Tarrow|The dry end', 'Marl|', '|the sea'])
    expect(odo?.pins[1]?.to).toMatchObject({ id: MARL, tags: [], description: '', image: null, hasMap: false })
    expect(JSON.stringify(odo)).not.toMatch(/secret|readers|vault|eels/i)
  })

  it('[MAP-3] a viewer who does not see an entity’s page gets nothing of its map', async () => {
    const vault = await mapOf('bram', VAULT)
    const address = vault?.ground.address ?? ''
    expect(await mapOf('odo', VAULT)).toBeNull()
    expect([await tile('bram', address), await tile('odo', address)]).toEqual([200, 404])
    const whole = vault?.image?.originalUrl ?? ''
    const { statusCode } = await server.app.inject({ url: whole, headers: { cookie: cookies.odo } })
    expect([whole !== '', statusCode]).toEqual([true, 404])
  })

  it('[MAP-2] a map names the maps that lead to it', async () => {
    expect((await mapOf('bram', TARROW))?.above.map(({ id }) => id)).toEqual([GATE, REACH, VAULT])
    expect((await mapOf('odo', TARROW))?.above.map(({ id }) => id)).toEqual([GATE, REACH])
    expect((await mapOf('odo', GATE))?.above.map(({ id }) => id)).toEqual([TARROW])
    expect((await mapOf('kessa', GATE))?.above.map(({ id }) => id)).toEqual([TARROW, REACH])
  })

  it('[MAP-9] the answer with an entity names the maps that it is on, if the viewer sees the map and the pin', async () => {
    const onMaps = async (who: keyof Maps, id: string) =>
      (await ask[who]('getEntity', { id })).entities[0]?.onMaps?.map((map) => map.id)
    expect(await onMaps('bram', TARROW)).toEqual([GATE, REACH, VAULT])
    expect(await onMaps('odo', TARROW)).toEqual([GATE, REACH])
    expect(await onMaps('odo', MARL)).toEqual([REACH])
    expect(await onMaps('kessa', GATE)).toEqual([TARROW, REACH])
    expect((await ask.kessa('getSceneDetails', { sceneId: GATE })).scene.onMaps).toEqual([
      { id: TARROW, name: 'Low Tarrow', type: 'location' },
      { id: REACH, name: 'The Reach', type: 'location' },
    ])
    expect(await onMaps('bram', VAULT)).toEqual([REACH])
    await ask.bram('changeFog', { sceneId: GATE, op: 'cover', shape: 'all' })
    expect(await onMaps('odo', TARROW)).toEqual([REACH])
    const [kessa] = (await ask.odo('getEntity', { id: KESSA })).entities
    expect(kessa).not.toHaveProperty('onMaps')
  })

  it('[MAP-5] pins under fog are withheld, here and in lists', async () => {
    const left = [
      { x: 0, y: 0 },
      { x: 50, y: 100 },
    ]
    const counts = async (who: keyof Maps) =>
      Object.fromEntries((await ask[who]('listMaps', {})).maps.map(({ id, pins }) => [id, pins]))
    expect(await counts('odo')).toEqual({ [REACH]: 3, [TARROW]: 1, [GATE]: 2 })
    await ask.bram('changeFog', { sceneId: GATE, op: 'cover', shape: 'rect', points: left })
    expect(shown(await mapOf('odo', GATE))).toEqual(['Low Tarrow|'])
    expect((await mapOf('odo', GATE))?.image).toBeNull()
    expect(shown(await mapOf('bram', GATE))).toEqual(['|left door', 'Low Tarrow|'])
    expect(await counts('odo')).toEqual({ [REACH]: 3, [TARROW]: 1, [GATE]: 1 })
    await ask.bram('changeFog', { sceneId: GATE, op: 'cover', shape: 'all' })
    expect(await counts('odo')).toEqual({ [REACH]: 3, [TARROW]: 1 })
    expect((await mapOf('odo', TARROW))?.above.map(({ id }) => id)).toEqual([REACH])
  })

  it('[MAP-6] campaign.yaml names the map of the world, even after the page’s id has changed', async () => {
    expect((await ask.odo('listMaps', {})).world).toBe(REACH)
    await ask.bram('renameEntity', { id: REACH, to: 'locations/saltmere' })
    expect((await ask.odo('listMaps', {})).world).toBe('locations/saltmere')
    await ask.bram('setEntityVisibility', { entityId: 'locations/saltmere', visible: false })
    expect(await ask.odo('listMaps', {})).toMatchObject({ world: null })
  })

  it('[MAP-7] the maps that the viewer sees are listed by name, with their pins; a scene only if it has one', async () => {
    const listed = async (who: keyof Maps) =>
      (await ask[who]('listMaps', {})).maps.map(({ name, pins }) => `${name}: ${pins}`)
    expect(await listed('bram')).toEqual(['Low Tarrow: 1', 'The Gate: 2', 'The Reach: 6', 'The Vault: 1'])
    expect(await listed('odo')).toEqual(['Low Tarrow: 1', 'The Gate: 2', 'The Reach: 3'])
    for (const { id: pinId } of (await mapOf('bram', GATE))?.pins.toReversed() ?? [])
      await ask.bram('removePin', { mapId: GATE, pinId })
    expect(await listed('bram')).toEqual(['Low Tarrow: 1', 'The Reach: 6', 'The Vault: 1'])
    await ask.bram('addPin', { mapId: GATE, at: { x: 1, y: 1 }, label: 'a crack' })
    expect(await listed('odo')).toEqual(['Low Tarrow: 1', 'The Gate: 1', 'The Reach: 3'])
  })
})
