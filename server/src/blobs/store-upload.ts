import type { Blobs } from './blobs.ts'
import type { ImageProcessor } from './processor/image-processor.ts'
import { type StoreResult, storePrepared } from './store-picture.ts'
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
): Promise<StoreResult> {
  const prepared = await uploadStaging.receive(coming, async (file) => await imageProcessor.prepare(file))
  return await storePrepared(prepared, blobs)
}
