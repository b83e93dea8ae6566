import type { PictureFile } from '#database/tables.ts'

import { type Blobs, pictureHash } from './blobs.ts'
import { describePicture } from './prepare/describe-picture.ts'
import type { PictureSource, Refused } from './prepare/inspect-picture.ts'

export type StoreResult = { readonly ok: true; readonly picture: PictureFile } | Refused

/** Stores a picture. Its sizes are made later. An already stored picture is not inspected again, so a repeated import is cheap. */
export async function storePicture(bytes: Uint8Array, pictures: Blobs, source: PictureSource): Promise<StoreResult> {
  const hash = pictureHash(bytes)
  await pictures.renew([hash], Date.now())
  const known = await pictures.facts(hash)
  if (known) return { ok: true, picture: { hash, ...known } }
  const described = await describePicture(bytes, source)
  if (!described.ok) return described
  await pictures.putOriginal(hash, bytes, described.facts)
  return { ok: true, picture: { hash, ...described.facts } }
}
