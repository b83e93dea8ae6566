import { mkdir } from 'node:fs/promises'
import path from 'node:path'

import { Kysely, sql, type LogEvent } from 'kysely'
import type { Migration } from 'kysely/migration'

import { copyDatabase, copyDatabaseFile } from './copy-database.ts'
import type { Database } from './database.ts'
import { loadMigrations, migrate } from './migrate.ts'
import { NodeSqliteDialect } from './node-sqlite-dialect.ts'
import { openConnection } from './open-connection.ts'
import type { Tables } from './tables.ts'
import { ThreadedSqliteDialect } from './threaded-sqlite-dialect.ts'
import { WriteLock } from './write-lock.ts'

/** A value for `file`: a store that ends with its process. */
export const IN_MEMORY = ':memory:'

export interface SqliteOptions {
  readonly file: string
  /** The folder for a backup of an existing store before its migration. Without it, no backup is made. */
  readonly backupDir?: string
  /** Called with the file of that backup. */
  readonly onCopied?: (file: string) => void
  readonly now: () => number
  /** A serialized database. A store in memory begins as a copy of it. */
  readonly image?: Uint8Array | undefined
  /** Called with each statement, for tests that count them. */
  readonly onStatement?: ((sql: string) => void) | undefined
  /** The migrations to run. By default, all migrations of this version. */
  readonly known?: Readonly<Record<string, Migration>>
}

export async function openSqlite(options: SqliteOptions): Promise<Database> {
  const { file, backupDir, now, onStatement, known } = options
  const database = openConnection(file)
  if (options.image) database.deserialize(options.image)
  const log = onStatement && (({ query }: LogEvent) => onStatement(query.sql))
  const db = new Kysely<Tables>({ dialect: new NodeSqliteDialect(database), ...(log && { log }) })
  const beforeChange = async (migration: string) => {
    if (backupDir === undefined) return
    const copy = await copyFor(migration, file, { backupDir, now })
    options.onCopied?.(copy)
  }
  try {
    await migrate(db, { known: known ?? (await loadMigrations()), beforeChange })
  } catch (error) {
    await db.destroy()
    throw error
  }
  const lock = new WriteLock()
  const longReads =
    file === IN_MEMORY ? db : new Kysely<Tables>({ dialect: new ThreadedSqliteDialect(file), ...(log && { log }) })
  return {
    db,
    longReads,
    write: async (write) => await lock.shared(async () => await write(db)),
    writeLong: async (write, ready) => {
      if (file === IN_MEMORY) {
        await ready
        return await lock.exclusive(async () => await write(db))
      }
      const threaded = new Kysely<Tables>({ dialect: new ThreadedSqliteDialect(file), ...(log && { log }) })
      try {
        // Starts the thread before taking the lock, because starting takes a while and nobody should wait for it.
        await Promise.all([sql`select 1`.execute(threaded), ready])
        return await lock.exclusive(async () => await write(threaded))
      } finally {
        await threaded.destroy()
      }
    },
    engine: 'sqlite',
    exclusively: async (_name, work) => await work(),
    ping: async () => {
      await sql`select 1`.execute(db)
    },
    backup: async (target) => {
      // An in-memory store has only this connection. Without holding it, the copy could contain half a transaction.
      if (file === IN_MEMORY) await db.connection().execute(async () => await copyDatabase(database, target))
      else await copyDatabaseFile(file, target)
    },
    close: async () => {
      if (longReads !== db) await longReads.destroy()
      await db.destroy()
    },
  }
}

async function copyFor(
  migration: string,
  file: string,
  { backupDir, now }: { backupDir: string; now: () => number },
): Promise<string> {
  const day = new Date(now()).toISOString().slice(0, 10)
  await mkdir(backupDir, { recursive: true, mode: 0o700 })
  const copy = path.join(backupDir, `before-${migration}-${day}.db`)
  await copyDatabaseFile(file, copy)
  return copy
}
