import { type Brief, paintBrief } from '@waybook/artwork'
import sharp from 'sharp'

/** Paints a brief offline as a WebP of 1024 x 1024 pixels. On one machine, the same brief gives the same bytes. */
export async function paintWebp(brief: Brief): Promise<Uint8Array> {
  const { width, height, rgb } = await paintBrief(brief, rasterize)
  return await sharp(rgb, { raw: { width, height, channels: 3 } })
    .webp({ quality: 88 })
    .toBuffer()
}

async function rasterize(svg: string): Promise<Uint8Array> {
  return await sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer()
}
