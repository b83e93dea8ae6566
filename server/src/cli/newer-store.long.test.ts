import path from 'node:path'

import { folderOf, waybook, waybookHere } from '@waybook/testing/processes/run-command.ts'
import { engines, newTestPostgres } from '@waybook/testing/stores/test-postgres.ts'
import { sql } from 'kysely'
import { describe, expect, it, onTestFinished } from 'vitest'

import { openPostgres } from '#database/postgres/postgres.ts'
import { openSqlite } from '#database/sqlite.ts'

describe.each(engines)('on $name', ({ take }) => {
  it('[RUN-10] a server older than the tables does not start, and says so in one line', async () => {
    const dataDir = await folderOf({})
    const url = take ? await newTestPostgres() : null
    const environment = { DATABASE_URL: url ?? '' }
    await waybookHere(dataDir, ['import', await folderOf({ 'campaign.yaml': 'name: Small\n' })], { environment })
    const file = path.join(dataDir, 'waybook.db')
    const { db, close } = url === null ? await openSqlite({ file, now: Date.now }) : await openPostgres({ url })
    onTestFinished(async () => {
      // The next test must not get the tables of another version.
      await sql`delete from kysely_migration where name = '999-next'`.execute(db)
      await close()
    })
    await sql`insert into kysely_migration (name, timestamp) values ('999-next', '2027-01-01')`.execute(db)
    expect(await waybook(dataDir, ['start'], { environment })).toEqual({
      code: 1,
      out: '',
      error: 'waybook: The data was written by a newer Waybook (999-next). Start that version, or restore a backup.\n',
    })
  })
})
