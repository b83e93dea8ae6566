import { copyFile } from 'node:fs/promises'
import path from 'node:path'

import { gameMaster, KESSA } from '@waybook/testing/stores/drowned-road.ts'
import { inPostgres, rowsIn, type Rows } from '@waybook/testing/stores/earlier-store.ts'
import { idsOf } from '@waybook/testing/stores/open-for-test.ts'
import { temporaryFolder, ticking } from '@waybook/testing/stores/temporary-folder.ts'
import { hasTestPostgres } from '@waybook/testing/stores/test-postgres.ts'
import { describe, expect, it } from 'vitest'

import { openPostgresStore, openSqliteStore } from '#app/open-store.ts'
import { readCards } from '#features/entities/cards.ts'

import { loadMigrations } from './migrate.ts'

const migrations = Object.keys(await loadMigrations())
/** The oldest store runs all migrations. The newest one has rows in tables that older ones don't have. */
const oldestAndNewest = process.env['LONG']
  ? migrations
  : [...new Set([...migrations.slice(0, 1), ...migrations.slice(-2)])]

async function fixtureOf(migration: string): Promise<string> {
  const file = path.join(await temporaryFolder(), 'waybook.db')
  await copyFile(path.join(import.meta.dirname, 'fixtures', `${migration}.db`), file)
  return file
}

/** The tables that have lost all their rows. */
function emptied(before: Map<string, Rows>, after: Map<string, Rows>): string[] {
  return [...tablesWithRows(before)].filter((table) => !tablesWithRows(after).has(table))
}

const tablesWithRows = (rows: Map<string, Rows>) => new Set([...rows.keys()].filter((table) => rows.get(table)?.length))

describe('a store of an earlier version', () => {
  it.each(oldestAndNewest)('[STO-31] %s has rows in every table, and keeps them', async (migration) => {
    const file = await fixtureOf(migration)
    const before = rowsIn(file)
    expect(tablesWithRows(before)).toEqual(new Set(before.keys()))
    await (await openSqliteStore({ file, now: ticking() })).close()
    expect(emptied(before, rowsIn(file))).toEqual([])
  })

  it.skipIf(!hasTestPostgres).each(oldestAndNewest)('[STO-31] %s in PostgreSQL keeps its rows', async (migration) => {
    const url = await inPostgres(await fixtureOf(migration), migration)
    const store = await openPostgresStore({ url, now: ticking() })
    const kept = path.join(await temporaryFolder(), 'copy.db')
    await store.backup(kept)
    const records = store.records('dam3')
    expect(idsOf(await readCards(records, [KESSA], gameMaster))).toEqual([KESSA])
    await store.close()
    expect(emptied(rowsIn(await fixtureOf(migration)), rowsIn(kept))).toEqual([])
  })
})
