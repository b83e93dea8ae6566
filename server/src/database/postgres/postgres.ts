import { rm } from 'node:fs/promises'

import { Kysely, type LogEvent, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

import { renameHeld } from '#runtime/held-files.ts'
import { temporaryName } from '#runtime/temporary-name.ts'

import { copyRecords } from '../copy-records.ts'
import type { Database } from '../database.ts'
import { loadMigrations, migrate, NUMBER_LENGTH } from '../migrate.ts'
import { openSqlite } from '../sqlite.ts'
import type { Tables } from '../tables.ts'
import { schemaLock, withDatabaseLock } from './advisory-lock.ts'
import { copySchema } from './copy-schema.ts'
import { postgresDialect } from './pool.ts'
import { expectServerVersion } from './server-version.ts'

/** The schema of the records. The database may contain other schemas, such as the schema of the accounts. */
export const RECORDS_SCHEMA = 'waybook'

/** Writes have separate connections. Writes that wait for the lock of a campaign, as during an import, never block reads. */
const FOR_READING = { most: 6, least: 1 }
/** Slow reads have separate connections too. */
const FOR_LONG_READS = { most: 4, least: 0 }
const FOR_WRITING = { most: 8, least: 0 }

export interface PostgresOptions {
  /** Such as `postgres://user:password@host:5432/database`. */
  readonly url: string
  readonly schema?: string
  /** Called with the schema that an existing store was copied to before its migration. */
  readonly onCopied?: (schema: string) => void
  /** Called with each statement, for tests that count them. */
  readonly onStatement?: ((sql: string) => void) | undefined
  /** The migrations to run. By default, all migrations of this version. */
  readonly known?: Readonly<Record<string, Migration>>
}

export async function openPostgres(options: PostgresOptions): Promise<Database> {
  const { url, schema = RECORDS_SCHEMA, onStatement, known } = options
  const log = onStatement && (({ query }: LogEvent) => onStatement(query.sql))
  let isOpening = true
  const mayBeSilent = () => isOpening
  const connect = (connections: typeof FOR_READING) =>
    new Kysely<Tables>({ dialect: postgresDialect(url, schema, { ...connections, mayBeSilent }), ...(log && { log }) })
  const db = connect(FOR_READING)
  const writing = connect(FOR_WRITING)
  const longReads = connect(FOR_LONG_READS)
  try {
    await expectServerVersion(db)
    const migrations = known ?? (await loadMigrations())
    const beforeChange = async (migration: string) => {
      const copy = copyName(schema, migration)
      await copySchema(db, schema, copy)
      options.onCopied?.(copy)
    }
    await withDatabaseLock(url, schemaLock(schema), async () => {
      await sql`create schema if not exists ${sql.id(schema)}`.execute(db)
      await migrate(db, { known: migrations, schema, beforeChange })
    })
    isOpening = false
  } catch (error) {
    await db.destroy()
    throw error
  }
  return {
    db,
    longReads,
    // Each transaction has its own connection. The lock of the campaign orders them.
    write: async (write) => await write(writing),
    writeLong: async (write, ready) => {
      await ready
      return await write(writing)
    },
    engine: 'postgres',
    exclusively: async (name, work) => await withDatabaseLock(url, name, work),
    ping: async () => {
      await sql`select 1`.execute(db)
    },
    backup: async (file) => await copyToFile(db, file),
    close: async () => {
      await Promise.all([db.destroy(), writing.destroy(), longReads.destroy()])
    },
  }
}

/** The name contains the time, because the same migration may be tried again. */
function copyName(schema: string, migration: string): string {
  return `${schema}_before_${migration.slice(0, NUMBER_LENGTH)}_${new Date().toISOString().replaceAll(/\D/g, '')}`
}

/** Writes a consistent snapshot of the records to a SQLite file. A store of either engine can be restored from it. */
async function copyToFile(db: Kysely<Tables>, file: string): Promise<void> {
  const unfinished = `${file}.${temporaryName()}.part`
  try {
    const copy = await openSqlite({ file: unfinished, now: Date.now })
    try {
      const snapshot = db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only')
      await snapshot.execute(async (from) => await copyRecords(from, copy.db))
    } finally {
      await copy.close()
    }
    await renameHeld(unfinished, file)
  } finally {
    await rm(unfinished, { force: true })
  }
}
