import { CHANGED_PAGES_MAX, type PastImport, Problem, UNDO_IMPORT_MS } from '@waybook/contract'

import type { Auth } from '#auth/auth.ts'
import type { Blobs } from '#blobs/blobs.ts'
import type { CampaignTables } from '#database/database.ts'
import { pageProblems } from '#sentences/problems.ts'

import { addTask } from '../jobs/new-task.ts'
import type { OperationHandlers } from '../request-context.ts'
import { decideWaitingFile } from './decide-waiting.ts'
import type { ImportFolders } from './import-folders.ts'
import { expectNoImport, IMPORT_KIND, UNDO_KIND } from './import-job.ts'
import { findImport, type ImportRecord, readImports } from './import-records.ts'
import { planImport } from './plan-import.ts'
import { planUndo } from './undo-plan.ts'
import { readOverlappingFiles } from './waiting-files.ts'

/** The maximum number of waiting files in a list; nobody decides more at a time. */
const LISTED = 100

/** Throws the Problem `not-found` if there is no such upload for the campaign. */
export async function expectUpload(folders: ImportFolders, campaignId: string, importId: string): Promise<void> {
  if (!(await folders.has(campaignId, importId))) throw new Problem('not-found', pageProblems.uploadNoLongerExists())
}

export interface ImportServices {
  readonly auth: Auth
  readonly blobs: Blobs
  readonly importFolders: ImportFolders
}

export const importOperations = ({ auth, blobs, importFolders }: ImportServices) =>
  ({
    planImport: async ({ records, campaignId }, wanted) =>
      await planImport({ campaignId, records, blobs, importFolders }, wanted),

    importCampaign: async ({ records, viewer }, { importId, removeMost = false, decisions = {}, reading, title }) => {
      await expectNoImport(records)
      const jobId = await addTask(records, {
        kind: IMPORT_KIND,
        notes: { importId, removeMost, decisions, ...(reading && { reading }), ...(title !== undefined && { title }) },
        title: 'Import of the campaign',
        description: 'A folder uploaded on the admin page',
        metadata: {},
        startedBy: viewer.userId,
      })
      return { jobId }
    },

    listImports: async ({ records }) => {
      const all = await readImports(records, Date.now() - UNDO_IMPORT_MS)
      return { imports: all.map(presentImport) }
    },

    getChangedSinceImport: async ({ records }, { importId }) => {
      const { pages } = await planUndo(records, await expectImport(records, importId))
      const changed = pages.filter(({ isChanged }) => isChanged)
      const listed = changed
        .slice(0, CHANGED_PAGES_MAX)
        .map(({ page, now, name, would }) => ({ id: now ?? page.id, name, would }))
      return { pages: listed, total: changed.length }
    },

    undoImport: async ({ records, viewer }, { importId, andChanged = [] }) => {
      const { title, undoneAt } = await expectImport(records, importId)
      if (undoneAt !== null) return { jobId: null }
      await expectNoImport(records)
      const jobId = await addTask(records, {
        kind: UNDO_KIND,
        notes: { undoes: importId, andChanged },
        title: 'Undo of an import',
        description: title,
        metadata: {},
        startedBy: viewer.userId,
      })
      return { jobId }
    },

    listWaitingFiles: async ({ records }) => {
      const all = await readOverlappingFiles(records)
      const files = all
        .slice(0, LISTED)
        .map(({ file, hunks, at, fingerprint }) => ({ file, hunks: [...hunks], at, fingerprint }))
      return { files, waiting: all.length }
    },

    decideWaitingFile: async ({ records, campaignId, afterCommit }, wanted) => {
      const { deleted, findings } = await decideWaitingFile(records, wanted)
      if (deleted !== null)
        afterCommit(async () => await auth.campaign(campaignId).members?.revokeInvitesFor([deleted]))
      return { findings: [...findings] }
    },
  }) satisfies Partial<OperationHandlers>

async function expectImport(records: CampaignTables, importId: string): Promise<ImportRecord> {
  const record = await findImport(records, importId)
  if (!record || record.at < Date.now() - UNDO_IMPORT_MS) throw new Problem('not-found', pageProblems.noImportToUndo())
  return record
}

function presentImport({ importId, title, at, pages, undoneAt }: ImportRecord): PastImport {
  const added = pages.filter(({ before }) => before === null).length
  const removed = pages.filter(({ after }) => after === null).length
  return {
    importId,
    title,
    at,
    undoableUntil: at + UNDO_IMPORT_MS,
    added,
    changed: pages.length - added - removed,
    removed,
    isUndone: undoneAt !== null,
  }
}
