import { imageKind } from '#features/images/image-job.ts'
import { importKind } from '#features/imports/import-job.ts'
import type { JobKind } from '#features/jobs/job-kind.ts'
import { type AppServices } from '#http/services.ts'

/** Everything that the worker can do. A new kind is named here, and left to the worker by `addTask`. */
export function jobKinds({ store, campaignId, imageService, blobs, importFolders }: AppServices): readonly JobKind[] {
  const records = store.records(campaignId)
  return [imageKind({ imageService, records, now: Date.now }), importKind({ records, blobs, importFolders })]
}
