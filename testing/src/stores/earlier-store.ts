import path from 'node:path'
import { DatabaseSync, type SQLOutputValue } from 'node:sqlite'

import { loadMigrations } from '@waybook/server/database/migrate.ts'
import { openPostgres } from '@waybook/server/database/postgres/postgres.ts'
import { openSqlite } from '@waybook/server/database/sqlite.ts'
import { sql } from 'kysely'

import { temporaryFolder } from './temporary-folder.ts'
import { newTestPostgres } from './test-postgres.ts'

/** A copy of a store as it was before a migration, without the index of words. Returns its file. */
export async function storeBefore(migration: string, file: string): Promise<string> {
  const known = Object.fromEntries(Object.entries(await loadMigrations()).filter(([name]) => name < migration))
  const earlier = path.join(await temporaryFolder(), 'waybook.db')
  await (await openSqlite({ file: earlier, now: Date.now, known })).close()
  const database = new DatabaseSync(earlier, { enableForeignKeyConstraints: false })
  database.prepare('attach ? as later').run(file)
  for (const table of tablesIn(database)) {
    const names = columnsOf(database, 'later', table)
    const columns = columnsOf(database, 'main', table)
      .filter((name) => names.includes(name))
      .map((name) => `"${name}"`)
      .join(', ')
    if (columns !== '')
      database.exec(`insert or replace into main."${table}" (${columns}) select ${columns} from later."${table}"`)
  }
  database.close()
  return earlier
}

export type Rows = Readonly<Record<string, SQLOutputValue>>[]

/** The rows of all tables except those of the search index and of migrations. */
export function rowsIn(file: string): Map<string, Rows> {
  const database = new DatabaseSync(file, { readOnly: true })
  const rows = new Map(tablesIn(database).map((table) => [table, database.prepare(`select * from "${table}"`).all()]))
  database.close()
  return rows
}

/** The rows of a store in a file, in PostgreSQL as the version with this migration had them there. Returns the URL. */
export async function inPostgres(file: string, migration: string): Promise<string> {
  const url = await newTestPostgres()
  const migrations = Object.entries(await loadMigrations('postgres'))
  const known = Object.fromEntries(migrations.filter(([name]) => name.slice(0, 3) <= migration.slice(0, 3)))
  const target = await openPostgres({ url, known })
  await target.db.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx)
    for (const [table, rows] of rowsIn(file))
      for (const row of rows) {
        const columns = sql.join(Object.keys(row).map((name) => sql.ref(name)))
        const values = sql.join(Object.values(row))
        // A migration has made the key of rolls already.
        await sql`insert into ${sql.table(table)} (${columns}) overriding system value values (${values})
          on conflict do nothing`.execute(tx)
      }
  })
  await target.close()
  return url
}

function tablesIn(database: DatabaseSync): string[] {
  const tables = database.prepare(`select name from main.sqlite_schema where type = 'table'`).all()
  return tables.map(({ name }) => String(name)).filter((name) => !/^(?:entityWords|kysely|sqlite)/.test(name))
}

function columnsOf(database: DatabaseSync, schema: 'main' | 'later', table: string): string[] {
  return database
    .prepare(`pragma ${schema}.table_info("${table}")`)
    .all()
    .map(({ name }) => String(name))
}

/** Migrations that came with the next one in the same version, so that no store was ever left by them. */
const neverLeft: ReadonlySet<string> = new Set([
  '016-versions',
  '018-audiences',
  '019-ranks-of-talents',
  '020-notes',
  '021-sessions',
  '022-reveal',
  '023-proposals',
  '025-checks',
  '026-equipment',
])

/** The migrations that left stores, each with a fixture. */
export function leftBy(migrations: Readonly<Record<string, unknown>>): string[] {
  return Object.keys(migrations).filter((name) => !neverLeft.has(name))
}
