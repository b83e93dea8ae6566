import sharp from 'sharp'

import type { Painter } from './painter.ts'

export function atelierPainter(): Painter {
  return {
    name: 'atelier',
    paint: async () => {
      const bytes = await sharp({ create: { width: 1024, height: 1024, channels: 3, background: '#2f6660' } })
        .webp()
        .toBuffer()
      return { ok: true, picture: { bytes, contentType: 'image/webp' } }
    },
  }
}
