import * as z from 'zod/mini'

import { recordId } from './operations/parameters.ts'
import { textHunk } from './records/writing.ts'

/** The path for uploading a zip file of a campaign's folder by POST, with the file as the body. */
export const IMPORT_PATH = '/api/imports'

/** Limits on the size of the zip file, its unpacked size and its number of files. */
export const IMPORT_MAX_BYTES = 512 * 1024 * 1024
export const IMPORT_UNPACKED_MAX_BYTES = 2 * IMPORT_MAX_BYTES
export const IMPORT_MAX_FILES = 20_000

/** How long an upload waits for its import. */
export const IMPORT_KEPT_MS = 3_600_000

/** A problem in a file of a campaign's folder, and how to fix it. */
const finding = z.object({ file: z.string(), line: z.number(), message: z.string(), fix: z.string() })
export type Finding = z.infer<typeof finding>

const ids = z.array(z.string())

/** The text to use where the folder and Waybook changed the same words: the folder's, Waybook's, or both in sequence. */
export const fileDecision = z.enum(['folder', 'waybook', 'both'])
export type FileDecision = z.infer<typeof fileDecision>

/** A file that waits because the folder (`mine`) and Waybook (`theirs`) changed the same words. */
const waitingFile = z.object({ file: z.string(), hunks: z.array(textHunk) })
export type WaitingFile = z.infer<typeof waitingFile>

/** A file from the last import that still needs a decision. */
export const undecidedFile = z.extend(waitingFile, {
  /** When the folder was imported, in milliseconds since 1970. */
  at: z.number(),
  /** The fingerprint of both texts. `decideWaitingFile` takes it as proof that the game master decides about these texts. */
  fingerprint: z.string(),
})
export type UndecidedFile = z.infer<typeof undecidedFile>

/** The changes that importing an uploaded folder would make. */
export const importPlan = z.object({
  /** The id for `importCampaign`; `null` if faults prevent the import. */
  importId: z.nullable(recordId),
  faults: z.array(finding),
  warnings: z.array(finding),
  added: ids,
  changed: ids,
  removed: ids,
  /** Whether `campaign.yaml` or a cover would change. */
  campaignChanged: z.boolean(),
  /** Changed entities that combine changes from the folder and from Waybook. */
  merged: ids,
  /** Entities that keep their changes from Waybook, because the folder hasn't changed them. */
  kept: ids,
  /** Files that keep Waybook's text until somebody decides. */
  waiting: z.array(waitingFile),
  /** The number of entities that the campaign has now. */
  before: z.number(),
})
export type ImportPlan = z.infer<typeof importPlan>

/** The result of an import's job. */
export const importResult = z.object({
  added: z.number(),
  changed: z.number(),
  removed: z.number(),
  /** The number of files that keep Waybook's text until somebody decides. `listWaitingFiles` lists them. */
  waiting: z.number(),
})

/**
 * Whether an import would remove more than half of the campaign's entities. Its folder is probably wrong or incomplete, so the import needs
 * the game master's confirmation.
 * @example removesMost({ removed: ['items/bell', 'items/rope'], before: 3 }) // true
 */
export function removesMost({
  removed,
  before,
}: {
  readonly removed: readonly string[]
  readonly before: number
}): boolean {
  return removed.length > before / 2
}
