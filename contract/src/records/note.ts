import * as z from 'zod/mini'

import { entityId } from './entity-id.ts'
import { mention } from './entity.ts'

/** Who may read a note besides its author: nobody, the game master, or everyone in the campaign. */
export const noteAudiences = ['self', 'gameMaster', 'party'] as const
export const noteAudience = z.enum(noteAudiences)
export type NoteAudience = z.infer<typeof noteAudience>

/** In characters. */
export const NOTE_MAX = 10_000
/** How many notes an account may have in a campaign. */
export const NOTES_MAX = 2000

/** A note that somebody wrote in Waybook. Times are in milliseconds since 1970. */
export const note = z.object({
  id: z.string(),
  /** The page that it is about; `null` if it is about none, or one that the viewer may not see. */
  entity: z.nullable(mention),
  audience: noteAudience,
  /** The Markdown, for the author only. */
  markdown: z.optional(z.string()),
  /** Sanitised HTML, without links to entities that the viewer may not see. */
  html: z.string(),
  /** The author's first name. */
  by: z.string(),
  at: z.number(),
  changedAt: z.number(),
})
export type Note = z.infer<typeof note>

/** What its author writes. */
export const noteMarkdown = z.string().check(z.trim(), z.minLength(1), z.maxLength(NOTE_MAX))
export const aboutEntity = z.nullable(entityId)
