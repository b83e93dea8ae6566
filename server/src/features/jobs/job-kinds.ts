import type { House } from '../../app/services.ts'
import { imageKind } from '../images/image-job.ts'
import { importKind } from '../imports/import-job.ts'
import type { JobKind } from './job-kind.ts'

/** Everything that the worker can do. A new kind is named here, and left to the worker by `addTask`. */
export function jobKinds(house: House): readonly JobKind[] {
  const { store, campaignId, images } = house
  const records = store.records(campaignId)
  return [imageKind({ images, records, now: Date.now }), importKind(house)]
}
