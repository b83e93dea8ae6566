import { inspectPicture, type Refused } from './inspect-picture.ts'
import { pictureDecoder, whyUnreadable } from './picture-decoder.ts'
import { preparePicture, type Prepared } from './prepare-picture.ts'

/**
 * Nobody sees the difference, and every size that is ever made of the picture is made of this. To optimise the coding would hold the whole
 * picture in memory, six bytes a pixel, for some percent of the file.
 */
const JPEG = { quality: 92, chromaSubsampling: '4:4:4', optimiseCoding: false } as const

type Remade = { readonly ok: true; readonly bytes: Uint8Array } | Refused

/**
 * Makes all the forms of a picture that does not come from a campaign's folder. Its original is made anew from its pixels, upright, as JPEG or
 * (see-through) PNG: so nothing that its file says of camera, place, people or prompt is anywhere, an export included.
 */
export async function prepareAdded(bytes: Uint8Array): Promise<Prepared> {
  const remade = await remake(bytes)
  return remade.ok ? await preparePicture(remade.bytes, { svg: false }) : remade
}

async function remake(bytes: Uint8Array): Promise<Remade> {
  const inspected = await inspectPicture(bytes, { svg: false })
  if (!inspected.ok) return inspected
  try {
    const picture = pictureDecoder(bytes)
    const { hasAlpha } = await picture.metadata()
    return { ok: true, bytes: await (hasAlpha ? picture.png() : picture.jpeg(JPEG)).toBuffer() }
  } catch (error) {
    return { ok: false, why: whyUnreadable(error) }
  }
}
