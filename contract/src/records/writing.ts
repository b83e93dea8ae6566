import * as z from 'zod/mini'

import { entityId } from './entity-id.ts'
import { entityType } from './entity.ts'

/** Longer than any file that can be compiled: 100,000 characters of front matter and as many of text. */
export const SOURCE_MAX = 220_000

/** The text of a file. */
export const sourceText = z.string().check(z.maxLength(SOURCE_MAX))

/** The version of a file, counted from 1. */
export const version = z.int().check(z.minimum(1))

/** What is wrong with a text, in the words of `waybook check`. A fault prevents saving; the others are only told. */
export const textFinding = z.object({
  severity: z.enum(['fault', 'warning', 'note']),
  /** From 1. */
  line: z.number(),
  message: z.string(),
  /** How to fix it. */
  mend: z.string(),
})
export type TextFinding = z.infer<typeof textFinding>

/** A part that two texts changed differently. */
export const textHunk = z.object({
  /** Such as `tags`, `properties.species` or `line 12`. */
  where: z.string(),
  base: z.string(),
  mine: z.string(),
  theirs: z.string(),
})
export type TextHunk = z.infer<typeof textHunk>

/** The `details` of a refused save. */
export interface RefusedText {
  /** With `bad-params`: what is wrong with the text. */
  readonly findings?: readonly TextFinding[]
  /** With `conflict`: the parts that overlap, and what is stored now. */
  readonly hunks?: readonly TextHunk[]
  readonly version?: number
  readonly text?: string
}

/**
 * `merged`: somebody else had saved since `baseVersion`, and both changes are in the text. `unchanged`: the text was stored already.
 */
export const savedText = {
  version,
  outcome: z.enum(['saved', 'merged', 'unchanged']),
  text: z.string(),
  /** Warnings and notes. */
  findings: z.array(textFinding),
}

/** Where a version of a text came from. */
export const textOrigin = z.enum(['import', 'app', 'merge', 'restore', 'rename', 'proposal'])
export type TextOrigin = z.infer<typeof textOrigin>

export const revision = z.object({
  version,
  /** Milliseconds since 1970. */
  at: z.number(),
  /** The first name of who wrote it; `null` if it was a command, or somebody who is no longer a member. */
  by: z.nullable(z.string()),
  origin: textOrigin,
})
export type Revision = z.infer<typeof revision>

/** A text that is not published yet. It need not be correct. */
export const draft = z.object({
  /** The entity, or `null` if it does not exist yet. */
  id: z.nullable(entityId),
  /** Of an entity that does not exist yet; chosen by the client. */
  draftId: z.nullable(z.string()),
  type: entityType,
  /** The entity's name, or that in the draft's front matter; empty if there is none yet. */
  name: z.string(),
  text: z.string(),
  /** The version that was edited; `null` if the entity does not exist yet. */
  baseVersion: z.nullable(version),
  /** Milliseconds since 1970. */
  at: z.number(),
})
export type Draft = z.infer<typeof draft>
