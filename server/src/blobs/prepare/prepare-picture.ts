import { THUMBNAIL_PX } from '@waybook/contract'
import sharp, { type Sharp } from 'sharp'

import type { PictureFacts, PictureForms } from '../blobs.ts'
import { FULL_PX, inspectPicture, type PictureSource, type Refused } from './inspect-picture.ts'
import { decodeInTurn, pictureDecoder, whyUnreadable } from './picture-decoder.ts'
import { SVG } from './picture-format.ts'
import { readRendering } from './rendering.ts'

/** The longer edge of the blurred preview. */
export const BLUR_PX = 16
/** More effort takes three times as long and saves nothing. */
const WEBP = { quality: 80, effort: 2 } as const

export interface PreparedPicture {
  readonly ok: true
  readonly forms: PictureForms
  readonly facts: PictureFacts
}

export type Prepared = PreparedPicture | Refused

/** Makes all forms of a picture, without its metadata (camera, location, people). */
export async function preparePicture(bytes: Uint8Array, source: PictureSource): Promise<Prepared> {
  const inspected = await inspectPicture(bytes, source)
  if (!inspected.ok) return inspected
  const { picture, contentType, width, height, density } = inspected
  try {
    const rendering = contentType === SVG ? await readRendering(bytes) : null
    const decoded = await decodeInTurn(
      inspected,
      async () => await (rendering ? decode(rendering, undefined) : decode(picture, density)),
    )
    const sized = async (px: number) => await within(decoded(), px).webp(WEBP).toBuffer()
    const small = await sized(THUMBNAIL_PX.small)
    const medium = await sized(THUMBNAIL_PX.medium)
    const isLarger = Math.max(width, height) > THUMBNAIL_PX.large
    const large = rendering && !isLarger ? rendering : await sized(THUMBNAIL_PX.large)
    const full = isLarger ? (rendering ?? (await sized(FULL_PX))) : large
    const blur = await toBlur(decoded())
    const forms = { small, medium, large, full, original: bytes }
    return { ok: true, forms, facts: { contentType, width, height, blur } }
  } catch (error) {
    return { ok: false, why: whyUnreadable(error) }
  }
}

/** The blurred preview, as a data URL. */
export async function toBlur(picture: Sharp): Promise<string> {
  const bytes = await within(picture, BLUR_PX).webp(WEBP).toBuffer()
  return `data:image/webp;base64,${bytes.toString('base64')}`
}

function within(picture: Sharp, px: number): Sharp {
  return picture.resize(px, px, { fit: 'inside', withoutEnlargement: true })
}

/** Decodes or rasterizes the picture once, at the size of `full`. All other forms are made from it. */
async function decode(bytes: Uint8Array, density: number | undefined): Promise<() => Sharp> {
  const picture = within(pictureDecoder(bytes, density), FULL_PX)
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  return () => sharp(data, { raw: { width, height, channels } })
}
