import { REMOVED_IMAGES_RETENTION_MS } from '@waybook/contract'

import type { Blobs } from '#blobs/blobs.ts'

import { everyCampaign } from '../campaigns/campaigns.ts'
import type { Store } from '../store.ts'
import { forgetPictures } from './pictures-in-use.ts'

interface SweepServices {
  readonly store: Store
  readonly blobs: Blobs
  /** The default campaign. */
  readonly campaignId: string
}

/**
 * Deletes pictures that were removed too long ago to be restored, and bytes that are no longer referenced. Each server should call this
 * about once a day. Servers take turns, because they may share the storage.
 */
export async function sweepBlobs({ store, blobs, campaignId }: SweepServices, nowMs: number): Promise<void> {
  await store.exclusively('sweep', async () => {
    for (const id of await everyCampaign(store, campaignId))
      await store
        .records(id)
        .unlogged(async (tables) => await forgetPictures(tables, nowMs - REMOVED_IMAGES_RETENTION_MS))
    await blobs.sweep(await store.picturesInUse(), nowMs)
  })
}
