import type { Auth } from '#auth/auth.ts'

import type { Store } from '../store.ts'

interface RemovalServices {
  readonly store: Pick<Store, 'campaigns'>
  readonly auth: Pick<Auth, 'removeCampaign'>
  /** Called when nothing leads to the campaign any more. */
  readonly campaignsChanged: (campaignId: string) => void
}

/**
 * Removes an added campaign with its hosts, members and records. Its pictures are deleted within a day. The members come after the records, so
 * their open pages find no campaign. If the process ends in between, the next campaign with this id removes them.
 */
export async function removeCampaign(
  { store, auth, campaignsChanged }: RemovalServices,
  campaignId: string,
): Promise<void> {
  await store.campaigns.remove(campaignId)
  campaignsChanged(campaignId)
  await auth.removeCampaign(campaignId)
  // A member's request that was in progress may have written since.
  await store.campaigns.remove(campaignId)
}
