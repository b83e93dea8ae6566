import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'

import { Kysely, sql, type LogEvent } from 'kysely'
import type { Migration } from 'kysely/migration'

import { copyDatabase, copyDatabaseFile } from './copy-database.ts'
import type { Database } from './database.ts'
import { loadMigrations, migrate } from './migrate.ts'
import { NodeSqliteDialect } from './node-sqlite-dialect.ts'
import type { Tables } from './tables.ts'

/** Used instead of a file name: a store that ends with its process. */
export const IN_MEMORY = ':memory:'

/** How long a write waits for another process, such as an import next to a running server. */
const BUSY_MS = 5000

export interface SqliteOptions {
  readonly file: string
  /** Where to back up an existing store before migrating it; without it, no backup is made. */
  readonly backupDir?: string
  readonly now: () => number
  /** Called with each statement, for tests that count them. */
  readonly onStatement?: ((sql: string) => void) | undefined
  /** The migrations to run; those of this version by default. */
  readonly known?: Readonly<Record<string, Migration>>
}

export async function openSqlite({ file, backupDir, now, onStatement, known }: SqliteOptions): Promise<Database> {
  const database = openDatabase(file)
  const log = onStatement && (({ query }: LogEvent) => onStatement(query.sql))
  const db = new Kysely<Tables>({ dialect: new NodeSqliteDialect(database), ...(log && { log }) })
  const beforeChange = async (migration: string) => {
    if (backupDir !== undefined) await copyFor(migration, file, { backupDir, now })
  }
  try {
    await migrate(db, { known: known ?? (await loadMigrations()), beforeChange })
  } catch (error) {
    await db.destroy()
    throw error
  }
  return {
    db,
    ping: async () => {
      await sql`select 1`.execute(db)
    },
    backup: async (target) => {
      // An in-memory store has only this connection. Hold it, or the copy may contain half a transaction.
      if (file === IN_MEMORY) await db.connection().execute(async () => await copyDatabase(database, target))
      else await copyDatabaseFile(file, target)
    },
    close: async () => await db.destroy(),
  }
}

/** Write-ahead log pages, of four kilobytes each, before a checkpoint. The commit that triggers it waits for several disk syncs. */
const LOG_PAGES = 4000

/** `full` syncs to disk at every commit, so that an acknowledged write survives a power failure. */
function openDatabase(file: string): DatabaseSync {
  const database = new DatabaseSync(file, { timeout: BUSY_MS, enableForeignKeyConstraints: true })
  database.exec(`pragma journal_mode = wal; pragma synchronous = full; pragma wal_autocheckpoint = ${LOG_PAGES}`)
  return database
}

async function copyFor(
  migration: string,
  file: string,
  { backupDir, now }: { backupDir: string; now: () => number },
): Promise<void> {
  const day = new Date(now()).toISOString().slice(0, 10)
  await mkdir(backupDir, { recursive: true, mode: 0o700 })
  await copyDatabaseFile(file, path.join(backupDir, `before-${migration}-${day}.db`))
}
