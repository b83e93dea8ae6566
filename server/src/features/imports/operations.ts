import { Problem } from '@waybook/contract'

import type { Auth } from '#auth/auth.ts'

import { addTask } from '../jobs/new-task.ts'
import { findJobWithTask } from '../jobs/queries.ts'
import type { OperationHandlers } from '../request-context.ts'
import { decideWaitingFile } from './decide-waiting.ts'
import type { ImportFolders } from './import-folders.ts'
import { awaitedImports, IMPORT_KIND } from './import-job.ts'
import { readOverlappingFiles } from './waiting-files.ts'

/** The maximum number of waiting files in a list; nobody decides more at a time. */
const LISTED = 100

/** Throws the Problem `not-found` if there is no such upload for the campaign. */
export async function expectUpload(folders: ImportFolders, campaignId: string, importId: string): Promise<void> {
  if (!(await folders.has(campaignId, importId)))
    throw new Problem('not-found', 'The upload no longer exists. Upload the file again.')
}

export const importOperations = (auth: Auth) =>
  ({
    importCampaign: async ({ records, viewer }, { importId, removeMost = false, decisions = {} }) => {
      if (awaitedImports(await findJobWithTask(records)).size > 0)
        throw new Problem('conflict', 'An import is already running. Wait until it has finished.')
      const jobId = await addTask(records, {
        kind: IMPORT_KIND,
        notes: { importId, removeMost, decisions },
        title: 'Import of the campaign',
        description: 'A folder uploaded on the admin page',
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
        afterCommit(
          () =>
            void auth
              .campaign(campaignId)
              .members?.revokeInvitesFor([deleted])
              .catch(() => {}),
        )
      return { findings: [...findings] }
    },
  }) satisfies Partial<OperationHandlers>
