import path from 'node:path'

import { provideStore } from '@waybook/testing/stores/store-image.ts'
import { temporaryFolder } from '@waybook/testing/stores/temporary-folder.ts'
import { hasTestPostgres, testPostgres } from '@waybook/testing/stores/test-postgres.ts'
import { CompiledQuery, type Kysely, sql } from 'kysely'
import { describe, expect, it, onTestFinished } from 'vitest'

import type { Database } from './database.ts'
import { openPostgres } from './postgres/postgres.ts'
import { openSqlite } from './sqlite.ts'
import type { Tables } from './tables.ts'
import { ThreadedSqliteDialect } from './threaded-sqlite-dialect.ts'

/** Takes far longer than reading one row. */
const LONG =
  'with recursive n(i) as (select 1 union all select i + 1 from n where i < 2000000) select max(i) as i from n'

async function inFile(): Promise<string> {
  const file = path.join(await temporaryFolder(), 'waybook.db')
  await provideStore(file)
  return file
}

const kinds = [
  { name: 'SQLite', open: async () => await openSqlite({ file: await inFile(), now: Date.now }) },
  ...(hasTestPostgres
    ? [{ name: 'PostgreSQL', open: async () => await openPostgres({ url: await testPostgres() }) }]
    : []),
]

describe.each(kinds)('long reads in $name', ({ open }) => {
  async function openForTest(): Promise<Database> {
    const database = await open()
    onTestFinished(async () => await database.close())
    return database
  }
  const campaigns = async (db: Kysely<Tables>) => await db.selectFrom('changeCounter').select('campaign').execute()

  it('[STO-73] do not delay other reads', async () => {
    const { db, longReads } = await openForTest()
    await sql`select 1`.execute(longReads)
    const ended: string[] = []
    const long = longReads.executeQuery(CompiledQuery.raw(LONG)).then(() => ended.push('long'))
    await campaigns(db)
    ended.push('other')
    await long
    expect(ended).toEqual(['other', 'long'])
  })

  it('[STO-73] see the last write, even if several run at once', async () => {
    const { write, longReads } = await openForTest()
    await campaigns(longReads)
    await write(async (db) => await db.insertInto('changeCounter').values({ campaign: 'vale', seq: 1 }).execute())
    const read = await Promise.all(Array.from({ length: 9 }, async () => await campaigns(longReads)))
    for (const rows of read) expect(rows).toContainEqual({ campaign: 'vale' })
  })
})

it('[STO-73] in SQLite, a thread that has ended is replaced', async () => {
  const driver = new ThreadedSqliteDialect(await inFile()).createDriver()
  const ask = async () => {
    const connection = await driver.acquireConnection()
    return (await connection.executeQuery(CompiledQuery.raw('select 1 as one'))).rows
  }
  await driver.init()
  expect(await ask()).toEqual([{ one: 1 }])
  await driver.destroy()
  expect(await ask()).toEqual([{ one: 1 }])
  await driver.destroy()
})
