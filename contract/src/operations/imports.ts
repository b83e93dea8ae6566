import * as z from 'zod/mini'

import { gameMaster } from '../access.ts'
import { fileDecision, undecidedFile } from '../import.ts'
import { defineRead, defineWrite } from '../operation.ts'
import { textFinding } from '../records/writing.ts'
import { done, recordId } from './parameters.ts'

const filePath = z.string().check(z.maxLength(500))

export const importCampaign = defineWrite({
  name: 'importCampaign',
  summary:
    'Starts a job that imports an uploaded and checked folder, completely or not at all. Changes made in Waybook stay. Where both changed the same words of a file, Waybook’s text stays unless decisions, by path, says otherwise. An import that would remove more than half of the entities needs removeMost.',
  params: z.object({
    importId: recordId,
    removeMost: z.optional(z.boolean()),
    decisions: z.optional(z.record(filePath, fileDecision)),
  }),
  answer: z.object({ ...done, jobId: z.string() }),
  callers: gameMaster,
  requiresSession: 'everything',
})

export const listWaitingFiles = defineRead({
  name: 'listWaitingFiles',
  summary:
    'Lists the files from the last import or sync of a folder that wait for a decision, because the folder and Waybook changed the same words, or one removed what the other changed.',
  params: z.object({}),
  /** `waiting`: the number of all waiting files. `files` has the first of them. */
  answer: z.object({ files: z.array(undecidedFile), waiting: z.number() }),
  callers: gameMaster,
})

export const decideWaitingFile = defineWrite({
  name: 'decideWaitingFile',
  summary:
    'Decides whose words a waiting file gets. The next sync brings the result to the folder. If one of the texts has changed since this fingerprint, the call is refused with conflict.',
  params: z.object({
    file: filePath,
    decision: fileDecision,
    /** The fingerprint from listWaitingFiles. */
    fingerprint: z.string().check(z.maxLength(100)),
  }),
  /** `findings`: warnings about the resulting text. */
  answer: z.object({ ...done, findings: z.array(textFinding) }),
  callers: gameMaster,
})
