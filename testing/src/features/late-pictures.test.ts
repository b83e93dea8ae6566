import { Problem } from '@waybook/contract'
import { inProcessImageProcessor } from '@waybook/server'
import { expect, it, onTestFinished } from 'vitest'
import * as z from 'zod/mini'

import { callerWith } from '../world/callers.ts'
import { openTestServer } from '../world/test-server.ts'

const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="90" height="60"><rect width="90" height="60" /></svg>'
const campaign = {
  'campaign.yaml': 'name: Small\n',
  'items/rope.md': '---\nname: Rope\n---\n',
  'items/rope.svg': drawing,
}

/** A server whose pictures are prepared once `begin` is called. */
async function opened(pictureWaitMaxMs?: number) {
  const beginning = Promise.withResolvers<void>()
  // It may fail before anything is prepared.
  beginning.promise.catch(() => {})
  let prepared = 0
  const imageProcessor: typeof inProcessImageProcessor = {
    ...inProcessImageProcessor,
    resize: async (file) => {
      prepared += 1
      await beginning.promise
      return await inProcessImageProcessor.resize(file)
    },
  }
  const server = await openTestServer(campaign, { imageProcessor, pictureWaitMaxMs })
  onTestFinished(server.close)
  const cookie = await server.signIn({ role: 'player' })
  const { body } = await callerWith(server, cookie)('getEntity', { id: 'items/rope' })
  const [{ image }] = answer.parse(body).entities
  const get = async (url: string) => await server.app.inject({ url, headers: { cookie } })
  return { server, image, get, begin: beginning.resolve, fail: beginning.reject, times: () => prepared }
}

const image = z.object({
  thumbnails: z.object({ small: z.string(), medium: z.string() }),
  originalUrl: z.string(),
  width: z.number(),
  height: z.number(),
  blur: z.string(),
})
const answer = z.object({ entities: z.tuple([z.object({ image })]) })

it('[PIC-310] an imported picture has its size and preview before its other sizes are made', async () => {
  const { image: known, server, times } = await opened()
  expect(known).toMatchObject({ width: 1280, height: 853 })
  expect(known.blur).toMatch(/^data:image\/webp;base64,.{20,}/)
  expect([times(), (await server.services.preparation.progress()).waiting.length]).toEqual([0, 1])
})

it('[PIC-312] requests wait for a picture that is being prepared, which is prepared once', async () => {
  const { image: known, get, begin, times } = await opened()
  const asking = [known.thumbnails.small, known.thumbnails.medium, known.originalUrl].map(get)
  await expect.poll(times).toBe(1)
  begin()
  for (const { statusCode, headers } of await Promise.all(asking)) {
    expect([statusCode, headers['content-type']]).toEqual([200, 'image/webp'])
    expect(headers['cache-control']).toContain('immutable')
  }
  expect(times()).toBe(1)
})

it('[PIC-313] a request that has waited long enough is told to come again, and nothing keeps that answer', async () => {
  const { image: known, get, begin, server } = await opened(1)
  const { statusCode, headers, body } = await get(known.thumbnails.small)
  expect([statusCode, headers['retry-after'], headers['cache-control'], body]).toEqual([202, '2', 'no-store', ''])
  begin()
  await server.services.preparation.prepareWaiting()
  expect((await get(known.thumbnails.small)).statusCode).toBe(200)
})

/** What requests get while the process crashes on a picture. */
const answers = [503, 503, 404]

it('[PIC-314] a picture that cannot be prepared does not exist', async () => {
  const { image: known, get, fail } = await opened()
  fail(new Problem('unavailable'))
  for (const expected of answers) expect((await get(known.thumbnails.small)).statusCode).toBe(expected)
})

it('[PIC-315] game masters are told how many pictures are left, and which cannot be prepared', async () => {
  const { image: known, server, get, fail } = await opened()
  const gameMaster = callerWith(server, await server.signIn({ role: 'gameMaster' }))
  const progress = async () => (await gameMaster('getPicturePreparation', {})).body
  expect(await progress()).toEqual({ left: 1, failed: [] })
  // What another campaign has imported into the same store.
  await server.services.blobs.putOriginal('ab'.padEnd(64, '0'), Buffer.from('other'), {
    contentType: 'image/png',
    width: 1,
    height: 1,
    blur: '',
  })
  expect(await progress()).toEqual({ left: 2, failed: [] })
  fail(new Problem('unavailable'))
  for (const expected of answers) expect((await get(known.thumbnails.small)).statusCode).toBe(expected)
  expect(await progress()).toEqual({ left: 1, failed: [{ path: 'items/rope.svg', why: 'cannot be processed' }] })
})
