import type { Auth } from '#auth/auth.ts'

import type { Store } from '../store.ts'

interface RemovalServices {
  readonly store: Pick<Store, 'campaigns'>
  readonly auth: Pick<Auth, 'removeCampaign'>
  /** Called when nothing leads to the campaign any more. */
  readonly campaignsChanged: (campaignId: string) => void
}

/** Removes an added campaign with its hosts, members and records. Its pictures are deleted within a day. */
export async function removeCampaign(
  { store, auth, campaignsChanged }: RemovalServices,
  campaignId: string,
): Promise<void> {
  await store.campaigns.removeHosts(campaignId)
  campaignsChanged(campaignId)
  await auth.removeCampaign(campaignId)
  await store.campaigns.remove(campaignId)
  campaignsChanged(campaignId)
}
