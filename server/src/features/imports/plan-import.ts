import type { Finding, ImportPlan } from '@waybook/contract'

import type { Fault } from '../../campaign-folder/fault.ts'
import { loadCampaign } from '../../campaign-folder/load-campaign.ts'
import { withoutWriting } from '../../campaign-folder/store-pictures.ts'
import { type AppServices } from '../../http/services.ts'

/** What importing an upload would do; nothing is written, and one with faults is forgotten. */
export async function planImport(
  { store, campaignId, pictures, imports }: AppServices,
  importId: string,
): Promise<ImportPlan> {
  const folder = (await imports.folderOf(importId)) ?? ''
  const { campaign, faults, warnings } = await loadCampaign(folder, { pictures: withoutWriting(pictures) })
  const found = { faults: faults.map(toFinding), warnings: warnings.map(toFinding) }
  if (campaign) {
    const { added, changed, removed, campaignChanged } = await store.records(campaignId).imports.compare(campaign)
    return { importId, ...found, added: [...added], changed: [...changed], removed: [...removed], campaignChanged }
  }
  await imports.discard(importId)
  return { importId: null, ...found, added: [], changed: [], removed: [], campaignChanged: false }
}

function toFinding({ file, line, message, mend }: Fault): Finding {
  return { file, line, message, mend }
}
