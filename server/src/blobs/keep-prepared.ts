import type { Blobs } from './blobs.ts'
import type { StoreResult } from './keep-picture.ts'
import { pictureHash } from './prepare/inspect-picture.ts'
import type { Prepared } from './prepare/prepare-picture.ts'

/** Stores a prepared picture that does not come from a campaign's folder. */
export async function storePrepared(prepared: Prepared, pictures: Blobs): Promise<StoreResult> {
  if (!prepared.ok) return prepared
  const { forms, facts } = prepared
  const hash = pictureHash(forms.original)
  await pictures.renew([hash], Date.now())
  await pictures.put(hash, forms, facts)
  return { ok: true, picture: { hash, ...facts } }
}
