import { expect, it } from 'vitest'

import { campaignOfEach } from '../../world/open-campaign.ts'
import { pngOf } from '../../world/png-of.ts'
import { CAMPAIGN_ID, ORIGIN } from '../../world/test-server.ts'

/** In percent of the picture, as files for other programs have them. */
const drawn = {
  walls: [
    [
      [10, 10],
      [50, 10],
      [50, 50],
      [10, 50],
      [10, 10],
    ],
  ] as const,
  door: [
    [20, 10],
    [30, 10],
  ] as const,
}
const id: unknown = expect.any(String)
const pieces: unknown = expect.arrayContaining([
  { id, version: 0, kind: 'wall', from: [10, 10], to: [48, 10] },
  { id, version: 0, kind: 'wall', from: [10, 48], to: [10, 10] },
  { id, version: 0, kind: 'door', from: [19, 10], to: [29, 10], door: 'closed' },
])
/** The picture is 24 pixels wide, so its lattice is 96 units wide. */
const walls = {
  width: 96,
  height: 96,
  columns: 12,
  elsewhere: 0,
  walls: pieces,
  lights: [
    {
      id,
      version: 0,
      at: [38, 38],
      bright: 1.5,
      dim: 3,
      on: true,
      intensity: 1,
      color: '#ffaa00',
    },
  ],
  lightsAreInPicture: false,
  ambientLight: null,
}
const none = {
  walls: {
    width: 96,
    height: 96,
    columns: null,
    elsewhere: 6,
    walls: [],
    lights: [],
    lightsAreInPicture: false,
    ambientLight: null,
  },
}
/** A cell is 100 / 12 percent of the picture. */
const point = ([x, y]: readonly [number, number]) => ({ x: (x * 12) / 100, y: (y * 12) / 100 })
const mapWith = (shade: number) =>
  JSON.stringify({
    format: 0.3,
    resolution: { map_origin: { x: 0, y: 0 }, map_size: { x: 12, y: 12 }, pixels_per_grid: 2 },
    line_of_sight: drawn.walls.map((points) => points.map(point)),
    portals: [{ bounds: drawn.door.map(point), closed: true }],
    lights: [{ position: point([40, 40]), range: 3, intensity: 1, color: 'ffaa00' }],
    image: pngOf(shade).toString('base64'),
  })
const files = {
  'campaign.yaml': 'name: Maps\n',
  'characters/kessa.md': '---\nname: Kessa\ntags: [party-member]\n---\n',
  'scenes/cellar.md': '---\nname: The cellar\nvisible: true\nmap: Cellar.dd2vtt\n---\n',
  'scenes/Cellar.dd2vtt': mapWith(10),
  'scenes/ford.md': '---\nname: The ford\nvisible: true\n---\n',
  'maps/Old Mill.uvtt': mapWith(20),
}
const CELLAR = { campaignId: CAMPAIGN_ID, sceneId: 'scenes/cellar' }
const FORD = { campaignId: CAMPAIGN_ID, sceneId: 'scenes/ford' }
const campaign = campaignOfEach(files, { kessa: 'characters/kessa' })
const { gameMaster, kessa } = campaign

const upload = async (cookie: string, payload: Buffer | string) =>
  await campaign.testServer.app.inject({
    method: 'POST',
    url: '/api/images/scenes/ford',
    headers: { cookie, origin: ORIGIN, 'content-type': 'application/octet-stream' },
    payload,
  })

it('[SCN-30] a Universal VTT file in a folder is a scene’s picture, grid, walls, doors and lights', async () => {
  expect(await gameMaster('getSceneWalls', CELLAR)).toEqual({ walls })
  expect((await gameMaster('getSceneMap', CELLAR)).map).toMatchObject({ width: 24, height: 24 })
  expect((await gameMaster('getSceneLayout', CELLAR)).grid).toMatchObject({ kind: 'square', cell: 100 / 12 })
})

it('[SCN-31] a Universal VTT file that no page names is a scene for the game master', async () => {
  const sceneId = 'scenes/old-mill'
  expect(await gameMaster('getSceneDetails', { sceneId })).toMatchObject({
    scene: { name: 'Old Mill', visible: false },
  })
  expect((await gameMaster('getSceneWalls', { campaignId: CAMPAIGN_ID, sceneId })).walls?.walls).toHaveLength(5)
  expect(await kessa.status('getSceneDetails', { sceneId })).toBe(404)
})

it('[SCN-32] players never get walls, also not of a scene that they see', async () => {
  expect(await kessa.status('getSceneDetails', { sceneId: CELLAR.sceneId })).toBe(200)
  expect(await kessa.status('getSceneWalls', CELLAR)).toBe(403)
})

it('[SCN-33] an uploaded Universal VTT file gives a scene its walls, which go and return with its picture', async () => {
  const cookie = await gameMaster.cookie()
  expect(await gameMaster('getSceneWalls', FORD)).toEqual({ walls: null })
  expect((await upload(cookie, mapWith(30))).statusCode).toBe(200)
  expect(await gameMaster('getSceneWalls', FORD)).toEqual({ walls })
  expect((await gameMaster('getSceneLayout', FORD)).grid).toMatchObject({ kind: 'square' })
  expect((await upload(cookie, pngOf(40))).statusCode).toBe(200)
  expect(await gameMaster('getSceneWalls', FORD)).toEqual(none)
  const { images } = await gameMaster('getRemovedImages', { entityId: FORD.sceneId })
  await gameMaster('restoreImage', { entityId: FORD.sceneId, imageId: images[0]?.id ?? '' })
  expect(await gameMaster('getSceneWalls', FORD)).toEqual({ walls })
})

it('[WAL-8] the walls of the picture before are taken over onto a new one, as one step', async () => {
  const cookie = await gameMaster.cookie()
  await upload(cookie, mapWith(30))
  await upload(cookie, pngOf(40))
  await gameMaster('takeWalls', FORD)
  const { walls: taken } = await gameMaster('getSceneWalls', FORD)
  expect([taken?.walls.length, taken?.lights.length, taken?.elsewhere]).toEqual([5, 1, 0])
  expect(await gameMaster.status('takeWalls', FORD)).toBe(409)
  await gameMaster('undoWalls', FORD)
  expect(await gameMaster('getSceneWalls', FORD)).toEqual(none)
})

it('[SCN-37] an export has an uploaded map with its walls, and importing it again changes nothing', async () => {
  const cookie = await gameMaster.cookie()
  await upload(cookie, mapWith(50))
  const headers = { cookie, origin: ORIGIN }
  const { app } = campaign.testServer
  const zip = await app.inject({ method: 'POST', url: '/api/export', headers })
  expect(zip.rawPayload.includes('scenes/ford.uvtt')).toBe(true)
  const plan = await app.inject({ method: 'POST', url: '/api/imports', headers, payload: zip.rawPayload })
  expect(plan.json()).toMatchObject({ faults: [], added: [], changed: ['scenes/ford'], removed: [] })
})

it('[SCN-34] an upload that is no map leaves nothing, and says why', async () => {
  const refused = await upload(await gameMaster.cookie(), '{"resolution":{"map_size":{"x":1,"y":1}}}')
  expect([refused.statusCode, refused.json()]).toEqual([
    415,
    expect.objectContaining({ error: 'The picture has no PNG, JPEG, WebP or GIF picture inside' }),
  ])
  expect(await gameMaster('getSceneWalls', FORD)).toEqual({ walls: null })
})
