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
  summary: 'Lists the notes that the caller may read, newest first: their own and those shared with them.',
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
  summary: 'Lists the pages with notes that the caller may read, by name.',
  params: z.object({}),
  answer: z.object({ entities: z.array(mention) }),
  callers: signedIn,
})

export const addNote = defineWrite({
  name: 'addNote',
  summary: 'Writes a note, optionally about an entity, for the caller alone, the game master or everyone.',
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
  summary: 'Deletes one of the caller’s own notes. It can be restored for an hour.',
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
