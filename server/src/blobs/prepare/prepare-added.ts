import { inspectPicture, type Refused } from './inspect-picture.ts'
import { decodeInTurn, pictureDecoder, whyUnreadable } from './picture-decoder.ts'
import { preparePicture, type Prepared } from './prepare-picture.ts'

/**
 * Visually lossless, because all sizes of the picture are made from this file. Optimized coding would save a few percent of the file but
 * hold the whole picture in memory, at six bytes per pixel.
 */
const JPEG = { quality: 92, chromaSubsampling: '4:4:4', optimiseCoding: false } as const

type Remade = { readonly ok: true; readonly bytes: Uint8Array } | Refused

/**
 * Prepares all forms of a picture that does not come from a campaign's folder. The original is re-encoded upright from its pixels as JPEG
 * or, with transparency, as PNG. This removes its metadata (camera, location, people, prompt).
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
    const encoded = hasAlpha ? picture.png() : picture.jpeg(JPEG)
    return { ok: true, bytes: await decodeInTurn(inspected, async () => await encoded.toBuffer()) }
  } catch (error) {
    return { ok: false, why: whyUnreadable(error) }
  }
}
