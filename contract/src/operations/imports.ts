import * as z from 'zod/mini'

import { gameMaster } from '../access.ts'
import { fileDecision } from '../import.ts'
import { write } from '../operation.ts'
import { done, recordId } from './parameters.ts'

export const importCampaign = write({
  name: 'importCampaign',
  summary:
    'Starts a job that imports an uploaded and checked folder, completely or not at all. What was changed in Waybook stays; files of which both changed the same words stay as in Waybook unless decisions says otherwise, by path. One that would remove more than half of the entities needs removeMost.',
  params: z.object({
    importId: recordId,
    removeMost: z.optional(z.boolean()),
    decisions: z.optional(z.record(z.string().check(z.maxLength(500)), fileDecision)),
  }),
  answer: z.object({ ...done, jobId: z.string() }),
  callers: gameMaster,
  requiresSession: true,
})
