import { afterAll, describe, expect, it } from 'vitest'

import { openPaintingService, type PaintingService } from '../fixtures/painting-service.ts'
import { commission, describePainter } from './painter.contract.ts'
import { receivedPicture } from './received-picture.ts'
import { describeRemotePainter, squareBase64 } from './remote-painter.contract.ts'
import { sdwebPainter } from './sdweb-painter.ts'

const path = '/sdapi/v1/txt2img'
const open = ({ origin }: PaintingService) => sdwebPainter(origin, receivedPicture)
const picture = (base64: string) => ({ images: [base64], parameters: {}, info: '{}' })
const patiently = () => new AbortController().signal

describe('the Stable Diffusion web UI', async () => {
  const service = await openPaintingService(path, () => ({ status: 200, body: picture(squareBase64) }))
  afterAll(async () => await service[Symbol.asyncDispose]())
  describePainter(async () => open(service))
  describeRemotePainter({ path, picture, open, refusal: { status: 422, body: { detail: [{ msg: 'unsafe' }] } } })

  it('[PAINT-8] receives a request for a picture of that size, with more steps for a higher quality', async () => {
    await open(service).paint(commission, patiently())
    expect(service.requests.at(-1)?.body).toMatchObject({
      prompt: commission.prompt,
      width: 1024,
      height: 1024,
      steps: 32,
    })
    await open(service).paint({ ...commission, quality: 'low' }, patiently())
    expect(service.requests.at(-1)?.body).toMatchObject({ steps: 16 })
  })

  it('[PAINT-8] receives the user and password from its URL', async () => {
    await sdwebPainter(service.origin.replace('//', '//mar%40t:s%3Aecret@'), receivedPicture).paint(
      commission,
      patiently(),
    )
    expect(service.requests.at(-1)?.headers.authorization).toBe(
      `Basic ${Buffer.from('mar@t:s:ecret').toString('base64')}`,
    )
  })

  it('[PAINT-6] may send its picture as a data URL', async () => {
    await using other = await openPaintingService(path, () => ({
      status: 200,
      body: picture(`data:image/png;base64,${squareBase64}`),
    }))
    expect(await open(other).paint(commission, patiently())).toMatchObject({ ok: true })
  })

  it('[PAINT-9] is requested only at its own address; redirects are not followed', async () => {
    await using other = await openPaintingService(path, () => ({ status: 200, body: picture(squareBase64) }))
    await using lost = await openPaintingService(path, () => ({
      status: 307,
      headers: { location: `${other.origin}${path}` },
    }))
    expect(await open(lost).paint(commission, patiently())).toMatchObject({ ok: false })
    expect(other.requests).toHaveLength(0)
  })
})
