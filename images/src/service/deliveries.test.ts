import { createHash, createHmac } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'

import { expect, it } from 'vitest'

import { openCallbackServer } from '../fixtures/callback-server.ts'
import { openImageService, temporaryFolder } from '../fixtures/image-service.ts'
import { defaultRetryDelayMs } from './deliveries.ts'

const order = { prompt: 'a lamp', entity_id: 'items/lamp', reference: 'job-7' }

it('[PAINT-16] delivers a picture with a signature over its bytes, its job and the time', async () => {
  await using server = await openCallbackServer()
  await using images = await openImageService({ origin: server.origin })
  const before = Date.now()
  const { jobId } = JSON.parse((await images.generate(order)).body) as { jobId: string }
  await expect.poll(() => server.requests).toHaveLength(1)
  const [request] = server.requests
  const timestamp = String(request?.headers['x-waybook-timestamp'])
  const digest = createHash('sha256').update('painted').digest('hex')
  expect(request).toMatchObject({ url: '/api/images/callback', body: 'painted' })
  expect(request?.headers).toMatchObject({
    'content-type': 'image/webp',
    'x-waybook-job': jobId,
    'x-waybook-reference': 'job-7',
    'x-waybook-digest': digest,
    'x-waybook-signature': createHmac('sha256', 'a key of this test')
      .update(`${timestamp}.${jobId}.${digest}`)
      .digest('hex'),
  })
  expect(Number(timestamp)).toBeGreaterThanOrEqual(before)
  expect(Number(timestamp)).toBeLessThanOrEqual(Date.now())
})

it('[PAINT-16] delivers the reason for a missing picture in the same way', async () => {
  await using server = await openCallbackServer()
  const answer = {
    ok: false,
    error: 'OpenAI is too busy right now',
    retryable: true,
    retryAfterSeconds: 9,
  } as const
  await using images = await openImageService({ origin: server.origin, answer })
  await images.generate(order)
  await expect.poll(() => server.requests).toHaveLength(1)
  expect(server.requests[0]?.headers['content-type']).toBe('application/json')
  const { ok: _, ...expected } = answer
  expect(JSON.parse(server.requests[0]?.body ?? '')).toEqual(expected)
})

it('[PAINT-17] retries a delivery, with a new signature each time, until it is acknowledged, then deletes it', async () => {
  await using server = await openCallbackServer([500, 302, 'hang up', 404, 204])
  await using images = await openImageService({ origin: server.origin })
  await images.generate(order)
  await expect.poll(async () => [server.requests.length, await images.outbox.jobs()]).toEqual([5, []])
  expect(new Set(server.requests.map(({ headers }) => headers['x-waybook-job'])).size).toBe(1)
})

it('[PAINT-17] deletes a picture that the server no longer wants', async () => {
  await using server = await openCallbackServer([410])
  await using images = await openImageService({ origin: server.origin })
  await images.generate(order)
  await expect.poll(async () => [server.requests.length, await images.outbox.jobs()]).toEqual([1, []])
})

it('[PAINT-18] the next process delivers unacknowledged pictures with the same job id, but not half-written ones', async () => {
  const dir = await temporaryFolder()
  await using server = await openCallbackServer()
  const first = await openImageService({ dir })
  const { jobId } = JSON.parse((await first.generate(order)).body) as { jobId: string }
  await expect.poll(async () => await first.outbox.jobs()).toEqual([jobId])
  await first.service.close()
  await writeFile(path.join(dir, 'half.delivery.arriving'), '{"jobId":"ha')
  await using next = await openImageService({ dir, origin: server.origin })
  await expect.poll(async () => await next.outbox.jobs()).toEqual([])
  expect(server.requests.map(({ headers }) => headers['x-waybook-job'])).toEqual([jobId])
  expect(next.painted).toHaveLength(0)
})

it('[PAINT-18] an order that was not painted when the process ended is not stored, because the server sends it again', async () => {
  const dir = await temporaryFolder()
  const first = await openImageService({ dir, slowly: true })
  await first.generate(order)
  await first.service.close()
  await using next = await openImageService({ dir })
  expect(await next.outbox.jobs()).toEqual([])
})

it('[PAINT-17] doubles the delay after each attempt, up to half a minute', () => {
  expect([0, 1, 2, 3, 10].map(defaultRetryDelayMs)).toEqual([500, 1000, 2000, 4000, 30_000])
})
