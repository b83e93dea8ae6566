import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'

import { Kysely, sql, type LogEvent } from 'kysely'
import type { Migration } from 'kysely/migration'

import { copyDatabase, copyDatabaseFile } from './copy-database.ts'
import type { Database } from './database.ts'
import { migrate, migrations } from './migrate.ts'
import { NodeSqliteDialect } from './node-sqlite-dialect.ts'
import type { Tables } from './tables.ts'

/** In the place of a file: a store that ends with its process. */
export const IN_MEMORY = ':memory:'

/** How long a write waits for another process, such as an import beside a running server. */
const BUSY_MS = 5000

export interface SqliteOptions {
  readonly file: string
  /** Where a copy goes before the tables of an older store are changed; without it none is made. */
  readonly backupDir?: string
  readonly now: () => number
  /** Told each statement, for tests that count them. */
  readonly onStatement?: ((sql: string) => void) | undefined
  readonly known?: Readonly<Record<string, Migration>>
}

export async function openSqlite({
  file,
  backupDir,
  now,
  onStatement,
  known = migrations,
}: SqliteOptions): Promise<Database> {
  const database = openDatabase(file)
  const log = onStatement && (({ query }: LogEvent) => onStatement(query.sql))
  const db = new Kysely<Tables>({ dialect: new NodeSqliteDialect(database), ...(log && { log }) })
  const beforeChange = async (migration: string) => {
    if (backupDir !== undefined) await copyFor(migration, file, { backupDir, now })
  }
  try {
    await migrate(db, { known, beforeChange })
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
      // A store in memory has this one connection: hold it, or the copy may see half a transaction.
      if (file === IN_MEMORY) await db.connection().execute(async () => await copyDatabase(database, target))
      else await copyDatabaseFile(file, target)
    },
    close: async () => await db.destroy(),
  }
}

/** Of four kilobytes each, before the log beside the file is worked into it; whose commit it falls to waits for the disk several times. */
const LOG_PAGES = 4000

/** `full` waits for the disk at every commit: what was answered as saved survives a power cut. */
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
