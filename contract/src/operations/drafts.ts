import * as z from 'zod/mini'

import { gameMaster } from '../access.ts'
import { defineRead, defineWrite } from '../operation.ts'
import { entityId } from '../records/entity-id.ts'
import { entityType } from '../records/entity.ts'
import { draft, sourceText, version } from '../records/writing.ts'
import { done, recordId } from './parameters.ts'

/** The maximum number of drafts of an account. */
export const DRAFTS_MAX = 200

export const saveDraft = defineWrite({
  name: 'saveDraft',
  summary:
    'Saves an unpublished text for the caller alone: with id and baseVersion for an entity, with draftId and type for one that does not exist yet.',
  params: z.object({
    text: sourceText,
    id: z.optional(entityId),
    baseVersion: z.optional(version),
    draftId: z.optional(recordId),
    type: z.optional(entityType),
  }),
  /** `at`: the time of saving, in milliseconds since 1970. */
  answer: z.object({ ...done, at: z.number() }),
  callers: gameMaster,
})

export const discardDraft = defineWrite({
  name: 'discardDraft',
  summary: 'Deletes the caller’s draft of an entity, or one of an entity that does not exist yet.',
  params: z.object({ id: z.optional(entityId), draftId: z.optional(recordId) }),
  answer: z.object(done),
  callers: gameMaster,
})

export const listDrafts = defineRead({
  name: 'listDrafts',
  summary: 'Lists the caller’s drafts, newest first.',
  params: z.object({}),
  answer: z.object({ drafts: z.array(draft) }),
  callers: gameMaster,
})
