import type { Finding, ImportPlan } from '@waybook/contract'

import type { Blobs } from '#blobs/blobs.ts'
import type { Fault } from '#campaign-folder/fault.ts'
import { loadCampaign } from '#campaign-folder/load-campaign.ts'
import { withoutWriting } from '#campaign-folder/store-pictures.ts'

import type { CampaignStore } from '../store.ts'
import type { ImportFolders } from './import-folders.ts'

export interface ImportServices {
  readonly records: CampaignStore
  readonly blobs: Blobs
  readonly importFolders: ImportFolders
}

/** Returns what importing an upload would do, without writing anything. Discards an upload with faults. */
export async function planImport(
  { records, blobs, importFolders }: ImportServices,
  importId: string,
): Promise<ImportPlan> {
  const folder = (await importFolders.folderOf(importId)) ?? ''
  const { campaign, faults, warnings } = await loadCampaign(folder, { pictures: withoutWriting(blobs) })
  const found = { faults: faults.map(toFinding), warnings: warnings.map(toFinding) }
  if (campaign) {
    const { added, changed, removed, campaignChanged } = await records.imports.compare(campaign)
    return { importId, ...found, added: [...added], changed: [...changed], removed: [...removed], campaignChanged }
  }
  await importFolders.discard(importId)
  return { importId: null, ...found, added: [], changed: [], removed: [], campaignChanged: false }
}

function toFinding({ file, line, message, mend }: Fault): Finding {
  return { file, line, message, mend }
}
