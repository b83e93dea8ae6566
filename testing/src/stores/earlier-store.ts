import { DatabaseSync, type SQLOutputValue } from 'node:sqlite'

import { loadMigrations } from '@waybook/server/database/migrate.ts'
import { openPostgres } from '@waybook/server/database/postgres/postgres.ts'
import { sql } from 'kysely'

import { newTestPostgres } from './test-postgres.ts'

export type Rows = Readonly<Record<string, SQLOutputValue>>[]

/** The rows of all tables except those of the search index and of migrations. */
export function rowsIn(file: string): Map<string, Rows> {
  const database = new DatabaseSync(file, { readOnly: true })
  const rows = new Map(tablesIn(database).map((table) => [table, database.prepare(`select * from "${table}"`).all()]))
  database.close()
  return rows
}

/** Copies the rows of a store in a file to PostgreSQL, with the tables of this migration. Returns the URL. */
export async function inPostgres(file: string, migration: string): Promise<string> {
  const url = await newTestPostgres()
  const migrations = Object.entries(await loadMigrations())
  const known = Object.fromEntries(migrations.filter(([name]) => name <= migration))
  const target = await openPostgres({ url, known })
  await target.db.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx)
    for (const [table, rows] of rowsIn(file))
      for (const row of rows) {
        const columns = sql.join(Object.keys(row).map((name) => sql.ref(name)))
        const values = sql.join(Object.values(row))
        // A migration has already made the key of rolls.
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
