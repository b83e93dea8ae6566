import {
  openLoopbackService,
  type LoopbackAnswer,
  type LoopbackService,
} from '@waybook/testing/features/images/loopback-service.ts'
import { describe, expect, it, onTestFinished } from 'vitest'

import type { ImageService, Order, OrderResult } from './images.ts'

/** Opens the adapter under test for a service, with `orderMaxMs` as its timeout for orders. */
export type OpenImages = (at: Pick<LoopbackService, 'url'>, orderMaxMs: number) => ImageService

export const order: Order = {
  reference: 'a-job-of-ours',
  prompt: 'Item "Tide bell". A bell.',
  entityId: 'items/tide-bell',
  entityType: 'item',
  name: 'Tide bell',
  style: 'sketch',
  perspective: null,
}

const json = (status: number, body: object, headers = {}): LoopbackAnswer => ({
  status,
  headers,
  body: JSON.stringify(body),
})
const [SOON_MS, HOUR_MS] = [300, 3_600_000]

/** The contract that every adapter for the image service fulfills. */
export function describeImages(name: string, open: OpenImages): void {
  const given = async (answer: LoopbackAnswer) => {
    const service = await openLoopbackService(answer)
    onTestFinished(async () => await service.close())
    return { service, images: open(service, answer === null ? SOON_MS : HOUR_MS) }
  }
  const ordered = async (answer: LoopbackAnswer): Promise<OrderResult> =>
    await (await given(answer)).images.order(order, new AbortController().signal)

  describe(`the image service: ${name}`, () => {
    it('[GEN-5] receives the request of the specification, with the key, and returns its job id', async () => {
      const { service, images } = await given(json(202, { jobId: 'theirs' }))
      const { signal } = new AbortController()
      expect(await images.order(order, signal)).toEqual({ ok: true, imageJob: 'theirs' })
      await images.order({ ...order, entityType: 'scene', perspective: 'wide' }, signal)
      expect(service.heard.map(({ path, headers }) => [path, headers['x-api-key']])).toEqual([
        ['/generate', images.key()],
        ['/generate', images.key()],
      ])
      const body = {
        prompt: 'Item "Tide bell". A bell.',
        entity_id: 'items/tide-bell',
        entity_type: 'item',
        style: 'sketch',
        quality: 'high',
        size: '1024x1024',
        name: 'Tide bell',
        reference: 'a-job-of-ours',
        callback: expect.stringMatching(/\/api\/images\/callback$/) as string,
      }
      expect(service.heard.map((heard) => heard.body)).toEqual([
        body,
        { ...body, entity_type: 'scene', perspective: 'wide' },
      ])
    })

    it.each([
      ['an empty body', { status: 202, body: '' }],
      ['no JSON', { status: 200, body: 'fine' }],
    ])('[GEN-5] accepts an order with %s in the response', async (_, answer) => {
      expect(await ordered(answer)).toEqual({ ok: true, imageJob: 'a-job-of-ours' })
    })

    it.each([
      // response, error, retryable, retry after
      [
        json(401, { error: 'The API key is missing or wrong' }),
        'answered 401: The API key is missing or wrong',
        true,
        null,
      ],
      [json(429, { error: 'Too many' }, { 'retry-after': '15' }), 'answered 429: Too many', true, 15_000],
      [json(503, {}, { 'retry-after': 'soon' }), 'answered 503', true, null],
      [json(400, { error: 'prompt must not be empty' }), 'answered 400: prompt must not be empty', false, null],
      ['hangUp', 'cannot be reached', true, null],
      [null, 'did not answer within 0.3 s', true, null],
    ] as const)('[GEN-6] reports %j as a readable error', async (answer, said, retryable, afterMs) => {
      expect(await ordered(answer)).toEqual({ ok: false, error: `The image service ${said}`, retryable, afterMs })
    })

    it('[GEN-6] understands a Retry-After date', async () => {
      const date = new Date(Date.now() + HOUR_MS).toUTCString()
      const before = Date.now()
      const refusal = await ordered(json(429, {}, { 'retry-after': date }))
      const afterMs = refusal.ok ? null : refusal.afterMs
      expect(afterMs).toBeLessThanOrEqual(Date.parse(date) - before)
      expect(afterMs).toBeGreaterThanOrEqual(Date.parse(date) - Date.now())
    })

    it('[GEN-6] reports a service that is not running', async () => {
      const { service, images } = await given(null)
      await service.close()
      const { signal } = new AbortController()
      expect(await images.order(order, signal)).toMatchObject({ ok: false, retryable: true })
      await expect(images.health()).rejects.toMatchObject({ id: 'unavailable' })
    })

    it('[GEN-8] names its painter in its health', async () => {
      const { images } = await given(
        json(200, { status: 'ok', environment: 'test', service: 'images', painter: 'atelier' }),
      )
      expect(await images.health()).toEqual({ environment: 'test', service: 'images', painter: 'atelier' })
    })

    it.each([json(500, {}), json(200, { status: 'ok' }), { status: 200, body: '<p>hello</p>' }])(
      '[GEN-8] rejects %j as a health response',
      async (answer) => {
        await expect((await given(answer)).images.health()).rejects.toMatchObject({ id: 'unavailable' })
      },
    )
  })
}
