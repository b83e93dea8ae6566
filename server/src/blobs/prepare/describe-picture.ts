import type { PictureFacts } from '../blobs.ts'
import { inspectPicture, type InspectedPicture, type PictureSource, type Refused } from './inspect-picture.ts'
import { decodeInTurn, pictureDecoder, whyUnreadable } from './picture-decoder.ts'
import { BLUR_PX, toBlur } from './prepare-picture.ts'

export type Described =
  | ({ readonly ok: true; readonly facts: PictureFacts } & Pick<InspectedPicture, 'scaledFrom' | 'walls'>)
  | Refused

/**
 * Inspects a picture and makes its blurred preview. The picture is decoded for it, as small as its format allows, so a broken one is found at
 * a fraction of the time that all its forms take.
 */
export async function describePicture(bytes: Uint8Array, source: PictureSource): Promise<Described> {
  const inspected = await inspectPicture(bytes, source)
  if (!inspected.ok) return inspected
  const { picture, contentType, width, height, scaledFrom, walls } = inspected
  try {
    const blur = await decodeInTurn(
      inspected,
      async () => await toBlur(pictureDecoder(picture, densityOfBlur(inspected))),
    )
    return { ok: true, facts: { contentType, width, height, blur }, scaledFrom, walls }
  } catch (error) {
    return { ok: false, why: whyUnreadable(error) }
  }
}

/** Draws an SVG no larger than its preview, but no edge shorter than a pixel. */
function densityOfBlur({ width, height, density }: InspectedPicture): number | undefined {
  if (density === undefined) return undefined
  const scale = Math.max(BLUR_PX / Math.max(width, height), 1 / Math.min(width, height))
  return Math.max(density * Math.min(scale, 1), DENSITY_MIN)
}

/** The decoder accepts no less. */
const DENSITY_MIN = 1
