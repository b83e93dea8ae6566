import * as z from 'zod/mini'

import { gameMaster } from '../access.ts'
import { question } from '../operation.ts'

/** A form that is posted here is answered with a backup of everything, made then. */
export const BACKUP_PATH = '/api/backup'

/** A form that is posted here is answered with the campaign's folder as a zip file. */
export const EXPORT_PATH = '/api/export'

/** A form that is posted here, with a kept copy's name behind it, is answered with that copy. */
export const KEPT_BACKUPS_PATH = '/api/backups/'

/** A copy of the records that Waybook keeps beside them. */
const keptBackup = z.object({
  name: z.string(),
  /** Milliseconds since 1970. */
  madeAt: z.number(),
  bytes: z.number(),
})
export type KeptBackup = z.infer<typeof keptBackup>

export const getBackups = question({
  name: 'getBackups',
  summary:
    'The copies of the records that are kept: one a day, and one from before every change of the tables; the newest first.',
  params: z.object({}),
  answer: z.object({ backups: z.array(keptBackup) }),
  callers: gameMaster,
  inPerson: true,
})
