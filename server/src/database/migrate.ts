import { Problem } from '@waybook/contract'
import { sql, type Kysely } from 'kysely'
import { DEFAULT_MIGRATION_TABLE, Migrator, type Migration } from 'kysely/migration'

import { up as createRecords } from './migrations/001-records.ts'
import { up as indexMentions } from './migrations/002-mentions-by-target.ts'
import { up as createActsAndRolls } from './migrations/003-acts-and-rolls.ts'
import { up as createTable } from './migrations/004-table.ts'
import { up as createJobs } from './migrations/005-jobs.ts'
import { up as createPictures } from './migrations/006-pictures.ts'
import { up as grantMore } from './migrations/007-admin.ts'
import { up as createApiKeys } from './migrations/009-api-keys.ts'
import { up as nameIdempotencyKeys } from './migrations/010-idempotency-keys.ts'

/** Run in the order of their names. Never edit a released migration: existing stores have already run it. */
export const migrations: Readonly<Record<string, Migration>> = {
  '001-records': { up: createRecords },
  '002-mentions-by-target': { up: indexMentions },
  '003-acts-and-rolls': { up: createActsAndRolls },
  '004-table': { up: createTable },
  '005-jobs': { up: createJobs },
  '006-pictures': { up: createPictures },
  '007-admin': { up: grantMore },
  '009-api-keys': { up: createApiKeys },
  '010-idempotency-keys': { up: nameIdempotencyKeys },
}

interface MigrateOptions {
  readonly known: Readonly<Record<string, Migration>>
  /** Awaited before an existing store is changed, with the name of the first pending migration. */
  readonly beforeChange: (migration: string) => Promise<void>
}

/** Runs all pending migrations in one transaction. */
export async function migrate<Database>(db: Kysely<Database>, { known, beforeChange }: MigrateOptions): Promise<void> {
  const applied = await appliedMigrations(db)
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
  const migrator = new Migrator({ db, provider: { getMigrations: async () => await Promise.resolve({ ...known }) } })
  const { error } = await migrator.migrateToLatest()
  if (error) throw new Error('The database could not be migrated', { cause: error })
}

async function appliedMigrations<Database>(db: Kysely<Database>): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true })
  if (!tables.some(({ name }) => name === DEFAULT_MIGRATION_TABLE)) return []
  const { rows } = await sql<{ name: string }>`select name from ${sql.table(DEFAULT_MIGRATION_TABLE)}`.execute(db)
  return rows.map(({ name }) => name)
}
