import { fileDecision, importReading, type importResult, Problem } from '@waybook/contract'
import * as z from 'zod/mini'

import type { CampaignAuth } from '#auth/auth.ts'
import { counted } from '#campaign-folder/fault.ts'
import { waitingAmong } from '#campaign-folder/reconcile/reconcile-campaign.ts'
import type { CampaignTables, CampaignTransaction } from '#database/database.ts'
import { pageProblems } from '#sentences/problems.ts'

import { everyCampaign } from '../campaigns/campaigns.ts'
import { jobKind, type JobKind } from '../jobs/job-kind.ts'
import type { JobRecord } from '../jobs/job-record.ts'
import { findJob, findJobWithTask } from '../jobs/queries.ts'
import type { CampaignStore, Store } from '../store.ts'
import type { ImportReport } from './compare-campaign.ts'
import type { PlanServices } from './plan-import.ts'
import type { UndoServices } from './undo-import.ts'

export const IMPORT_KIND = 'import'
export const UNDO_KIND = 'undoImport'
/** An import takes memory. */
const AT_ONCE = 2

const notes = z.object({
  importId: z.string(),
  removeMost: z.optional(z.boolean()),
  decisions: z.optional(z.record(z.string(), fileDecision)),
  reading: z.optional(importReading),
  title: z.optional(z.string()),
})

const undoNotes = z.object({
  undoes: z.string(),
  andChanged: z.optional(z.union([z.literal('all'), z.array(z.string())])),
})

/** The progress after the texts are rendered, and after the pictures are stored, which takes the most time. The records follow in one transaction. */
const TEXTS_SHARE = 0.2
const PICTURES_SHARE = 0.9

/**
 * Imports an uploaded folder. An interrupted import starts over: pictures that are already stored are reused, and the records are replaced
 * in one transaction, so the old ones stay until then.
 */
export function importKind({
  campaignId,
  records,
  auth,
  blobs,
  importFolders,
}: PlanServices & { readonly records: CampaignStore; readonly auth: CampaignAuth }): JobKind {
  const about = { kind: IMPORT_KIND, notes, atOnce: AT_ONCE }
  return jobKind(about, async ({ job, notes: given, startedBy, signal, report: reportProgress }) => {
    const { importFolder } = await import('./import-folder.ts')
    const { addCampaignFile, decisionsIn } = await import('./add-campaign-file.ts')
    const { withSetFolder } = await import('./set-folder.ts')
    const { importId, removeMost = false, decisions = {}, reading = {}, title = '' } = given
    // A removed job ends here, not only after all texts and pictures.
    const advance = (progress: number) => {
      signal.throwIfAborted()
      reportProgress(progress)
    }
    const imported = await importFolders.use(campaignId, importId, async (upload) => {
      const { set, ...others } = reading
      await addCampaignFile(records, upload, { reading: others, title })
      const importing = async (folder: string, isComing?: (file: string) => boolean) =>
        await importFolder({ records, blobs, auth }, folder, { ...options, ...(isComing && { isComing }) })
      const options = {
        actor: startedBy,
        keepMost: !removeMost,
        upload: { importId, title },
        within: async (tx: CampaignTransaction) => await expectJob(tx, job.id),
        decide: await decisionsIn(records, decisions),
        onTexts: (done: number, total: number) => advance((TEXTS_SHARE * done) / total),
        onPictures: (done: number, total: number) =>
          advance(TEXTS_SHARE + ((PICTURES_SHARE - TEXTS_SHARE) * done) / total),
        onFiles: () => signal.throwIfAborted(),
        onLoaded: () => {
          signal.throwIfAborted()
          return true
        },
      }
      if (set === undefined) return await importing(upload.folder)
      return await withSetFolder(
        records,
        upload,
        { reading: others, name: set, title },
        async ({ folder, isInSet }) => await importing(folder, isInSet),
      )
    })
    if (!imported) return { is: 'failed', error: 'The upload no longer exists: upload the file again' }
    const { loaded, report } = imported
    if (!report) return { is: 'failed', error: `The folder has ${counted(loaded.faults.length, 'fault')}` }
    if (report.refused) return { is: 'failed', error: removalRefused(report) }
    if (report.isOutdated) return { is: 'failed', error: 'Texts were being changed meanwhile: import again' }
    const { added, changed, removed } = report
    const waiting = waitingAmong(loaded.files).length
    const result: z.infer<typeof importResult> = {
      added: added.length,
      changed: changed.length,
      removed: removed.length,
      waiting,
    }
    return { is: 'done', result, afterCommit: async () => await importFolders.discard(importId) }
  })
}

/** Takes back an import. An interrupted undo starts over, because it is one transaction. */
export function undoImportKind(services: UndoServices): JobKind {
  const about = { kind: UNDO_KIND, notes: undoNotes, atOnce: AT_ONCE }
  return jobKind(about, async ({ job, notes: { undoes, andChanged = [] }, startedBy, report }) => {
    const { undoImport } = await import('./undo-import.ts')
    const result = await undoImport(services, {
      importId: undoes,
      andChanged,
      actor: startedBy,
      onTexts: (done, total) => report((PICTURES_SHARE * done) / total),
      within: async (tx) => await expectJob(tx, job.id),
    }).catch((error: unknown) => (error instanceof Problem ? error.message : Promise.reject(error)))
    return typeof result === 'string' ? { is: 'failed', error: result } : { is: 'done', result }
  })
}

/** Within a job's transaction: a canceled job writes nothing. */
async function expectJob(tx: CampaignTransaction, jobId: string): Promise<void> {
  if (!(await findJob(tx, jobId))) throw new Problem('conflict', pageProblems.jobWasCanceled())
}

function removalRefused({ removed, before }: ImportReport): string {
  return `It would remove ${removed.length} of the ${before} entities, so nothing was imported. Upload the whole folder, or confirm the removal.`
}

/** The ids of uploads that jobs of any campaign still have to import. */
export async function importsAwaitedIn(store: Store, defaultCampaign: string): Promise<Set<string>> {
  const all = await everyCampaign(store, defaultCampaign)
  const tasks = await Promise.all(all.map(async (id) => await findJobWithTask(store.records(id))))
  return awaitedImports(tasks.flat())
}

/** Whether a job will replace the campaign. */
function isReplacing({ task }: JobRecord): boolean {
  return task?.kind === IMPORT_KIND || task?.kind === UNDO_KIND
}

/** Two imports at once would each replace what the other has read. Throws the Problem `conflict` while one runs. */
export async function expectNoImport(records: CampaignTables): Promise<void> {
  if ((await findJobWithTask(records)).some(isReplacing))
    throw new Problem('conflict', pageProblems.importAlreadyRunning())
}

/** The ids of uploads that jobs still have to import. */
export function awaitedImports(tasks: readonly JobRecord[]): Set<string> {
  const awaited = tasks.flatMap(({ task }) => {
    const read = task?.kind === IMPORT_KIND ? notes.safeParse(task.notes) : null
    return read?.success ? [read.data.importId] : []
  })
  return new Set(awaited)
}
