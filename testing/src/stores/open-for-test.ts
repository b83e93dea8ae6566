import type { AuthoredCampaign } from '@waybook/server/campaign-folder/authored-campaign.ts'
import { setVisibility } from '@waybook/server/features/entities/visibility.ts'
import type { CampaignStore, Store } from '@waybook/server/features/store.ts'
import { onTestFinished } from 'vitest'

export type Open = () => Promise<Store>

/** A store that is closed after the test. */
export async function openForTest(open: Open): Promise<Store> {
  const store = await open()
  onTestFinished(async () => await store.close())
  return store
}

/** The records of a newly imported campaign. */
export async function recordsOf(open: Open, campaign: AuthoredCampaign): Promise<CampaignStore> {
  const records = (await openForTest(open)).records('dam3')
  await records.replaceCampaign(campaign, 'test')
  return records
}

export function idsOf(entities: readonly { readonly id: string }[]): string[] {
  return entities.map(({ id }) => id)
}

export async function show(records: CampaignStore, id: string, visible: boolean, actor = 'gm'): Promise<boolean> {
  return await records.transaction({ actor }, async (write) => await setVisibility(write, id, visible))
}
