import { chmodSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'

import { Kysely, sql } from 'kysely'

import { attemptsInPostgres, createAttemptTable } from '#auth/attempts/attempts-in-postgres.ts'
import { attemptsInMemory, type OpenLimiter } from '#auth/attempts/attempts.ts'
import { schemaLock, withDatabaseLock } from '#database/postgres/advisory-lock.ts'
import { postgresDialect } from '#database/postgres/pool.ts'

import { oneTransactionAtATime } from './one-transaction-at-a-time.ts'
import { markOf, refuseOtherSecret } from './same-secret.ts'

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
  /** Calls `create` to create what tables are missing, while no other server does. */
  readonly prepare: (create: () => Promise<void>) => Promise<void>
  /** Counts the attempts on all servers that use these accounts. */
  readonly limiter: (monotonicNow?: () => number) => OpenLimiter
  /** The handle, if the accounts are in a SQLite file. */
  readonly sqlite: DatabaseSync | null
  readonly close: () => Promise<void>
}

/** How long another process may lock the file before a write fails. */
const BUSY_TIMEOUT_MS = 5000

/** `secret`: that of the sessions, if any are used. Servers on one database must have the same. */
export function openAccountsDatabase(place: AccountsPlace, secret: string | null = null): AccountsDatabase {
  return 'file' in place ? inSqlite(place.file) : inPostgres(place.url, place.schema, secret)
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
  return {
    option: sqlite,
    snapshot: async (read) => await read(sqlite),
    prepare: async (create) => await create(),
    limiter: attemptsInMemory,
    sqlite,
    close,
  }
}

function inPostgres(url: string, schema: string, secret: string | null): AccountsDatabase {
  const mark = secret === null ? undefined : markOf(secret)
  const db = new Kysely<object>({ dialect: oneTransactionAtATime(postgresDialect(url, schema, { mark })) })
  const about = { type: 'postgres', schemaName: schema } as const
  return {
    option: { ...about, db, transaction: true },
    snapshot: async (read) => {
      const snapshot = db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only')
      await snapshot.execute(async (tx) => await read({ ...about, db: tx }))
    },
    prepare: async (create) =>
      await withDatabaseLock(url, schemaLock(schema), async () => {
        if (secret !== null) await refuseOtherSecret(db)
        await sql`create schema if not exists ${sql.id(schema)}`.execute(db)
        await create()
        await createAttemptTable(db)
      }),
    limiter: (monotonicNow) => attemptsInPostgres(db, monotonicNow),
    sqlite: null,
    close: async () => await db.destroy(),
  }
}
