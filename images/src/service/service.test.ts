import { expect, it } from 'vitest'

import { openImageService } from '../fixtures/image-service.ts'

const order = { prompt: 'a lamp', entity_id: 'items/lamp' }

it('[PAINT-12] reports that it is up, and its painter', async () => {
  await using images = await openImageService()
  const { statusCode, body } = await images.service.inject('/health')
  expect(statusCode).toBe(200)
  expect(JSON.parse(body)).toEqual({ status: 'ok', environment: 'test', service: 'images', painter: 'atelier' })
})

it.each([null, '', 'wrong', 'a key of this test!', 'a key of this tes'])(
  '[PAINT-13] rejects the key %j, even with an invalid body',
  async (key) => {
    await using images = await openImageService()
    expect((await images.generate(order, key)).statusCode).toBe(401)
    expect((await images.generate('{', key)).statusCode).toBe(401)
    expect(images.painted).toHaveLength(0)
  },
)

it('[PAINT-10] names an invalid field, and does not read a body that is too large', async () => {
  await using images = await openImageService()
  const bad = await images.generate({ ...order, style: 'cubist' })
  expect([bad.statusCode, JSON.parse(bad.body)]).toEqual([
    400,
    { error: 'style must be fantasy, realistic, cartoon or sketch', field: 'style' },
  ])
  const broken = await images.generate('{')
  expect([broken.statusCode, Object.keys(JSON.parse(broken.body) as object)]).toEqual([400, ['error']])
  expect((await images.generate({ ...order, more: 'a'.repeat(70_000) })).statusCode).toBe(413)
})

it('[PAINT-14] limits the painted and queued orders, and sends further requests a time to retry', async () => {
  await using images = await openImageService({ concurrency: 2, waitingMax: 3, slowly: true })
  const statuses = []
  for (let i = 0; i < 7; i++) statuses.push((await images.generate(order)).statusCode)
  expect(statuses).toEqual([202, 202, 202, 202, 202, 429, 429])
  const refused = await images.generate(order)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect(images.painted).toHaveLength(2)
})

it('[PAINT-15] answers a repeated order with the same job while it is in progress', async () => {
  await using images = await openImageService({ slowly: true })
  const [first, again, other] = [
    await images.generate({ ...order, reference: 'job-1' }),
    await images.generate({ ...order, reference: 'job-1' }),
    await images.generate({ ...order, reference: 'job-2' }),
  ]
  expect(again.body).toBe(first.body)
  expect(other.body).not.toBe(first.body)
})
