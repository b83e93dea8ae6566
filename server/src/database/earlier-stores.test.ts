import { copyFile } from 'node:fs/promises'
import path from 'node:path'
import { DatabaseSync, type SQLOutputValue } from 'node:sqlite'

import { gameMaster, KESSA } from '@waybook/testing/store/drowned-road.ts'
import { leftBy } from '@waybook/testing/store/earlier-store.ts'
import { idsOf } from '@waybook/testing/store/open-for-test.ts'
import { temporaryFolder, ticking } from '@waybook/testing/store/temporary-folder.ts'
import { hasTestPostgres, newTestPostgres } from '@waybook/testing/store/test-postgres.ts'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'

import { openPostgresStore, openSqliteStore } from '#app/open-store.ts'

import { loadMigrations } from './migrate.ts'
import { openPostgres } from './postgres/postgres.ts'

const own = await loadMigrations('sqlite')
const inPostgres = await loadMigrations('postgres')
const [baseline = ''] = Object.keys(inPostgres).toSorted()
const sinceBaseline = leftBy(own).filter((name) => name.slice(0, 3) >= baseline.slice(0, 3))

async function fixtureOf(migration: string): Promise<string> {
  const file = path.join(await temporaryFolder(), 'waybook.db')
  await copyFile(path.join(import.meta.dirname, 'fixtures', `${migration}.db`), file)
  return file
}

type Rows = Readonly<Record<string, SQLOutputValue>>[]

/** The rows of all tables except those of the search index and of migrations. */
function rowsIn(file: string): Map<string, Rows> {
  const database = new DatabaseSync(file, { readOnly: true })
  const names = database
    .prepare(`select name from sqlite_schema where type = 'table'`)
    .all()
    .map(({ name }) => String(name))
  const tables = names.filter((name) => !/^(?:entityWords|kysely|sqlite)/.test(name))
  const rows = new Map(tables.map((table) => [table, database.prepare(`select * from "${table}"`).all()]))
  database.close()
  return rows
}

/** Tables that got another name. */
const renamed: Readonly<Record<string, string>> = { act: 'idempotencyKey' }

/** The tables that had rows and now have none. */
function emptied(before: Map<string, Rows>, after: Map<string, Rows>): string[] {
  return [...tablesWithRows(before)].filter((table) => !tablesWithRows(after).has(renamed[table] ?? table))
}

const tablesWithRows = (rows: Map<string, Rows>) => new Set([...rows.keys()].filter((table) => rows.get(table)?.length))

/** A store as that version had it in PostgreSQL, with the rows of its fixture. */
async function fixtureInPostgres(migration: string): Promise<string> {
  const file = await fixtureOf(migration)
  const url = await newTestPostgres()
  const known = Object.fromEntries(
    Object.entries(inPostgres).filter(([name]) => name.slice(0, 3) <= migration.slice(0, 3)),
  )
  const target = await openPostgres({ url, known })
  await target.db.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx)
    for (const [table, rows] of rowsIn(file))
      for (const row of rows) {
        const columns = sql.join(Object.keys(row).map((name) => sql.ref(name)))
        const values = sql.join(Object.values(row))
        await sql`insert into ${sql.table(table)} (${columns}) overriding system value values (${values})`.execute(tx)
      }
  })
  await target.close()
  return url
}

describe('a store of an earlier version', () => {
  it.each(leftBy(own))('[STO-31] %s has rows in every table, and keeps them', async (migration) => {
    const file = await fixtureOf(migration)
    const before = rowsIn(file)
    expect(tablesWithRows(before)).toEqual(new Set(before.keys()))
    await (await openSqliteStore({ file, now: ticking() })).close()
    expect(emptied(before, rowsIn(file))).toEqual([])
  })

  it.skipIf(!hasTestPostgres).each(sinceBaseline)('[STO-31] %s in PostgreSQL keeps its rows', async (migration) => {
    const url = await fixtureInPostgres(migration)
    const store = await openPostgresStore({ url, now: ticking() })
    const kept = path.join(await temporaryFolder(), 'copy.db')
    await store.backup(kept)
    const records = store.records('dam3')
    expect(idsOf(await records.entities.cards([KESSA], gameMaster))).toEqual([KESSA])
    await store.close()
    expect(emptied(rowsIn(await fixtureOf(migration)), rowsIn(kept))).toEqual([])
  })
})
