import type { House } from '../house.ts'
import { imageKind } from '../painting/image-job.ts'
import type { JobKind } from './job-kind.ts'

/** Everything that the worker can do. A new kind is named here, and left to the worker by `addTask`. */
export function jobKinds({ store, campaignId, images }: House): readonly JobKind[] {
  const records = store.records(campaignId)
  return [imageKind({ images, records, now: Date.now })]
}
