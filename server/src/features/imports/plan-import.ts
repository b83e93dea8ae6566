import { type Finding, type ImportPlan, Problem } from '@waybook/contract'

import type { Blobs } from '#blobs/blobs.ts'
import type { Fault } from '#campaign-folder/fault.ts'

import type { CampaignStore } from '../store.ts'
import type { ImportFolders } from './import-folders.ts'

export interface ImportServices {
  readonly campaignId: string
  readonly records: CampaignStore
  readonly blobs: Blobs
  readonly importFolders: ImportFolders
}

/** Returns what importing an upload would do, without writing anything. Discards an upload with faults. */
export async function planImport(
  { campaignId, records, blobs, importFolders }: ImportServices,
  importId: string,
): Promise<ImportPlan> {
  const { loadCampaign } = await import('#campaign-folder/load-campaign.ts')
  const { withoutWriting } = await import('#campaign-folder/store-pictures.ts')
  const loading = { pictures: withoutWriting(blobs) }
  const loaded = await importFolders.use(campaignId, importId, async (folder) => await loadCampaign(folder, loading))
  if (!loaded) throw new Problem('not-found', 'The upload no longer exists. Upload the file again.')
  const { campaign, faults, warnings, notes } = loaded
  if (campaign) {
    const {
      added,
      changed,
      removed,
      campaignChanged,
      before,
      notes: overruled,
    } = await records.imports.compare(campaign)
    const told = [...warnings, ...notes, ...overruled].map(toFinding)
    const ids = { added: [...added], changed: [...changed], removed: [...removed] }
    return { importId, faults: [], warnings: told, ...ids, campaignChanged, before }
  }
  await importFolders.discard(importId)
  const found = { faults: faults.map(toFinding), warnings: [...warnings, ...notes].map(toFinding) }
  return { importId: null, ...found, added: [], changed: [], removed: [], campaignChanged: false, before: 0 }
}

function toFinding({ file, line, message, mend }: Fault): Finding {
  return { file, line, message, mend }
}
