import * as z from 'zod/mini'

import { gameMaster } from '../access.ts'
import { write } from '../operation.ts'
import { done, recordId } from './parameters.ts'

export const importCampaign = write({
  name: 'importCampaign',
  summary: 'Imports a folder that was uploaded and looked through, as a job: all of it or nothing.',
  params: z.object({ importId: recordId }),
  answer: z.object({ ...done, jobId: z.string() }),
  callers: gameMaster,
  inPerson: true,
})
