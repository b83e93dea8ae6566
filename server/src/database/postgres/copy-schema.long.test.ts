import { drownedRoad, gameMaster, KESSA } from '@waybook/testing/stores/drowned-road.ts'
import { show } from '@waybook/testing/stores/open-for-test.ts'
import { ticking } from '@waybook/testing/stores/temporary-folder.ts'
import { hasTestPostgres, newTestPostgres } from '@waybook/testing/stores/test-postgres.ts'
import { sql, type Kysely } from 'kysely'
import { Client } from 'pg'
import { describe, expect, it, onTestFinished } from 'vitest'

import { openPostgresStore } from '#app/open-store.ts'
import { searchEntities } from '#features/entities/search.ts'
import { compareWithStored } from '#features/imports/compare-campaign.ts'

import { loadMigrations } from '../migrate.ts'

const known = await loadMigrations()

/** Changes the tables in a way that the previous version cannot read. */
const next = {
  ...known,
  '999-next': {
    up: async (db: Kysely<unknown>) => {
      await sql`delete from entity`.execute(db)
      await sql`alter table campaign drop column name`.execute(db)
    },
  },
}

const failing = {
  ...next,
  '999-next': {
    up: async (db: Kysely<unknown>) => {
      await next['999-next'].up(db)
      throw new Error('half way')
    },
  },
}

async function storeInPostgres(): Promise<string> {
  const url = await newTestPostgres()
  // The next test must not get the tables of another version.
  onTestFinished(async () => void (await rowsOf(url, 'drop schema waybook cascade')))
  const store = await openPostgresStore({ url, now: ticking() })
  await store.records('dam3').replaceCampaign(drownedRoad(), 'test')
  await store.close()
  return url
}

async function migrateAll(url: string, migrations: typeof known): Promise<string[]> {
  const copies: string[] = []
  const onCopied = (schema: string) => void copies.push(schema)
  await (await openPostgresStore({ url, now: ticking(), known: migrations, onCopied })).close()
  return copies
}

async function rowsOf(url: string, statement: string): Promise<unknown[]> {
  const client = new Client(url)
  await client.connect()
  const { rows } = await client.query<object>(statement)
  await client.end()
  return rows
}

/** The keys, references and indexes of a schema, without the schema's name. */
async function shapeOf(url: string, schema: string): Promise<string[]> {
  const statement = `
    select pg_get_constraintdef(oid) as shape from pg_constraint where connamespace = '${schema}'::regnamespace
    union all select regexp_replace(indexdef, 'INDEX \\S+ ', '') from pg_indexes where schemaname = '${schema}'
    union all select concat_ws(' ', table_name, column_name, data_type, collation_name, is_nullable, is_identity, column_default)
    from information_schema.columns where table_schema = '${schema}'`
  const rows = await rowsOf(url, statement)
  return rows.map((row) => JSON.stringify(row).replaceAll(`${schema}.`, '')).toSorted()
}

describe.skipIf(!hasTestPostgres)('migrating an older store in PostgreSQL', () => {
  it('[STO-30] first copies the schema, and renaming the copy restores it', async () => {
    const url = await storeInPostgres()
    const shape = await shapeOf(url, 'waybook')
    const [copy = ''] = await migrateAll(url, next)
    expect(copy).toMatch(/^waybook_before_999_\d{17}$/)
    expect(await shapeOf(url, 'waybook')).not.toEqual(shape)
    expect(await shapeOf(url, copy)).toEqual(shape)
    expect(shape.filter((one) => one.includes('FOREIGN KEY'))).not.toEqual([])

    await expect(openPostgresStore({ url, now: ticking() })).rejects.toThrow(/newer Waybook \(999-next\)/)
    await rowsOf(url, `begin; drop schema waybook cascade; alter schema "${copy}" rename to waybook; commit`)
    const older = await openPostgresStore({ url, now: ticking() })
    onTestFinished(async () => await older.close())
    const records = older.records('dam3')
    expect(await compareWithStored(records, drownedRoad())).toMatchObject({ changed: [], added: [], removed: [] })
    expect(await searchEntities(records, { words: ['traitor'], limit: 9 }, gameMaster)).toMatchObject([{ id: KESSA }])
    // New entities get new numbers, and deleting entities deletes their rows.
    await records.replaceCampaign({ ...drownedRoad(), entities: drownedRoad().entities.slice(0, 1) }, 'test')
    await records.replaceCampaign(drownedRoad(), 'test')
    expect(await show(records, KESSA, false)).toBe(true)
  })

  it('[STO-30] copies neither a new nor an up-to-date store', async () => {
    const url = await newTestPostgres()
    expect([await migrateAll(url, known), await migrateAll(url, known)]).toEqual([[], []])
  })

  it('[STO-30] a failed migration leaves the store unchanged, and can be retried', async () => {
    const url = await storeInPostgres()
    const shape = await shapeOf(url, 'waybook')
    await expect(migrateAll(url, failing)).rejects.toMatchObject({ cause: { message: 'half way' } })
    expect(await shapeOf(url, 'waybook')).toEqual(shape)
    expect(await rowsOf(url, 'select id from waybook.entity')).not.toEqual([])
    expect(await migrateAll(url, next)).toHaveLength(1)
  })
})
