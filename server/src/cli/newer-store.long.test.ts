import path from 'node:path'

import { folderOf, waybook, waybookHere } from '@waybook/testing/processes/run-command.ts'
import { engines, newTestPostgres } from '@waybook/testing/stores/test-postgres.ts'
import { sql } from 'kysely'
import { describe, expect, it, onTestFinished } from 'vitest'

import { openPostgres } from '#database/postgres/postgres.ts'
import { openSqlite } from '#database/sqlite.ts'

const advice = {
  '999-next': 'a newer Waybook (999-next). Start that version, or restore a backup.',
  '038-feeds':
    'an older Waybook (038-feeds). With that version, export the campaign to a folder: npm run waybook -- export DIR. ' +
    'Then import that folder into an empty data folder or database.',
}

describe.each(engines)('on $name', ({ take }) => {
  it.each(Object.entries(advice))(
    '[RUN-10] [STO-320] a server does not start on tables from %s, and says so in one line',
    async (migration, said) => {
      const dataDir = await folderOf({})
      const url = take ? await newTestPostgres() : null
      const environment = { DATABASE_URL: url ?? '' }
      await waybookHere(dataDir, ['import', await folderOf({ 'campaign.yaml': 'name: Small\n' })], { environment })
      const file = path.join(dataDir, 'waybook.db')
      const { db, close } = url === null ? await openSqlite({ file, now: Date.now }) : await openPostgres({ url })
      onTestFinished(async () => {
        // The next test must not get the tables of another version.
        await sql`delete from kysely_migration where name = ${migration}`.execute(db)
        await close()
      })
      await sql`insert into kysely_migration (name, timestamp) values (${migration}, '2027-01-01')`.execute(db)
      expect(await waybook(dataDir, ['start'], { environment })).toEqual({
        code: 1,
        out: '',
        error: `waybook: The data was written by ${said}\n`,
      })
    },
  )
})
