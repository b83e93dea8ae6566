import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'

import { openForTest } from '@waybook/testing/stores/open-for-test.ts'
import { temporaryFolder } from '@waybook/testing/stores/temporary-folder.ts'
import { expect, it } from 'vitest'

import { openSqliteStore } from '#app/open-store.ts'

import { inspectRecords, inspectRecordsApart } from './inspect-database.ts'

/** An intact file whose schema `change` has edited directly. */
async function recordsAfter(change: string): Promise<string> {
  const file = path.join(await temporaryFolder(), 'waybook.db')
  await (await openForTest(async () => await openSqliteStore({ file, now: Date.now }))).close()
  const database = new DatabaseSync(file, { defensive: false })
  database.exec(`
    create table shelf (id integer primary key, place integer) strict;
    create index shelfPlace on shelf (place);
    insert into shelf (place) values (4), (5), (6);
    pragma writable_schema = on;
    ${change};
  `)
  database.close()
  return file
}

it('[RUN-8] only a complete inspection finds an index that lacks rows', async () => {
  const file = await recordsAfter(
    `update sqlite_schema set sql = 'create index shelfPlace on shelf (id)' where name = 'shelfPlace'`,
  )
  expect(inspectRecords(file, 'quickly')).toEqual({ is: 'sound', contents: [] })
  expect(inspectRecords(file, 'wholly')).toEqual({ is: 'damaged' })
  expect(await inspectRecordsApart(file)).toEqual({ is: 'damaged' })
})

it('[RUN-8] a quick inspection finds a page that two tables share', async () => {
  const file = await recordsAfter(`update sqlite_schema set rootpage = 2 where name = 'shelf'`)
  expect(inspectRecords(file, 'quickly')).toEqual({ is: 'damaged' })
})
