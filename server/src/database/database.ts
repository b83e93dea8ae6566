import type { Kysely } from 'kysely'

import type { Tables } from './tables.ts'

/** A connection to the database, with the features that differ between databases. */
export interface Database {
  readonly db: Kysely<Tables>
  /** Resolves when the database answers. */
  readonly ping: () => Promise<void>
  /** Writes a consistent copy to a new file, while other connections may write. */
  readonly backup: (file: string) => Promise<void>
  readonly close: () => Promise<void>
}
