import pLimit from 'p-limit'
import sharp, { type Sharp } from 'sharp'

/** A few kilobytes can decompress to gigabytes, so larger pictures are not decoded. */
const PIXELS_MAX = 40_000_000
/** An AVIF is decoded as a whole, at about twenty bytes per pixel: 4096 by 4096 pixels, the size of many maps, take 400 MB. */
const AVIF_PIXELS_MAX = 4096 * 4096
const SECONDS_MAX = 20
/** Two pictures beyond this size at once would take more memory than a small machine has. */
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
  const limits = { limitInputPixels: PIXELS_MAX, failOn: 'error' } as const
  return sharp(bytes, density === undefined ? limits : { ...limits, density })
    .autoOrient()
    .timeout({ seconds: SECONDS_MAX })
}

/** Why a picture of this type and size is not decoded; `null` if it may be. */
export function whyTooLarge(contentType: string, { width, height }: PictureSize): string | null {
  return contentType === 'image/avif' && width * height > AVIF_PIXELS_MAX
    ? 'has more pixels than Waybook reads in an AVIF (17 million): save it as JPEG or PNG'
    : null
}

/** Why a picture could not be decoded. The decoder's own messages contain file and function names, so they are not shown. */
export function whyUnreadable(error: unknown): string {
  const text = error instanceof Error ? error.message : ''
  if (/pixel limit|too large|exceeds/i.test(text)) return 'has more pixels than Waybook reads (40 million)'
  return /timeout/i.test(text) ? 'takes too long to read' : 'is broken'
}
