import * as z from 'zod/mini'

import { entityId } from './entity-id.ts'
import { mention } from './entity.ts'

/** The readers of a note in addition to its author: nobody, the game master, or everyone in the campaign. */
export const noteAudiences = ['self', 'gameMaster', 'party'] as const
export const noteAudience = z.enum(noteAudiences)
export type NoteAudience = z.infer<typeof noteAudience>

/** In characters. */
export const NOTE_MAX = 10_000
/** The maximum number of notes of an account in a campaign. */
export const NOTES_MAX = 2000

/** A note. Times are in milliseconds since 1970. */
export const note = z.object({
  id: z.string(),
  /** Its page; `null` without a page, or if the viewer may not see it. */
  entity: z.nullable(mention),
  audience: noteAudience,
  /** The Markdown, for the author only. */
  markdown: z.optional(z.string()),
  /** Sanitized HTML, without links to entities that the viewer may not see. */
  html: z.string(),
  /** The author's first name. */
  by: z.string(),
  at: z.number(),
  changedAt: z.number(),
})
export type Note = z.infer<typeof note>

/** The author's text. */
export const noteMarkdown = z.string().check(z.trim(), z.minLength(1), z.maxLength(NOTE_MAX))
export const aboutEntity = z.nullable(entityId)
