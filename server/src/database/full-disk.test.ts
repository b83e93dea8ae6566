import path from 'node:path'

import { drownedRoad, KESSA } from '@waybook/testing/stores/drowned-road.ts'
import { temporaryFolder } from '@waybook/testing/stores/temporary-folder.ts'
import { sql } from 'kysely'
import { expect, it, onTestFinished } from 'vitest'

import { readDynamic } from '#features/characters/queries.ts'
import { setDynamic } from '#features/characters/set-dynamic.ts'
import { openStore } from '#features/open-store.ts'
import { storageFault } from '#runtime/storage-fault.ts'

import { openSqlite } from './sqlite.ts'

it('[STO-55] a write to a full disk fails with this cause and changes nothing, and later ones succeed', async () => {
  const database = await openSqlite({ file: path.join(await temporaryFolder(), 'waybook.db'), now: Date.now })
  const store = openStore(database, Date.now)
  onTestFinished(async () => await store.close())
  const records = store.records('dam3')
  await records.replaceCampaign(drownedRoad(), 'test')
  const addCondition = async (condition: string) =>
    await records.transaction({ actor: 'test' }, async (write) => {
      await setDynamic(write, KESSA, { conditions: [condition] })
    })
  // SQLite reports a file that may not grow like a full disk.
  await sql`pragma max_page_count = 1`.execute(database.db)
  const error = await addCondition('x'.repeat(100_000)).catch((reason: unknown) => reason)
  expect([storageFault(error), String(error)]).toEqual(['full', expect.stringContaining('database or disk is full')])
  await sql`pragma max_page_count = 100000`.execute(database.db)
  await addCondition('winded')
  expect(await readDynamic(records, KESSA, { everything: true })).toMatchObject({ conditions: ['winded'] })
})
