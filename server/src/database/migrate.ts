import fs from 'node:fs/promises'
import path from 'node:path'

import { Problem } from '@waybook/contract'
import { sql, type Kysely } from 'kysely'
import { DEFAULT_MIGRATION_TABLE, FileMigrationProvider, Migrator, type Migration } from 'kysely/migration'

import { type Engine, engineOf } from './engine.ts'

/**
 * Loads the migrations of this version, by the names of their files. They run in the order of their names. Never edit or rename a released
 * migration: existing stores have already run it. PostgreSQL begins with a baseline, and shares the migrations that come after it.
 */
export async function loadMigrations(engine: Engine = 'sqlite'): Promise<Readonly<Record<string, Migration>>> {
  const all = await migrationsIn('migrations')
  if (engine === 'sqlite') return all
  const own = await migrationsIn('postgres/migrations')
  const [baseline = ''] = Object.keys(own)
  const later = Object.entries(all).filter(([name]) => name.slice(0, NUMBER_LENGTH) > baseline.slice(0, NUMBER_LENGTH))
  return { ...own, ...Object.fromEntries(later) }
}

/** The names of migrations begin with their number. */
export const NUMBER_LENGTH = 3

async function migrationsIn(folder: string): Promise<Record<string, Migration>> {
  const migrationFolder = path.join(import.meta.dirname, folder)
  return await new FileMigrationProvider({ fs, path, migrationFolder }).getMigrations()
}

interface MigrateOptions {
  readonly known: Readonly<Record<string, Migration>>
  /** Where the tables are, in a database with schemas. */
  readonly schema?: string
  /** Awaited before an existing store is changed, with the name of the first pending migration. */
  readonly beforeChange: (migration: string) => Promise<void>
}

/** Runs all pending migrations in one transaction. */
export async function migrate<Database>(
  db: Kysely<Database>,
  { known, schema, beforeChange }: MigrateOptions,
): Promise<void> {
  const applied = await appliedMigrations(db, schema)
  const newer = applied.find((name) => !Object.hasOwn(known, name))
  if (newer) {
    throw new Problem(
      'conflict',
      `The data was written by a newer Waybook (${newer}). Start that version, or restore a backup.`,
    )
  }
  const due = Object.keys(known).filter((name) => !applied.includes(name))
  const [first] = due.toSorted()
  if (first === undefined) return
  if (applied.length > 0) await beforeChange(first)
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => await Promise.resolve({ ...known }) },
    ...(schema !== undefined && { migrationTableSchema: schema }),
  })
  const { error } = await migrator.migrateToLatest()
  if (error) throw new Error('The database could not be migrated', { cause: error })
}

async function appliedMigrations<Database>(db: Kysely<Database>, schema: string | undefined): Promise<string[]> {
  // Kysely's own introspection would read the columns of every table, which takes longer than the rest of opening a store.
  const tables =
    engineOf(db) === 'postgres'
      ? sql`select 1 from pg_tables where schemaname = ${schema} and tablename = ${DEFAULT_MIGRATION_TABLE}`
      : sql`select 1 from sqlite_schema where type = 'table' and name = ${DEFAULT_MIGRATION_TABLE}`
  if ((await tables.execute(db)).rows.length === 0) return []
  const { rows } = await sql<{ name: string }>`select name from ${sql.table(DEFAULT_MIGRATION_TABLE)}`.execute(db)
  return rows.map(({ name }) => name)
}
