import sharp from 'sharp'

import type { Picture } from './painter.ts'

const PIXELS_MAX = 40_000_000
const TYPES = { png: 'image/png', webp: 'image/webp', jpeg: 'image/jpeg' } as const

function isKnown(format: string): format is keyof typeof TYPES {
  return format in TYPES
}

/** A picture from its base64, with or without the head of a data address; `null` where it cannot be read to its end. */
export async function receivedPicture(base64: string): Promise<Picture | null> {
  const bytes = Buffer.from(base64.slice(base64.indexOf(',') + 1), 'base64')
  try {
    const decoder = sharp(bytes, { failOn: 'error', limitInputPixels: PIXELS_MAX })
    const { format } = await decoder.metadata()
    await decoder.stats()
    return isKnown(format) ? { bytes, contentType: TYPES[format] } : null
  } catch {
    return null
  }
}
