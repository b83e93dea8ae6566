import * as z from 'zod/mini'

import { gameMaster } from '../access.ts'
import { defineKeylessWrite, defineRead } from '../operation.ts'
import { done, recordId } from './parameters.ts'

/** Uploads a backup by POST, with the file as the body, and returns what it contains. Nothing is restored yet. */
export const RESTORE_PATH = '/api/restores'

export const RESTORE_MAX_BYTES = 16 * 1024 ** 3

/** How long a checked backup waits for `beginRestore`. */
export const RESTORE_WAITS_MS = 3_600_000

/** The contents of a checked backup that waits to be restored. Times are in milliseconds since 1970. */
export const restorePlan = z.object({
  /** The id for `beginRestore`. */
  restoreId: recordId,
  /** The name of the campaign in the backup. */
  campaign: z.string(),
  /** When the backup was made; `null` for a copy of the records, which doesn't say. */
  madeAt: z.nullable(z.number()),
  /** The last change in the backup; `null` if its log is empty. */
  lastChangeAt: z.nullable(z.number()),
  pages: z.number(),
  /** The number of accounts; `null` if the backup has none. Then the present accounts stay. */
  accounts: z.nullable(z.number()),
  /** Whether the caller's account is in the backup. Otherwise the caller is signed out by the restore. */
  hasYourAccount: z.boolean(),
  pictures: z.number(),
  /** How many of the pictures can't be shown after the restore. */
  missing: z.number(),
})
export type RestorePlan = z.infer<typeof restorePlan>

/** The last restore since the server started. */
const restoreStatus = z.object({
  restoreId: recordId,
  state: z.enum(['running', 'done', 'failed']),
  /** Why it failed. Then nothing has changed. */
  error: z.nullable(z.string()),
  /** The name of the stored backup of the previous state. */
  before: z.nullable(z.string()),
})
export type RestoreStatus = z.infer<typeof restoreStatus>

const everything = { callers: gameMaster, requiresSession: 'everything' } as const

export const prepareRestore = defineKeylessWrite({
  name: 'prepareRestore',
  summary:
    'Checks a stored backup and returns what it contains. Nothing is restored yet. A backup of one’s own is uploaded to /api/restores instead.',
  params: z.object({ name: z.string().check(z.maxLength(200)) }),
  answer: z.extend(restorePlan, done),
  ...everything,
})

export const beginRestore = defineKeylessWrite({
  name: 'beginRestore',
  summary:
    'Restores a checked backup. The server stores a backup of the present state, replaces everything and opens again; meanwhile it can’t be reached.',
  params: z.object({ restoreId: recordId }),
  answer: z.object(done),
  ...everything,
})

export const cancelRestore = defineKeylessWrite({
  name: 'cancelRestore',
  summary: 'Discards a checked backup that waits to be restored.',
  params: z.object({ restoreId: recordId }),
  answer: z.object(done),
  ...everything,
})

export const getRestore = defineRead({
  name: 'getRestore',
  summary: 'Reads how the last restore on the admin page went. The answer is empty after a start of the server.',
  params: z.object({}),
  answer: z.object({ restore: z.nullable(restoreStatus) }),
  ...everything,
})
