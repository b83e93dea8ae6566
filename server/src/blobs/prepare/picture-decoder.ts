import { PICTURE_PIXELS_MAX } from '@waybook/contract'
import pLimit from 'p-limit'
import sharp, { type Sharp } from 'sharp'

import { withoutDocumentType } from './svg-danger.ts'

/** Lower limits for types that are decoded as a whole. AVIF takes about twenty bytes per pixel. Each picture takes at most 500 MB. */
const LESS = new Map([
  ['image/avif', { name: 'an AVIF', pixels: 4096 * 4096, words: '17 million' }],
  ['image/webp', { name: 'a WebP', pixels: 40_000_000, words: '40 million' }],
  ['image/gif', { name: 'a GIF', pixels: 40_000_000, words: '40 million' }],
])
const SECONDS_MAX = 60
/** Larger pictures are decoded one at a time, because two would take more memory than a small machine has. */
const LARGE_PIXELS = 12_000_000

/** In pixels. */
export interface PictureSize {
  readonly width: number
  readonly height: number
}

const largeOnes = pLimit(1)

/** Runs a step that decodes a picture of this size, in pixels. Large pictures wait for each other. */
export async function decodeInTurn<Result>(
  { width, height }: PictureSize,
  step: () => Promise<Result>,
): Promise<Result> {
  return width * height > LARGE_PIXELS ? await largeOnes(step) : await step()
}

/** Decodes a picture within limits on size and time. `density`, in dots per inch, applies to SVG drawings. */
export function pictureDecoder(bytes: Uint8Array, density?: number): Sharp {
  const limits = { limitInputPixels: PICTURE_PIXELS_MAX, failOn: 'error' } as const
  return sharp(withoutDocumentType(bytes), density === undefined ? limits : { ...limits, density })
    .autoOrient()
    .timeout({ seconds: SECONDS_MAX })
}

/** The reason not to decode a picture of this type and size, or `null`. */
export function whyTooLarge(contentType: string, { width, height }: PictureSize): string | null {
  const less = LESS.get(contentType)
  return less && width * height > less.pixels
    ? `has more pixels than Waybook reads in ${less.name} (${less.words}): save it as JPEG or PNG`
    : null
}

/** The reason why a picture could not be decoded. The decoder's messages contain file and function names, so they are not shown. */
export function whyUnreadable(error: unknown): string {
  const text = error instanceof Error ? error.message : ''
  if (/pixel limit|too large|exceeds/i.test(text))
    return `has more pixels than Waybook reads (${PICTURE_PIXELS_MAX / 1_000_000} million)`
  return /timeout/i.test(text) ? 'takes too long to read' : 'is broken'
}
