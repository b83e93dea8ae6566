import type { Kysely } from 'kysely'

import type { Tables } from './tables.ts'

/** The tables, and what only their database can do. */
export interface Database {
  readonly db: Kysely<Tables>
  /** Resolves when the database answers. */
  readonly ping: () => Promise<void>
  /** Writes a consistent copy into a new file, while others go on writing. */
  readonly backup: (file: string) => Promise<void>
  readonly close: () => Promise<void>
}
