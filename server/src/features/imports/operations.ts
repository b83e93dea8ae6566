import { Problem } from '@waybook/contract'

import type { WriteHandler } from '../../operations/handler.ts'
import { addTask } from '../jobs/new-task.ts'
import { awaitedImports, IMPORT_KIND } from './import-job.ts'

export const importCampaign: WriteHandler<'importCampaign'> = async ({ records, viewer, imports }, { importId }) => {
  if ((await imports.folderOf(importId)) === null)
    throw new Problem('not-found', 'What was uploaded is not kept any more. Send it again.')
  if (awaitedImports(await records.tasks()).size > 0)
    throw new Problem('conflict', 'An import is under way. Wait until it has ended.')
  const jobId = await addTask(records, {
    kind: IMPORT_KIND,
    notes: { importId },
    title: 'Import of the campaign',
    description: 'A folder that was uploaded at the desk',
    metadata: {},
    startedBy: viewer.userId,
  })
  return { success: true, jobId }
}
