import { REMOVED_IMAGES_KEPT_MS } from '@waybook/contract'

import { type AppServices } from '../http/services.ts'

/** Forgets pictures that were removed too long ago to be brought back, and the bytes that nothing names any more. To be done once a day or so. */
export async function sweepBlobs(
  { store, pictures, campaignId }: Pick<AppServices, 'store' | 'pictures' | 'campaignId'>,
  nowMs: number,
): Promise<void> {
  await store.records(campaignId).forgetPictures(nowMs - REMOVED_IMAGES_KEPT_MS)
  await pictures.sweep(await store.picturesInUse(), nowMs)
}
