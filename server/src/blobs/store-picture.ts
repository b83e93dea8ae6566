import type { PictureFile } from '#database/tables.ts'

import { type Blobs, pictureHash } from './blobs.ts'
import type { PictureSource, Refused } from './prepare/inspect-picture.ts'
import { preparePicture } from './prepare/prepare-picture.ts'

export type StoreResult = { readonly ok: true; readonly picture: PictureFile } | Refused

/** Stores a picture. An already stored picture is not prepared again, so a repeated import is cheap. */
export async function storePicture(bytes: Uint8Array, pictures: Blobs, source: PictureSource): Promise<StoreResult> {
  const hash = pictureHash(bytes)
  await pictures.renew([hash], Date.now())
  const known = await pictures.facts(hash)
  if (known) return { ok: true, picture: { hash, ...known } }
  const prepared = await preparePicture(bytes, source)
  if (!prepared.ok) return prepared
  await pictures.put(hash, prepared.forms, prepared.facts)
  return { ok: true, picture: { hash, ...prepared.facts } }
}
