import * as z from 'zod/mini'

import { recordId } from './operations/parameters.ts'

/** A campaign's folder as a zip file is sent by POST to this address; the body is the file as it is. */
export const IMPORT_PATH = '/api/imports'

/** How large the zip file may be, and what it unpacks to; and how many files that are. */
export const IMPORT_MAX_BYTES = 512 * 1024 * 1024
export const IMPORT_UNPACKED_MAX_BYTES = 2 * IMPORT_MAX_BYTES
export const IMPORT_MAX_FILES = 20_000

/** How long an upload waits for being imported. */
export const IMPORT_KEPT_MS = 3_600_000

/** Something wrong with a file of a campaign's folder, and what to do about it. */
const finding = z.object({ file: z.string(), line: z.number(), message: z.string(), mend: z.string() })
export type Finding = z.infer<typeof finding>

const ids = z.array(z.string())

/** What an import of an uploaded folder would do. */
export const importPlan = z.object({
  /** By which it can be imported; `null` where faults forbid it. */
  importId: z.nullable(recordId),
  faults: z.array(finding),
  warnings: z.array(finding),
  added: ids,
  changed: ids,
  removed: ids,
  /** Whether `campaign.yaml` or a cover changes. */
  campaignChanged: z.boolean(),
})
export type ImportPlan = z.infer<typeof importPlan>
