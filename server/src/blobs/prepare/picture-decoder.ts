import { PICTURE_PIXELS } from '@waybook/contract'
import pLimit from 'p-limit'
import sharp, { type Metadata, type Sharp } from 'sharp'

import { withoutDocumentType } from './svg-danger.ts'

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
  const limits = { limitInputPixels: PICTURE_PIXELS.most, failOn: 'error' } as const
  return sharp(withoutDocumentType(bytes), density === undefined ? limits : { ...limits, density })
    .autoOrient()
    .timeout({ seconds: SECONDS_MAX })
}

/** What decides how much memory a picture takes. */
export type Decoded = Pick<Metadata, 'isProgressive' | 'chromaSubsampling'> & PictureSize

const asAnother = 'save it as JPEG or PNG'

/** The formats that are decoded as a whole, which may have fewer pixels. */
const whole: readonly {
  readonly is: (contentType: string, picture: Decoded) => boolean
  readonly most: number
  readonly what: string
  readonly instead: string
}[] = [
  { is: (type) => type === 'image/avif', most: PICTURE_PIXELS.avif, what: 'an AVIF', instead: asAnother },
  { is: (type) => type === 'image/gif', most: PICTURE_PIXELS.gif, what: 'a GIF', instead: asAnother },
  {
    is: (type, { isProgressive }) => type === 'image/png' && isProgressive,
    most: PICTURE_PIXELS.interlaced,
    what: 'an interlaced PNG',
    instead: 'save it without interlacing',
  },
  {
    is: (type, { isProgressive, chromaSubsampling }) =>
      type === 'image/jpeg' && isProgressive && chromaSubsampling !== '4:2:0',
    most: PICTURE_PIXELS.progressive,
    what: 'a progressive JPEG',
    instead: 'save it without this option',
  },
]

/** The reason not to decode a picture of this type and size, or `null`. */
export function whyTooLarge(contentType: string, picture: Decoded): string | null {
  const limit = whole.find(({ is }) => is(contentType, picture))
  return limit && picture.width * picture.height > limit.most
    ? `has more pixels than Waybook reads in ${limit.what} (${millions(limit.most)}): ${limit.instead}`
    : null
}

/** `64000000` -> "64 million" */
export function millions(pixels: number): string {
  return `${Math.round(pixels / 1_000_000)} million`
}

/** The reason why a picture could not be decoded. The decoder's messages contain file and function names, so they are not shown. */
export function whyUnreadable(error: unknown): string {
  const text = error instanceof Error ? error.message : ''
  if (/pixel limit|too large|exceeds/i.test(text))
    return `has more pixels than Waybook reads (${millions(PICTURE_PIXELS.most)})`
  return /timeout/i.test(text) ? 'takes too long to read' : 'is broken'
}
