import type { Picture } from '../service/painter.ts'

const PIXELS_MAX = 40_000_000
const TYPES = { png: 'image/png', webp: 'image/webp', jpeg: 'image/jpeg' } as const

function isKnown(format: string): format is keyof typeof TYPES {
  return format in TYPES
}

/** Reads a picture in base64, with or without the prefix of a data URL. `null` if it is unreadable. */
export type ReceivePicture = (base64: string) => Promise<Picture | null>

const bytesOf = (base64: string) => Buffer.from(base64.slice(base64.indexOf(',') + 1), 'base64')

/** Decodes the whole picture. */
export async function receivedPicture(base64: string): Promise<Picture | null> {
  const bytes = bytesOf(base64)
  // Loaded on demand, because a server that paints pictures itself does not need it.
  const { default: sharp } = await import('sharp')
  try {
    const decoder = sharp(bytes, { failOn: 'error', limitInputPixels: PIXELS_MAX })
    const { format } = await decoder.metadata()
    await decoder.stats()
    return isKnown(format) ? { bytes, contentType: TYPES[format] } : null
  } catch {
    return null
  }
}

/** For a server, which decodes pictures in a separate process. Both services send PNG. */
export async function undecodedPicture(base64: string): Promise<Picture> {
  return await Promise.resolve({ bytes: bytesOf(base64), contentType: 'image/png' })
}
