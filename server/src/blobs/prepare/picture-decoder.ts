import sharp, { type Sharp } from 'sharp'

/** A few kilobytes can decompress to gigabytes, so larger pictures are not decoded. */
const PIXELS_MAX = 40_000_000
const SECONDS_MAX = 20

/** Decodes a picture within limits on size and time. `density`, in dots per inch, applies to SVG drawings. */
export function pictureDecoder(bytes: Uint8Array, density?: number): Sharp {
  const limits = { limitInputPixels: PIXELS_MAX, failOn: 'error' } as const
  return sharp(bytes, density === undefined ? limits : { ...limits, density })
    .autoOrient()
    .timeout({ seconds: SECONDS_MAX })
}

/** Why a picture could not be decoded. The decoder's own messages contain file and function names, so they are not shown. */
export function whyUnreadable(error: unknown): string {
  const text = error instanceof Error ? error.message : ''
  if (/pixel limit|too large|exceeds/i.test(text)) return 'has more pixels than Waybook reads (40 million)'
  return /timeout/i.test(text) ? 'takes too long to read' : 'is broken'
}
