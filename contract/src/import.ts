import * as z from 'zod/mini'

import { recordId } from './operations/parameters.ts'
import { textHunk } from './records/writing.ts'

/** Zip files of campaign folders are uploaded to this path by POST, with the file as the body. */
export const IMPORT_PATH = '/api/imports'

/** Limits on the size of the zip file, its unpacked size and its number of files. */
export const IMPORT_MAX_BYTES = 512 * 1024 * 1024
export const IMPORT_UNPACKED_MAX_BYTES = 2 * IMPORT_MAX_BYTES
export const IMPORT_MAX_FILES = 20_000

/** How long an upload is kept before it is imported. */
export const IMPORT_KEPT_MS = 3_600_000

/** A problem in a file of a campaign's folder, and how to fix it. */
const finding = z.object({ file: z.string(), line: z.number(), message: z.string(), mend: z.string() })
export type Finding = z.infer<typeof finding>

const ids = z.array(z.string())

/** What becomes of a file where the folder and Waybook changed the same words: the folder's, Waybook's, or both, one after the other. */
export const fileDecision = z.enum(['folder', 'waybook', 'both'])
export type FileDecision = z.infer<typeof fileDecision>

/** A file that waits, because folder and Waybook both changed the same words. `mine` are those of the folder, `theirs` Waybook's. */
const waitingFile = z.object({ file: z.string(), hunks: z.array(textHunk) })
export type WaitingFile = z.infer<typeof waitingFile>

/** A file of the folder that was imported last which is still to be decided. */
export const undecidedFile = z.extend(waitingFile, {
  /** When the folder was imported, in milliseconds since 1970. */
  at: z.number(),
  /** Of both texts, to pass to `decideWaitingFile`: whoever decides has seen these. */
  fingerprint: z.string(),
})
export type UndecidedFile = z.infer<typeof undecidedFile>

/** The changes that importing an uploaded folder would make. */
export const importPlan = z.object({
  /** To pass to `importCampaign`; `null` if faults prevent the import. */
  importId: z.nullable(recordId),
  faults: z.array(finding),
  warnings: z.array(finding),
  added: ids,
  changed: ids,
  removed: ids,
  /** Whether `campaign.yaml` or a cover would change. */
  campaignChanged: z.boolean(),
  /** Those of the changed ones that have changes of the folder and of Waybook. */
  merged: ids,
  /** Those that stay as they were changed in Waybook, because the folder has not changed them. */
  kept: ids,
  /** Files that stay as they are in Waybook unless they are decided. */
  waiting: z.array(waitingFile),
  /** How many entities the campaign has now. */
  before: z.number(),
})
export type ImportPlan = z.infer<typeof importPlan>

/** The result of an import's job. */
export const importResult = z.object({
  added: z.number(),
  changed: z.number(),
  removed: z.number(),
  /** How many files stay as they are in Waybook until they are decided; `listWaitingFiles` lists them. */
  waiting: z.number(),
})

/**
 * Whether an import would remove more than half of the campaign's entities. It probably comes from a wrong or incomplete folder, so it is
 * only done if the game master asks for it.
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
