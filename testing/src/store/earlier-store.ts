import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'

import { loadMigrations } from '@waybook/server/database/migrate.ts'
import { openSqlite } from '@waybook/server/database/sqlite.ts'

import { temporaryFolder } from './temporary-folder.ts'

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
])

/** The migrations that left stores, each with a fixture. */
export function leftBy(migrations: Readonly<Record<string, unknown>>): string[] {
  return Object.keys(migrations).filter((name) => !neverLeft.has(name))
}
