import { fileDecision, type importResult } from '@waybook/contract'
import * as z from 'zod/mini'

import type { CampaignAuth } from '#auth/auth.ts'
import { counted } from '#campaign-folder/fault.ts'
import { waitingAmong } from '#campaign-folder/reconcile/reconcile-campaign.ts'

import { everyCampaign } from '../campaigns/campaigns.ts'
import { jobKind, type JobKind } from '../jobs/job-kind.ts'
import type { JobRecord } from '../jobs/job-record.ts'
import { findJobWithTask } from '../jobs/queries.ts'
import type { Store } from '../store.ts'
import type { ImportReport } from './compare-campaign.ts'
import type { ImportServices } from './plan-import.ts'

export const IMPORT_KIND = 'import'
/** An import takes memory. */
const AT_ONCE = 2

const notes = z.object({
  importId: z.string(),
  removeMost: z.optional(z.boolean()),
  decisions: z.optional(z.record(z.string(), fileDecision)),
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
}: ImportServices & { readonly auth: CampaignAuth }): JobKind {
  const about = { kind: IMPORT_KIND, notes, atOnce: AT_ONCE }
  return jobKind(about, async ({ notes: given, startedBy, signal, report: reportProgress }) => {
    const { importFolder } = await import('./import-folder.ts')
    const { addCampaignFile } = await import('./add-campaign-file.ts')
    const { importId, removeMost = false, decisions = {} } = given
    // A removed job ends here, not only after all texts and pictures.
    const advance = (progress: number) => {
      signal.throwIfAborted()
      reportProgress(progress)
    }
    const imported = await importFolders.use(campaignId, importId, async (folder) => {
      await addCampaignFile(records, folder)
      return await importFolder({ records, blobs, auth }, folder, {
        actor: startedBy,
        keepMost: !removeMost,
        decide: (file) => decisions[file],
        onTexts: (done, total) => advance((TEXTS_SHARE * done) / total),
        onPictures: (done, total) => advance(TEXTS_SHARE + ((PICTURES_SHARE - TEXTS_SHARE) * done) / total),
        onFiles: () => signal.throwIfAborted(),
        onLoaded: () => {
          signal.throwIfAborted()
          return true
        },
      })
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

function removalRefused({ removed, before }: ImportReport): string {
  return `It would remove ${removed.length} of the ${before} entities, so nothing was imported. Upload the whole folder, or confirm the removal.`
}

/** The ids of uploads that jobs of any campaign still have to import. */
export async function importsAwaitedIn(store: Store, defaultCampaign: string): Promise<Set<string>> {
  const all = await everyCampaign(store, defaultCampaign)
  const tasks = await Promise.all(all.map(async (id) => await findJobWithTask(store.records(id))))
  return awaitedImports(tasks.flat())
}

/** The ids of uploads that jobs still have to import. */
export function awaitedImports(tasks: readonly JobRecord[]): Set<string> {
  const awaited = tasks.flatMap(({ task }) => {
    const read = task?.kind === IMPORT_KIND ? notes.safeParse(task.notes) : null
    return read?.success ? [read.data.importId] : []
  })
  return new Set(awaited)
}
