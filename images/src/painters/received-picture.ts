import sharp from 'sharp'

import type { Picture } from '../service/painter.ts'

const PIXELS_MAX = 40_000_000
const TYPES = { png: 'image/png', webp: 'image/webp', jpeg: 'image/jpeg' } as const

function isKnown(format: string): format is keyof typeof TYPES {
  return format in TYPES
}

/**
 * Decodes a picture from base64, with or without the prefix of a data URL; `null` if it is incomplete or unreadable.
 */
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
