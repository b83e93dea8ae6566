import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'

import { REMOVED_IMAGES_RETENTION_MS, type AnswerOf, type Picture } from '@waybook/contract'
import { newestSeq } from '@waybook/server/database/change-log.ts'
import { readChangesSince } from '@waybook/server/features/changes.ts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { callerWith, type Caller } from '../world/callers.ts'
import { pngOf } from '../world/png-of.ts'
import { CAMPAIGN_ID, ORIGIN, openTestServer, type Account, type TestServer } from '../world/test-server.ts'

const KESSA = 'characters/kessa-vane'
const ODO = 'characters/odo-brandreth'
const SKETCH = 'images/odo-sketch'
const OIL = 'items/lamp-oil'
const SECRET = 'items/drowned-map'

const drawing = (color: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9" fill="${color}"/></svg>`
const entity = (about: string) => `---\nname: Somebody\n${about}---\n`
const campaign = {
  'campaign.yaml': 'name: The Drowned Road\n',
  [`${KESSA}.md`]: entity('tags: [party-member]\n'),
  [`${KESSA}.svg`]: drawing('red'),
  [`${ODO}.md`]: entity(`tags: [party-member]\nrelationships:\n  - { type: portrayed by, to: ${SKETCH} }\n`),
  [`${SKETCH}.md`]: entity(''),
  [`${SKETCH}.svg`]: drawing('blue'),
  [`${OIL}.md`]: entity(''),
  [`${SECRET}.md`]: entity('visible: false\n'),
}

let testServer: TestServer
let gameMaster: Viewer
let kessa: Viewer
beforeEach(async () => {
  testServer = await openTestServer(campaign)
  gameMaster = await viewerOf({ role: 'gameMaster' })
  kessa = await viewerOf({ role: 'player', characterId: KESSA })
})
afterEach(async () => await testServer.close())

interface Viewer {
  readonly cookie: string
  readonly ask: Caller
}

async function viewerOf(part: Account): Promise<Viewer> {
  const cookie = await testServer.signIn(part)
  return { cookie, ask: callerWith(testServer, cookie) }
}

async function upload(
  { cookie }: Pick<Viewer, 'cookie'>,
  id: string,
  payload: Buffer | Readable = pngOf(90),
  headers: Readonly<Record<string, string>> = {},
) {
  const response = await testServer.app.inject({
    method: 'POST',
    url: `/api/images/${id}`,
    headers: { cookie, origin: ORIGIN, 'content-type': 'image/png', ...headers },
    payload,
  })
  return { status: response.statusCode, body: response.json<{ image?: Picture; error?: string; id?: string }>() }
}

const imageOf = async ({ ask }: Viewer, id: string) =>
  (await ask('getEntity', { id })).body['image'] as AnswerOf<'getEntity'>['image']
const removedOf = async ({ ask }: Viewer, entityId: string) =>
  ((await ask('getRemovedImages', { entityId })).body as AnswerOf<'getRemovedImages'>).images
const open = async ({ cookie }: Viewer, url = '') => await testServer.app.inject({ url, headers: { cookie } })
const grant = async (name: string, granted: boolean) =>
  await gameMaster.ask('setGrant', { campaignId: CAMPAIGN_ID, grant: name, granted })

describe('an uploaded picture', () => {
  it('[UPL-7] is shown immediately to everyone who sees the entity, at immutable URLs', async () => {
    const { status, body } = await upload(gameMaster, KESSA)
    expect([status, body.image?.width]).toEqual([200, 24])
    expect(await imageOf(kessa, KESSA)).toEqual(body.image)
    for (const url of Object.values(body.image?.thumbnails ?? {})) {
      const { statusCode, headers } = await open(kessa, url)
      expect([statusCode, headers['content-type']]).toEqual([200, 'image/webp'])
      expect(headers['cache-control']).toBe('private, max-age=31536000, immutable')
    }
  })

  it('[UPL-7] belongs to the character, and is shown instead of its portrait entity’s picture', async () => {
    const sketch = await imageOf(kessa, SKETCH)
    expect(await imageOf(kessa, ODO)).toEqual(sketch)
    const { body } = await upload(gameMaster, ODO)
    expect(await imageOf(kessa, ODO)).toEqual(body.image)
    expect(await imageOf(kessa, SKETCH)).toEqual(sketch)
  })

  it('[UPL-7] is recorded as a change, which open pages receive', async () => {
    const before = await newestSeq(testServer.services.store.records(CAMPAIGN_ID))
    await upload(gameMaster, KESSA)
    const changes = await readChangesSince(testServer.services.store.records(CAMPAIGN_ID), before, 9)
    expect(changes).toMatchObject([{ operation: 'picture', subject: KESSA, payload: { what: 'added' } }])
  })

  it('[UPL-8] repeated with its key is stored once; the key with another picture is refused', async () => {
    const headers = { 'idempotency-key': randomUUID() }
    const first = await upload(kessa, OIL, pngOf(90), headers)
    expect(first.status).toBe(200)
    expect(await upload(kessa, OIL, pngOf(90), headers)).toEqual(first)
    expect((await upload(kessa, OIL, pngOf(91), headers)).status).toBe(409)
    expect((await upload(kessa, OIL, pngOf(90), { 'idempotency-key': 'short' })).status).toBe(400)
    expect(await removedOf(gameMaster, OIL)).toHaveLength(0)
  })
})

describe('who may upload', () => {
  it('[UPL-9] players, for entities without a picture and always for their own character', async () => {
    expect((await upload(kessa, KESSA)).status).toBe(200)
    expect((await upload(kessa, KESSA, pngOf(10))).status).toBe(200)
    expect((await upload(kessa, OIL)).status).toBe(200)
    expect(await upload(kessa, OIL, pngOf(10))).toMatchObject({
      status: 403,
      body: { error: 'There is an image already, and only the game master may replace it' },
    })
    expect((await upload(kessa, ODO)).status).toBe(403)
  })

  it('[UPL-9] players who may not generate pictures, only for their own character', async () => {
    await grant('generateImage', false)
    expect((await upload(kessa, OIL)).status).toBe(403)
    expect((await upload(kessa, KESSA)).status).toBe(200)
  })

  it('[UPL-9] nobody for an entity they do not see, without a session or from another site', async () => {
    expect(await upload(kessa, SECRET)).toEqual(await upload(kessa, 'items/nothing'))
    expect((await upload(kessa, SECRET)).status).toBe(404)
    expect((await upload({ cookie: '' }, OIL)).status).toBe(401)
    expect((await upload(gameMaster, OIL, pngOf(1), { origin: 'https://evil.example' })).status).toBe(403)
    expect((await upload(gameMaster, 'items/---')).status).toBe(400)
  })
})

describe('an upload is refused', () => {
  it.each(['image/png', 'application/json', 'text/html'])(
    '[UPL-3] with a message if it is not a picture, even as %s',
    async (type) => {
      const refused = await upload(gameMaster, OIL, Buffer.from('{"no":"picture"}'), { 'content-type': type })
      expect(refused).toEqual({
        status: 415,
        body: { error: 'The picture is not a PNG, JPEG, WebP, AVIF or GIF picture', id: 'bad-picture' },
      })
    },
  )

  it.each(['image/png', 'application/json', 'text/html'])(
    '[UPL-3] by its content only: a picture sent as %s is accepted',
    async (type) => {
      expect((await upload(gameMaster, OIL, pngOf(7), { 'content-type': type })).status).toBe(200)
    },
  )

  it('[UPL-5] if it has more than 25 MB, whether declared or not', async () => {
    const size = 25 * 1024 * 1024 + 1
    const tooLarge = { status: 413, body: { error: 'A picture may have at most 25 MB', id: 'too-large' } }
    expect(await upload(gameMaster, OIL, Buffer.alloc(size))).toMatchObject(tooLarge)
    const chunks = Array.from({ length: 26 }, () => Buffer.alloc(1024 * 1024))
    expect(await upload(gameMaster, OIL, Readable.from(chunks))).toMatchObject(tooLarge)
    expect(await imageOf(gameMaster, OIL)).toBeNull()
  })

  it('[UPL-4] if it is truncated', async () => {
    const refused = await upload(gameMaster, OIL, pngOf(7, 300).subarray(0, 90))
    expect(refused).toMatchObject({ status: 415, body: { error: 'The picture is broken' } })
  })
})

describe('a deleted picture', () => {
  it('[UPL-10] is removed for everyone; a portrait is removed from the character, but not from its own page', async () => {
    expect((await gameMaster.ask('deleteEntityImage', { entityId: ODO })).body).toEqual({ success: true })
    expect([await imageOf(kessa, ODO), (await imageOf(kessa, SKETCH)) !== null]).toEqual([null, true])
    expect(await gameMaster.ask('deleteEntityImage', { entityId: ODO })).toMatchObject({
      status: 404,
      body: { error: 'There is no image' },
    })
    expect(await removedOf(gameMaster, ODO)).toMatchObject([{ id: 'folder', image: await imageOf(kessa, SKETCH) }])
    const restored = await gameMaster.ask('restoreImage', { entityId: ODO, imageId: 'folder' })
    expect(restored.body).toEqual({ success: true, image: await imageOf(kessa, SKETCH) })
  })

  it('[UPL-10] can be restored, and so can the folder’s picture; added pictures for 30 days', async () => {
    const folder = await imageOf(gameMaster, KESSA)
    const { image } = (await upload(gameMaster, KESSA)).body
    await gameMaster.ask('deleteEntityImage', { entityId: KESSA })
    const [added, own] = await removedOf(gameMaster, KESSA)
    expect([added?.image, own?.image, own?.restorableUntil]).toEqual([image, folder, null])
    expect(added?.restorableUntil).toBe((added?.removedAt ?? 0) + REMOVED_IMAGES_RETENTION_MS)
    await gameMaster.ask('restoreImage', { entityId: KESSA, imageId: added?.id ?? '' })
    expect(await imageOf(kessa, KESSA)).toEqual(image)
    expect(await gameMaster.ask('restoreImage', { entityId: KESSA, imageId: added?.id ?? '' })).toMatchObject({
      status: 404,
      body: { error: 'This image can no longer be restored' },
    })
  })

  it('[UPL-11] can be deleted and restored by players only if granted', async () => {
    for (const operation of ['deleteEntityImage', 'getRemovedImages'] as const)
      expect((await kessa.ask(operation, { entityId: KESSA })).status).toBe(403)
    expect((await kessa.ask('restoreImage', { entityId: KESSA, imageId: 'folder' })).status).toBe(403)
  })

  it('[UPL-11] by the game master is hidden from players; players can restore what they deleted themselves', async () => {
    await grant('deleteImage', true)
    const { image } = (await upload(gameMaster, KESSA)).body
    await gameMaster.ask('deleteEntityImage', { entityId: KESSA })
    expect(await removedOf(kessa, KESSA)).toEqual([])
    expect((await kessa.ask('restoreImage', { entityId: KESSA, imageId: 'folder' })).status).toBe(404)
    expect((await open(kessa, image?.originalUrl)).statusCode).toBe(404)
    expect((await open(gameMaster, image?.originalUrl)).statusCode).toBe(200)
    const mine = (await upload(kessa, KESSA, pngOf(10))).body.image
    await kessa.ask('deleteEntityImage', { entityId: KESSA })
    const [own, ...others] = await removedOf(kessa, KESSA)
    expect([own?.image, others]).toEqual([mine, []])
    expect((await open(kessa, mine?.originalUrl)).statusCode).toBe(200)
    expect((await kessa.ask('restoreImage', { entityId: KESSA, imageId: own?.id ?? '' })).status).toBe(200)
  })
})
