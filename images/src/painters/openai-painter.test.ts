import { afterAll, describe, expect, it } from 'vitest'

import { openPaintingService, type PaintingService } from '../fixtures/painting-service.ts'
import { openaiPainter } from './openai-painter.ts'
import { commission, describePainter } from './painter.contract.ts'
import { receivedPicture } from './received-picture.ts'
import { describeRemotePainter, squareBase64 } from './remote-painter.contract.ts'

const path = '/v1/images/generations'
const open = ({ origin }: PaintingService) =>
  openaiPainter({ apiKey: 'sk-test', model: 'gpt-image-2.5-sunburst', baseUrl: `${origin}/v1` }, receivedPicture)
const picture = (b64: string) => ({ created: 1_795_000_000, data: [{ b64_json: b64 }], output_format: 'png' })
const refused = (code: string, message = 'no') => ({
  error: { message, type: 'invalid_request_error', param: null, code },
})

describe('OpenAI', async () => {
  const service = await openPaintingService(path, () => ({ status: 200, body: picture(squareBase64) }))
  afterAll(async () => await service[Symbol.asyncDispose]())
  describePainter(async () => open(service))
  describeRemotePainter({ path, picture, open, refusal: { status: 400, body: refused('moderation_blocked') } })

  it('[PAINT-8] receives a request for one picture with the key, model, size and quality', async () => {
    await open(service).paint(commission, new AbortController().signal)
    expect(service.requests.at(-1)?.headers.authorization).toBe('Bearer sk-test')
    expect(service.requests.at(-1)?.body).toEqual({
      model: 'gpt-image-2.5-sunburst',
      prompt: commission.prompt,
      size: '1024x1024',
      quality: 'high',
      n: 1,
      output_format: 'png',
    })
  })

  it.each([
    ['an account without credit', 429, 'insufficient_quota', /no credit/],
    ['a model that does not exist', 404, 'model_not_found', /The model is not there/],
  ])('[PAINT-4] is not retried with %s', async (_, status, code, error) => {
    await using poor = await openPaintingService(path, () => ({
      status,
      body: refused(code, 'The model is not there'),
    }))
    const painted = await open(poor).paint(commission, new AbortController().signal)
    expect(painted).toMatchObject({ ok: false, retryable: false })
    expect(painted).toHaveProperty('error', expect.stringMatching(error))
  })

  it('[PAINT-9] is requested only at its own address; redirects are not followed', async () => {
    await using other = await openPaintingService(path, () => ({ status: 200, body: picture(squareBase64) }))
    const headers = { location: `${other.origin}${path}` }
    await using moved = await openPaintingService(path, () => ({ status: 307, headers }))
    expect(await open(moved).paint(commission, new AbortController().signal)).toMatchObject({ ok: false })
    expect(other.requests).toEqual([])
  })

  it('[PAINT-3] is requested once: the server decides when to retry', async () => {
    await using busy = await openPaintingService(path, () => ({ status: 503 }))
    await open(busy).paint(commission, new AbortController().signal)
    expect(busy.requests).toHaveLength(1)
  })
})
