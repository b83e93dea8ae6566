import { type Finding, type ImportPlan, Problem } from '@waybook/contract'

import type { Blobs } from '#blobs/blobs.ts'
import type { Fault } from '#campaign-folder/fault.ts'
import { waitingAmong } from '#campaign-folder/reconcile/reconcile-campaign.ts'

import type { CampaignStore } from '../store.ts'
import { compareWithStored } from './compare-campaign.ts'
import type { ReconciledCampaign } from './import-folder.ts'
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
  const { loadReconciled } = await import('./import-folder.ts')
  const { addCampaignFile } = await import('./add-campaign-file.ts')
  let onCampaignFile: readonly Fault[] = []
  const loaded = await importFolders.use(campaignId, importId, async (folder) => {
    onCampaignFile = await addCampaignFile(records, folder)
    return await loadReconciled({ records, blobs }, folder, { dryRun: true })
  })
  if (!loaded) throw new Problem('not-found', 'The upload no longer exists. Upload the file again.')
  const { campaign, faults, warnings, notes } = loaded
  if (campaign) {
    const report = await compareWithStored(records, campaign)
    // These faults leave out what they are about, and prevent nothing.
    const told = [...onCampaignFile, ...faults, ...warnings, ...notes, ...report.notes].map(toFinding)
    const { added, changed, removed, campaignChanged, before } = report
    const ids = { added: [...added], changed: [...changed], removed: [...removed] }
    return { importId, faults: [], warnings: told, ...ids, campaignChanged, before, ...reconciledIn(loaded) }
  }
  await importFolders.discard(importId)
  const found = { faults: faults.map(toFinding), warnings: [...warnings, ...notes].map(toFinding) }
  return { importId: null, ...found, ...NOTHING }
}

const NOTHING = {
  added: [],
  changed: [],
  removed: [],
  campaignChanged: false,
  merged: [],
  kept: [],
  waiting: [],
  before: 0,
} satisfies Partial<ImportPlan>

function reconciledIn({ files }: ReconciledCampaign): Pick<ImportPlan, 'merged' | 'kept' | 'waiting'> {
  const ownersOf = (wanted: string) => files.filter(({ outcome }) => outcome.is === wanted).map(({ owner }) => owner)
  const waiting = waitingAmong(files).map(({ file, hunks }) => ({ file, hunks: [...hunks] }))
  return { merged: ownersOf('merged'), kept: ownersOf('keep'), waiting }
}

function toFinding({ file, line, message, fix }: Fault): Finding {
  return { file, line, message, fix }
}
