import { type Finding, type ImportPlan, type ImportReading, Problem } from '@waybook/contract'

import type { Blobs } from '#blobs/blobs.ts'
import type { Fault } from '#campaign-folder/fault.ts'
import { waitingAmong } from '#campaign-folder/reconcile/reconcile-campaign.ts'
import type { CampaignTables } from '#database/database.ts'
import { pageProblems } from '#sentences/problems.ts'

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
  const { withSetFolder } = await import('./set-folder.ts')
  const look = async () =>
    await importFolders.use(campaignId, importId, async (upload) => {
      const decide = await decisionsIn(records)
      const load = async (folder: string, isComing?: (file: string) => boolean) =>
        await loadReconciled({ records, blobs }, folder, { dryRun: true, decide, ...(isComing && { isComing }) })
      const { set, ...others } = chosen
      const reading = await addCampaignFile(records, upload, { reading: others, title: '' })
      const { conversion } = upload
      if (set === undefined) return { reading, loaded: await load(upload.folder), conversion, isInSet: null }
      return await withSetFolder(
        records,
        upload,
        { reading: others, name: set, title: set },
        async ({ folder, isInSet }) => ({
          reading,
          loaded: await load(folder, isInSet),
          conversion,
          isInSet,
        }),
      )
    })
  const opened = await inTurn(importId, look)
  if (!opened) throw new Problem('not-found', pageProblems.uploadNoLongerExists())
  const { reading, loaded, conversion, isInSet } = opened
  const { campaign, faults } = loaded
  if (!campaign) return { importId: null, faults: faults.map(toFinding), report: null, reading, ...NOTHING }
  const compared = await compareWithStored(records, campaign)
  const { added, changed, removed, campaignChanged, before } = compared
  const ids = { added: [...added], changed: [...changed], removed: [...removed] }
  const report = presentReport(isInSet ? withOnly(loaded, isInSet) : loaded, compared.notes, conversion)
  return { importId, faults: [], report, reading, ...ids, campaignChanged, before, ...reconciledIn(loaded) }
}

/** What was loaded of the files that the import is about. */
function withOnly(loaded: ReconciledCampaign, isComing: (file: string) => boolean): ReconciledCampaign {
  const { campaign, faults, warnings, notes } = loaded
  const of = <Found extends Fault>(some: readonly Found[]) => some.filter(({ file }) => isComing(file))
  return {
    ...loaded,
    campaign: campaign && { ...campaign, entities: campaign.entities.filter(({ source }) => isComing(source.path)) },
    faults: of(faults),
    warnings: of(warnings),
    notes: of(notes),
  }
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
  const ownersOf = (wanted: string) =>
    files
      .filter(({ outcome, folder, waybook }) => outcome.is === wanted && folder !== waybook)
      .map(({ owner }) => owner)
  const waiting = waitingAmong(files).map(({ file, hunks }) => ({ file, hunks: [...hunks] }))
  return { merged: ownersOf('merged'), kept: ownersOf('keep'), waiting }
}

function toFinding({ file, line, message, fix }: Fault): Finding {
  return { file, line, message, fix }
}
