import type { DatabaseSync } from 'node:sqlite'

import type { Kysely } from 'kysely'

import type { OpenLimiter } from '#auth/attempts/attempts.ts'

/** The schema of the accounts, next to the schema of the records. */
export const ACCOUNTS_SCHEMA = 'waybook_accounts'

/** The location of the accounts: a SQLite file (or ':memory:'), or a schema of a PostgreSQL database. */
export type AccountsPlace = (AccountsFile | AccountsSchema) & {
  /** Called with the file or schema that existing accounts were copied to before a migration. */
  readonly onCopied?: (copy: string) => void
}

export interface AccountsFile {
  readonly file: string
  /** The folder for copies of existing accounts. Without it, they are not copied. */
  readonly backupDir?: string
  /** Called with the handle before missing tables are created. */
  readonly onOpened?: (database: DatabaseSync) => void
}

export interface AccountsSchema {
  readonly url: string
  readonly schema: string
}

type DatabaseOption =
  | DatabaseSync
  | {
      readonly type: 'postgres'
      readonly schemaName: string
      readonly db: Kysely<object>
      readonly transaction?: boolean
    }

export interface AccountsDatabase {
  /** The `database` option of better-auth. */
  readonly option: DatabaseOption
  /** Reads a consistent snapshot. With a SQLite file, nothing else may write during the reading. */
  readonly snapshot: (read: (option: DatabaseOption) => Promise<void>) => Promise<void>
  /** Calls `create`, which creates missing tables, while no other server does. */
  readonly prepare: (create: () => Promise<void>) => Promise<void>
  /** Copies existing accounts and returns the path or schema of the copy. `null` if there are none. `time`: part of its name. */
  readonly keepCopy: (time: string) => Promise<string | null>
  /** Counts attempts on all servers that use these accounts. */
  readonly limiter: (monotonicNow?: () => number) => OpenLimiter
  /** The handle, if the accounts are in a SQLite file. */
  readonly sqlite: DatabaseSync | null
  readonly close: () => Promise<void>
}
