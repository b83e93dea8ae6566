import sharp, { type Sharp } from 'sharp'

/** A picture of a few kilobytes can unfold to gigabytes; more pixels than these are not decoded. */
const PIXELS_MAX = 40_000_000
const SECONDS_MAX = 20

/** Decodes a picture within bounds of size and time; `density` is for drawings, in dots per inch. */
export function pictureDecoder(bytes: Uint8Array, density?: number): Sharp {
  const limits = { limitInputPixels: PIXELS_MAX, failOn: 'error' } as const
  return sharp(bytes, density === undefined ? limits : { ...limits, density })
    .autoOrient()
    .timeout({ seconds: SECONDS_MAX })
}

/** What to tell of a picture that could not be decoded: our own words, as the decoder's name files and functions. */
export function whyUnreadable(error: unknown): string {
  const said = error instanceof Error ? error.message : ''
  if (/pixel limit|too large|exceeds/i.test(said)) return 'has more pixels than Waybook reads (40 million)'
  return /timeout/i.test(said) ? 'takes too long to read' : 'is broken'
}
