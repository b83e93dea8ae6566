import { imageKind } from '#features/images/image-job.ts'
import { importKind } from '#features/imports/import-job.ts'
import type { JobKind } from '#features/jobs/job-kind.ts'
import { type AppServices } from '#http/services.ts'

/** Every kind of job that the worker can run. Register new kinds here, and queue them with `addTask`. */
export function jobKinds({ store, campaignId, imageService, blobs, importFolders }: AppServices): readonly JobKind[] {
  const records = store.records(campaignId)
  return [imageKind({ imageService, records, now: Date.now }), importKind({ records, blobs, importFolders })]
}
