import * as z from 'zod/mini'

import { signedIn } from '../access.ts'
import { defineRead, defineWrite } from '../operation.ts'
import { entityId } from '../records/entity-id.ts'
import { mention } from '../records/entity.ts'
import { aboutEntity, note, noteAudience, noteMarkdown } from '../records/note.ts'
import { done, filter, recordId } from './parameters.ts'

const PAGE_MAX = 100

export const listNotes = defineRead({
  name: 'listNotes',
  summary: 'Lists the notes that the caller may read, their own and those for them, newest first.',
  params: z.object({
    /** Only notes about this entity. */
    entityId: filter(entityId),
    /** Only notes for these readers. */
    audience: filter(noteAudience),
    limit: z.optional(z.int().check(z.minimum(1), z.maximum(PAGE_MAX))),
    /** The `next` of the previous page. */
    before: z.optional(recordId),
  }),
  answer: z.object({ notes: z.array(note), next: z.nullable(z.string()) }),
  callers: signedIn,
})

export const getNotedPages = defineRead({
  name: 'getNotedPages',
  summary: 'Lists the pages that the caller’s notes and those for the caller are about, by name.',
  params: z.object({}),
  answer: z.object({ entities: z.array(mention) }),
  callers: signedIn,
})

export const addNote = defineWrite({
  name: 'addNote',
  summary:
    'Writes a note about an entity or about nothing in particular, for the caller alone, the game master or everyone.',
  params: z.object({ entityId: aboutEntity, audience: noteAudience, markdown: noteMarkdown }),
  answer: z.object({ ...done, note }),
  callers: signedIn,
})

export const changeNote = defineWrite({
  name: 'changeNote',
  summary: 'Changes the text or the audience of one of the caller’s own notes.',
  params: z.object({ noteId: recordId, audience: z.optional(noteAudience), markdown: z.optional(noteMarkdown) }),
  answer: z.object({ ...done, note }),
  callers: signedIn,
})

export const deleteNote = defineWrite({
  name: 'deleteNote',
  summary: 'Deletes one of the caller’s own notes. For an hour it can be restored.',
  params: z.object({ noteId: recordId }),
  answer: z.object(done),
  callers: signedIn,
})

export const restoreNote = defineWrite({
  name: 'restoreNote',
  summary: 'Restores one of the caller’s own notes that was deleted within the last hour.',
  params: z.object({ noteId: recordId }),
  answer: z.object({ ...done, note }),
  callers: signedIn,
})
