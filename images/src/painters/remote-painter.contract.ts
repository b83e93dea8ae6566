import sharp from 'sharp'
import { expect, it } from 'vitest'

import { openPaintingService, type Answer, type PaintingService } from '../fixtures/painting-service.ts'
import type { Painter } from '../service/painter.ts'
import { commission } from './painter.contract.ts'

/** A valid picture in base64, as a remote painter sends it. */
export const squareBase64 = (
  await sharp({ create: { width: 1024, height: 1024, channels: 3, background: '#2f6660' } })
    .png()
    .toBuffer()
).toString('base64')

/** The protocol of a painting service: its response with a picture, and its response when it rejects a prompt. */
export interface Protocol {
  readonly path: string
  readonly picture: (base64: string) => object
  readonly refusal: Answer
  readonly open: (service: PaintingService) => Painter
}

const HOUR_MS = 3_600_000
const patiently = (): AbortSignal => new AbortController().signal

/** Tests that every painter behind HTTP must pass. */
export function describeRemotePainter({ path, picture, refusal, open }: Protocol): void {
  const askOf = async (answer: Answer, signal = patiently()) => {
    await using service = await openPaintingService(path, () => answer)
    return await open(service).paint(commission, signal)
  }

  it('[PAINT-3] reports the time to wait when the service is too busy', async () => {
    expect(await askOf({ status: 429, headers: { 'retry-after': '17' } })).toMatchObject({
      ok: false,
      retryable: true,
      retryAfterSeconds: 17,
    })
    const date = new Date(Date.now() + HOUR_MS).toUTCString()
    const secondsLeft = () => (Date.parse(date) - Date.now()) / 1000
    const before = secondsLeft()
    const { retryAfterSeconds } = (await askOf({ status: 429, headers: { 'retry-after': date } })) as {
      retryAfterSeconds: number
    }
    expect(retryAfterSeconds).toBeLessThanOrEqual(Math.ceil(before))
    expect(retryAfterSeconds).toBeGreaterThanOrEqual(Math.floor(secondsLeft()))
    expect(await askOf({ status: 429 })).not.toHaveProperty('retryAfterSeconds')
  })

  it('[PAINT-4] is not retried when it rejects the prompt', async () => {
    expect(await askOf(refusal)).toMatchObject({ ok: false, retryable: false })
    expect(await askOf(refusal)).toHaveProperty('error', expect.stringMatching(/does not/))
  })

  it('[PAINT-5] is not retried when it rejects the key', async () => {
    const painted = await askOf({ status: 401 })
    expect(painted).toMatchObject({ ok: false, retryable: false })
    expect(painted).toHaveProperty('error', expect.stringMatching(/key/))
  })

  it.each([
    ['truncated', picture('iVBORw0KGgoAAAANSUhEUgAABAAAAAQACAIAAADwf7zU')],
    ['not a picture', picture(Buffer.from('a page in a hurry').toString('base64'))],
    ['empty', picture('')],
    ['JSON of another shape', { detail: 'fine' }],
  ])('[PAINT-6] rejects a response that is %s', async (_, body) => {
    const painted = await askOf({ status: 200, body })
    expect(painted).toMatchObject({ ok: false, retryable: true })
    expect(painted).toHaveProperty('error', expect.stringMatching(/read/))
  })

  it('[PAINT-6] rejects an HTML page', async () => {
    const answer = { status: 200, body: '<html>', headers: { 'content-type': 'text/html' } }
    expect(await askOf(answer)).toMatchObject({ ok: false, retryable: true })
  })

  it.each([
    ['fails', { status: 503 }, /503/],
    ['does not respond', 'silence', /too long/],
    ['closes the connection', 'hang up', /reached/],
  ] as const)('[PAINT-7] may be retried when it %s', async (_, answer, error) => {
    const patience = answer === 'silence' ? AbortSignal.timeout(100) : patiently()
    const painted = await askOf(answer, patience)
    expect(painted).toMatchObject({ ok: false, retryable: true })
    expect(painted).toHaveProperty('error', expect.stringMatching(error))
  })
}
