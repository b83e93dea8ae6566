import type { PictureFile } from '#database/tables.ts'

import type { Blobs } from './blobs.ts'
import { pictureHash, type PictureSource, type Refused } from './prepare/inspect-picture.ts'
import { preparePicture, type Prepared } from './prepare/prepare-picture.ts'

export type StoreResult = { readonly ok: true; readonly picture: PictureFile } | Refused

/** Stores a picture. One that is already stored is not prepared again, so a repeated import is cheap. */
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

/** Stores a prepared picture that does not come from a campaign's folder. */
export async function storePrepared(prepared: Prepared, pictures: Blobs): Promise<StoreResult> {
  if (!prepared.ok) return prepared
  const { forms, facts } = prepared
  const hash = pictureHash(forms.original)
  await pictures.renew([hash], Date.now())
  await pictures.put(hash, forms, facts)
  return { ok: true, picture: { hash, ...facts } }
}
