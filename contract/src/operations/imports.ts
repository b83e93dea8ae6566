import * as z from 'zod/mini'

import { gameMaster } from '../access.ts'
import {
  CHANGED_PAGES_MAX,
  changedSince,
  fileDecision,
  importPlan,
  importReading,
  pastImport,
  undecidedFile,
} from '../import.ts'
import { defineRead, defineWrite } from '../operation.ts'
import { entityId } from '../records/entity-id.ts'
import { textFinding } from '../records/writing.ts'
import { done, recordId, shortText } from './parameters.ts'

const filePath = z.string().check(z.maxLength(500))

export const planImport = defineRead({
  name: 'planImport',
  summary:
    'Returns what importing an uploaded folder would do, without writing anything. reading says how a folder without its own campaign.yaml is read.',
  params: z.object({ importId: recordId, reading: z.optional(importReading) }),
  answer: importPlan,
  callers: gameMaster,
  requiresSession: 'everything',
})

export const importCampaign = defineWrite({
  name: 'importCampaign',
  summary:
    'Starts a job that imports an uploaded and checked folder, completely or not at all. Changes made in Waybook stay. Where both changed the same words of a file, Waybook’s text stays unless decisions, by path, says otherwise. An import that would remove more than half of the entities needs removeMost. reading is that of planImport.',
  params: z.object({
    importId: recordId,
    reading: z.optional(importReading),
    /** The name of the uploaded file, for the list of imports. */
    title: z.optional(shortText),
    removeMost: z.optional(z.boolean()),
    decisions: z.optional(z.record(filePath, fileDecision)),
  }),
  answer: z.object({ ...done, jobId: z.string() }),
  callers: gameMaster,
  requiresSession: 'everything',
})

export const listImports = defineRead({
  name: 'listImports',
  summary: 'Lists the imports of the last 30 days that changed something, newest first. They can be undone.',
  params: z.object({}),
  answer: z.object({ imports: z.array(pastImport) }),
  callers: gameMaster,
})

export const getChangedSinceImport = defineRead({
  name: 'getChangedSinceImport',
  summary: `Lists the pages of an import that have changed since, at most ${CHANGED_PAGES_MAX}. undoImport leaves them as they are unless it names them.`,
  params: z.object({ importId: recordId }),
  answer: changedSince,
  callers: gameMaster,
})

export const undoImport = defineWrite({
  name: 'undoImport',
  summary:
    'Starts a job that takes back a whole import of the last 30 days, completely or not at all. Pages that have changed since stay, unless andChanged names them. jobId is null if the import is already undone.',
  params: z.object({
    importId: recordId,
    /** The pages to undo although they have changed since, or all of them. */
    andChanged: z.optional(z.union([z.literal('all'), z.array(entityId).check(z.maxLength(CHANGED_PAGES_MAX))])),
  }),
  answer: z.object({ ...done, jobId: z.nullable(z.string()) }),
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
