import { chmodSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'

import { Kysely } from 'kysely'

import { postgresDialect } from '#database/postgres/pool.ts'

/** The schema of the accounts, beside that of the records. */
export const ACCOUNTS_SCHEMA = 'waybook_accounts'

/** Where the accounts are: in a SQLite file (or ':memory:'), or in a schema of a PostgreSQL database. */
export type AccountsPlace = (
  | {
      readonly file: string
      /** Where to copy existing accounts to before their tables are changed; without it, they are not copied. */
      readonly backupDir?: string
    }
  | { readonly url: string; readonly schema: string }
) & {
  /** Called with the file or the schema of that copy. */
  readonly onCopied?: (copy: string) => void
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
  /** The handle, if the accounts are in a SQLite file. */
  readonly sqlite: DatabaseSync | null
  readonly close: () => Promise<void>
}

/** How long another process may lock the file before a write fails. */
const BUSY_TIMEOUT_MS = 5000

export function openAccountsDatabase(place: AccountsPlace): AccountsDatabase {
  return 'file' in place ? inSqlite(place.file) : inPostgres(place.url, place.schema)
}

/** Transactions of better-auth span awaits, so the handle is shared with nothing else, and a second one in this process could block the first. */
function inSqlite(file: string): AccountsDatabase {
  const sqlite = new DatabaseSync(file, { timeout: BUSY_TIMEOUT_MS, enableForeignKeyConstraints: true })
  const place = sqlite.location()
  if (place !== null) chmodSync(place, 0o600)
  sqlite.exec('PRAGMA journal_mode = WAL')
  const close = async () => {
    sqlite.close()
    await Promise.resolve()
  }
  return { option: sqlite, snapshot: async (read) => await read(sqlite), sqlite, close }
}

function inPostgres(url: string, schema: string): AccountsDatabase {
  const db = new Kysely<object>({ dialect: postgresDialect(url, schema) })
  const about = { type: 'postgres', schemaName: schema } as const
  return {
    option: { ...about, db, transaction: true },
    snapshot: async (read) => {
      const snapshot = db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only')
      await snapshot.execute(async (tx) => await read({ ...about, db: tx }))
    },
    sqlite: null,
    close: async () => await db.destroy(),
  }
}
