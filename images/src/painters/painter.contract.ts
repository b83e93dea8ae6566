import sharp from 'sharp'
import { expect, it } from 'vitest'

import type { PaintJob, Painter } from '../service/painter.ts'

export const commission: PaintJob = {
  prompt: 'Kessa Vane, a ferrywoman of the marsh',
  entity_id: 'characters/kessa-vane',
  entity_type: 'character',
  style: 'realistic',
  quality: 'high',
  size: '1024x1024',
  perspective: 'battlemap',
  name: 'Kessa Vane',
}

const never = (): AbortSignal => new AbortController().signal

const orders = [
  ['a portrait', {}],
  ['a place', { entity_type: 'location', style: 'fantasy' }],
  ['a scene from above', { entity_type: 'scene', style: 'cartoon', perspective: 'battlemap' }],
  ['an unknown entity type', { entity_type: 'tax', style: 'sketch', name: undefined }],
  ['special characters', { prompt: '</svg>"\'&\u0000 龍 🐉 \u202e', name: '<b>&amp;', style: 'cartoon' }],
] as const

/** Tests that every painter must pass. `open` returns a painter that is ready to use. */
export function describePainter(open: () => Promise<Painter>): void {
  // The offline painter takes seconds for each order.
  it.concurrent.each(process.env['LONG'] ? orders : orders.slice(-1))(
    '[PAINT-1] paints %s as a square picture of 1024 pixels',
    async (_, changed) => {
      const painted = await (await open()).paint({ ...commission, ...changed }, never())
      if (!painted.ok) throw new Error(painted.error)
      const { format, width, height } = await sharp(painted.picture.bytes).metadata()
      expect({ type: `image/${format}`, width, height }).toEqual({
        type: painted.picture.contentType,
        width: 1024,
        height: 1024,
      })
    },
  )

  it('[PAINT-2] gives up when it is aborted, and allows a retry of the order', async () => {
    const painted = await (await open()).paint(commission, AbortSignal.abort())
    expect(painted).toMatchObject({ ok: false, retryable: true })
    expect(painted).toHaveProperty('error', expect.stringMatching(/too long/))
  })
}
