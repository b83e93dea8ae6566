import type { DatabaseSync } from 'node:sqlite'

import type { Kysely } from 'kysely'

import type { OpenLimiter } from '#auth/attempts/attempts.ts'

/** The schema of the accounts, beside that of the records. */
export const ACCOUNTS_SCHEMA = 'waybook_accounts'

/** Where the accounts are: in a SQLite file (or ':memory:'), or in a schema of a PostgreSQL database. */
export type AccountsPlace = (AccountsFile | AccountsSchema) & {
  /** Called with the file or the schema to which existing accounts were copied before their tables are changed. */
  readonly onCopied?: (copy: string) => void
}

export interface AccountsFile {
  readonly file: string
  /** Where to copy existing accounts to; without it, they are not copied. */
  readonly backupDir?: string
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
  /** For better-auth. */
  readonly option: DatabaseOption
  /** Reads what is there at one moment. In a SQLite file nothing else may write meanwhile. */
  readonly snapshot: (read: (option: DatabaseOption) => Promise<void>) => Promise<void>
  /** Calls `create` to create what tables are missing, while no other server does. */
  readonly prepare: (create: () => Promise<void>) => Promise<void>
  /** Copies existing accounts as they are, and returns where to; `null` if there are none. `time`: for the name of the copy. */
  readonly keepCopy: (time: string) => Promise<string | null>
  /** Counts the attempts on all servers that use these accounts. */
  readonly limiter: (monotonicNow?: () => number) => OpenLimiter
  /** The handle, if the accounts are in a SQLite file. */
  readonly sqlite: DatabaseSync | null
  readonly close: () => Promise<void>
}
