import { hasTestPostgres, testPostgres } from '@waybook/testing/stores/test-postgres.ts'
import { sql, type Kysely } from 'kysely'
import { describe, expect, it, onTestFinished } from 'vitest'

import type { Database } from '../database.ts'
import { loadMigrations } from '../migrate.ts'
import { IN_MEMORY, openSqlite } from '../sqlite.ts'
import { openPostgres } from './postgres.ts'

const next = {
  '999-next': {
    up: async (db: Kysely<unknown>) => {
      await sql`alter table token add column color text not null default 'red'`.execute(db)
    },
  },
}

async function openForTest(opening: Promise<Database>): Promise<Database> {
  const database = await opening
  onTestFinished(async () => await database.close())
  return database
}

/** The columns of every table except the search index, with a `?` if they are nullable. */
async function columnsOf({ db }: Database, place = 'waybook'): Promise<Record<string, string[]>> {
  const all = await db.introspection.getTables()
  // Another test may have left an accounts schema.
  const tables = all.filter(({ name, schema }) => !name.startsWith('entityWords') && (schema ?? place) === place)
  // SQLite reports the generated number of an entity as nullable.
  const nullable = (name: string, isNullable: boolean) => (isNullable && name !== 'number' ? '?' : '')
  return Object.fromEntries(
    tables.map(({ name, columns }) => [
      name,
      columns.map((column) => column.name + nullable(column.name, column.isNullable)).toSorted(),
    ]),
  )
}

describe.skipIf(!hasTestPostgres)('both engines', () => {
  it('[STO-71] have the same tables and columns, with the same nullable ones', async () => {
    const sqlite = await openForTest(openSqlite({ file: IN_MEMORY, now: Date.now }))
    const postgres = await openForTest(openPostgres({ url: await testPostgres() }))
    const columns = await columnsOf(postgres)
    expect(columns['token']).toContain('size')
    expect(columns).toEqual(await columnsOf(sqlite))
  })

  it('[STO-71] run a later migration on an existing store', async () => {
    const url = await testPostgres()
    await (await openPostgres({ url, schema: 'waybook_older_store' })).close()
    const sqlite = openSqlite({ file: IN_MEMORY, now: Date.now, known: { ...(await loadMigrations()), ...next } })
    const postgres = openPostgres({
      url,
      schema: 'waybook_older_store',
      known: { ...(await loadMigrations()), ...next },
    })
    for (const database of [await openForTest(sqlite), await openForTest(postgres)])
      expect((await columnsOf(database, 'waybook_older_store'))['token']).toContain('color')
  })
})
