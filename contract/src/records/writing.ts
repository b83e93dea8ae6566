import * as z from 'zod/mini'

import { entityId } from './entity-id.ts'
import { entityType } from './entity.ts'

/** Longer than any file that compiles, which has up to 100,000 characters of front matter and 2,000,000 of text. */
export const SOURCE_MAX = 2_200_000

/** The text of a file. */
export const sourceText = z.string().check(z.maxLength(SOURCE_MAX))

/** The version of a file, from 1. */
export const version = z.int().check(z.minimum(1))

/** A problem in a text, in the words of `waybook check`. Only a fault prevents saving. */
export const textFinding = z.object({
  severity: z.enum(['fault', 'warning', 'note']),
  /** From 1. */
  line: z.number(),
  message: z.string(),
  /** How to fix it. */
  fix: z.string(),
})
export type TextFinding = z.infer<typeof textFinding>

/** A part that was changed differently in two texts. */
export const textHunk = z.object({
  /** The place: `tags`, `properties.species` or `line 12`. */
  where: z.string(),
  base: z.string(),
  mine: z.string(),
  theirs: z.string(),
})
export type TextHunk = z.infer<typeof textHunk>

/** The `details` of a refused save. */
export interface RefusedText {
  /** With `bad-params`: the problems in the text. */
  readonly findings?: readonly TextFinding[]
  /** With `conflict`: the overlapping parts, and the stored version and text. */
  readonly hunks?: readonly TextHunk[]
  readonly version?: number
  readonly text?: string
}

/** The `outcome` is `merged` if somebody else has saved since `baseVersion`, and `unchanged` if the text was already stored. */
export const savedText = {
  version,
  outcome: z.enum(['saved', 'merged', 'unchanged']),
  text: z.string(),
  /** Warnings and notes. */
  findings: z.array(textFinding),
}

/** The origin of a version of a text. */
const textOrigin = z.enum(['import', 'app', 'merge', 'restore', 'rename', 'proposal'])
export type TextOrigin = z.infer<typeof textOrigin>

export const revision = z.object({
  version,
  /** Milliseconds since 1970. */
  at: z.number(),
  /** The author's first name; `null` for a command or a former member. */
  by: z.nullable(z.string()),
  origin: textOrigin,
})
export type Revision = z.infer<typeof revision>

/** An unpublished text. It may contain faults. */
export const draft = z.object({
  /** The entity, or `null` if it does not exist yet. */
  id: z.nullable(entityId),
  /** The draft's id if the entity doesn't exist yet, chosen by the client. */
  draftId: z.nullable(z.string()),
  type: entityType,
  /** The entity's name, or the name in the draft's front matter; may be empty. */
  name: z.string(),
  text: z.string(),
  /** The edited version; `null` if the entity doesn't exist yet. */
  baseVersion: z.nullable(version),
  /** Milliseconds since 1970. */
  at: z.number(),
})
export type Draft = z.infer<typeof draft>
