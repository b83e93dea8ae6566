import { UPLOAD_MAX_BYTES } from '@waybook/contract'

import { type Blobs, pictureHash } from './blobs.ts'
import type { Prepared } from './prepare/prepare-picture.ts'
import type { ImageProcessor } from './processor/image-processor.ts'
import type { StoreResult } from './store-picture.ts'
import type { UploadStaging } from './upload-staging.ts'

interface UploadServices {
  readonly uploadStaging: UploadStaging
  readonly imageProcessor: ImageProcessor
  readonly blobs: Blobs
}

/**
 * Receives, prepares and stores an uploaded picture. Throws the Problems `too-large`, and `unavailable` if the image processor crashes.
 */
export async function storeUpload(
  { uploadStaging, imageProcessor, blobs }: UploadServices,
  coming: AsyncIterable<Uint8Array>,
  maxBytes = UPLOAD_MAX_BYTES,
): Promise<StoreResult> {
  const prepared = await uploadStaging.receive(coming, async (file) => await imageProcessor.prepare(file), maxBytes)
  const stored = await storePrepared(prepared, blobs)
  return stored.ok && prepared.ok ? { ...stored, walls: prepared.walls } : stored
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
