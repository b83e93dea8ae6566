import { Problem } from '@waybook/contract'
import { sql, type Kysely } from 'kysely'
import { DEFAULT_MIGRATION_TABLE, Migrator, type Migration } from 'kysely/migration'

import { commandLine } from '#runtime/command-line.ts'

import { engineOf } from './engine.ts'

/**
 * Loads the migrations of this version, by name. They run in the order of their names. Never edit or rename a released migration, because
 * existing stores have already run it. The first one is the baseline, which creates all tables. All of them run on both engines.
 */
export async function loadMigrations(): Promise<Readonly<Record<string, Migration>>> {
  return (await import('./migrations/migrations.ts')).migrations
}

/** The names of migrations begin with their number. */
export const NUMBER_LENGTH = 3

const advice = {
  'an older Waybook':
    `With that version, export the campaign to a folder: ${commandLine('export DIR')}. ` +
    'Then import that folder into an empty data folder or database.',
  'a newer Waybook': 'Start that version, or restore a backup.',
} as const

type Writer = keyof typeof advice

/** The store has tables that this version can't read. */
export class OtherVersion extends Problem {
  readonly writer: Writer

  constructor(writer: Writer, migration: string) {
    super('conflict', `The data was written by ${writer} (${migration}). ${advice[writer]}`)
    this.writer = writer
  }
}

interface MigrateOptions {
  readonly known: Readonly<Record<string, Migration>>
  /** The schema of the tables, in a database with schemas. */
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
  const names = Object.keys(known).toSorted()
  const unknown = applied.toSorted().findLast((name) => !Object.hasOwn(known, name))
  if (unknown !== undefined)
    throw new OtherVersion(unknown < (names[0] ?? '') ? 'an older Waybook' : 'a newer Waybook', unknown)
  const first = names.find((name) => !applied.includes(name))
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
  // Kysely's introspection would read the columns of every table, which takes longer than the rest of opening a store.
  const tables =
    engineOf(db) === 'postgres'
      ? sql`select 1 from pg_tables where schemaname = ${schema} and tablename = ${DEFAULT_MIGRATION_TABLE}`
      : sql`select 1 from sqlite_schema where type = 'table' and name = ${DEFAULT_MIGRATION_TABLE}`
  if ((await tables.execute(db)).rows.length === 0) return []
  const { rows } = await sql<{ name: string }>`select name from ${sql.table(DEFAULT_MIGRATION_TABLE)}`.execute(db)
  return rows.map(({ name }) => name)
}
