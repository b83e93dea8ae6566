import * as z from 'zod/mini'

import { gameMaster } from '../access.ts'
import { write } from '../operation.ts'
import { done, recordId } from './parameters.ts'

export const importCampaign = write({
  name: 'importCampaign',
  summary:
    'Starts a job that imports an uploaded and checked folder, completely or not at all. One that would remove more than half of the entities needs removeMost.',
  params: z.object({ importId: recordId, removeMost: z.optional(z.boolean()) }),
  answer: z.object({ ...done, jobId: z.string() }),
  callers: gameMaster,
  requiresSession: true,
})
