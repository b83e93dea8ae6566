import { type Finding, type ImportPlan, type ImportReading, Problem } from '@waybook/contract'

import type { Blobs } from '#blobs/blobs.ts'
import type { Fault } from '#campaign-folder/fault.ts'
import { waitingAmong } from '#campaign-folder/reconcile/reconcile-campaign.ts'
import type { CampaignTables } from '#database/database.ts'

import { compareWithStored } from './compare-campaign.ts'
import type { ReconciledCampaign } from './import-folder.ts'
import type { ImportFolders } from './import-folders.ts'
import { presentReport } from './present-report.ts'

export interface PlanServices {
  readonly campaignId: string
  readonly records: CampaignTables
  readonly blobs: Blobs
  readonly importFolders: ImportFolders
}

interface WantedPlan {
  readonly importId: string
  readonly reading?: ImportReading | undefined
}

/** Returns what importing an upload would do, without writing anything. `importId` is `null` in a plan with faults that prevent the import. */
export async function planImport(
  { campaignId, records, blobs, importFolders }: PlanServices,
  { importId, reading: chosen = {} }: WantedPlan,
): Promise<ImportPlan> {
  const { loadReconciled } = await import('./import-folder.ts')
  const { addCampaignFile, decisionsIn } = await import('./add-campaign-file.ts')
  const look = async () =>
    await importFolders.use(campaignId, importId, async (upload) => {
      const reading = await addCampaignFile(records, upload, { reading: chosen, title: '' })
      const loaded = await loadReconciled({ records, blobs }, upload.folder, {
        dryRun: true,
        decide: await decisionsIn(records),
      })
      return { reading, loaded, conversion: upload.conversion }
    })
  const opened = await inTurn(importId, look)
  if (!opened) throw new Problem('not-found', 'The upload no longer exists. Upload the file again.')
  const { reading, loaded, conversion } = opened
  const { campaign, faults } = loaded
  if (!campaign) return { importId: null, faults: faults.map(toFinding), report: null, reading, ...NOTHING }
  const compared = await compareWithStored(records, campaign)
  const { added, changed, removed, campaignChanged, before } = compared
  const ids = { added: [...added], changed: [...changed], removed: [...removed] }
  const report = presentReport(loaded, compared.notes, conversion)
  return { importId, faults: [], report, reading, ...ids, campaignChanged, before, ...reconciledIn(loaded) }
}

/** The plans of an upload that is being read, by its id. */
const readings = new Map<string, Promise<unknown>>()

/** Each reading of an upload writes its choices into the folder, so the next one waits. */
async function inTurn<Result>(importId: string, look: () => Promise<Result>): Promise<Result> {
  const before = readings.get(importId) ?? Promise.resolve()
  const now = before.then(look, look)
  readings.set(importId, now)
  try {
    return await now
  } finally {
    if (readings.get(importId) === now) readings.delete(importId)
  }
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
