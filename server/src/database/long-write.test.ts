import path from 'node:path'

import { drownedRoad, entityOf, gameMaster, HASK, KESSA } from '@waybook/testing/stores/drowned-road.ts'
import { openForTest } from '@waybook/testing/stores/open-for-test.ts'
import { temporaryFolder, ticking } from '@waybook/testing/stores/temporary-folder.ts'
import { sql } from 'kysely'
import { expect, it } from 'vitest'

import { openSqliteStore } from '#app/open-store.ts'
import { readDynamic } from '#features/characters/queries.ts'
import { setDynamic } from '#features/characters/set-dynamic.ts'
import { readCards } from '#features/entities/cards.ts'
import { storageFault } from '#runtime/storage-fault.ts'

import { openSqlite } from './sqlite.ts'

/** Too large for an import without a thread. */
const LARGE = {
  ...drownedRoad(),
  entities: [...drownedRoad().entities, ...Array.from({ length: 60 }, (_, index) => entityOf(`items/reed-${index}`))],
}
const HASK_RENAMED = {
  ...LARGE,
  entities: LARGE.entities.map((one) => (one.id === HASK ? { ...one, name: 'Hask the Elder' } : one)),
}

it('[STO-56] while an import is being written, others read the previous data, and their writes follow it', async () => {
  const begun = Promise.withResolvers<void>()
  let isChange = false
  const onStatement = (statement: string) => {
    if (isChange && statement.startsWith('insert into "entity"')) begun.resolve()
  }
  const file = path.join(await temporaryFolder(), 'waybook.db')
  const store = await openForTest(async () => await openSqliteStore({ file, now: ticking(), onStatement }))
  const records = store.records('dam3')
  await records.replaceCampaign(LARGE, 'test')
  isChange = true
  let ended = false
  const imported = records.replaceCampaign(HASK_RENAMED, 'test').then(() => (ended = true))
  await begun.promise
  const written = records.transaction({ actor: 'gm' }, async (write) => {
    await setDynamic(write, KESSA, { hitpoints: 3 })
    return (await readCards(write, [HASK], gameMaster))[0]?.name
  })
  const [card] = await readCards(records, [HASK], gameMaster)
  expect([card?.name, ended]).toEqual(['Brother Hask', false])
  await imported
  expect(await written).toBe('Hask the Elder')
  expect(await readDynamic(records, KESSA, gameMaster)).toMatchObject({ figures: { hitpoints: 3 } })
})

it('[STO-20] a long write that fails changes nothing, and reports its cause', async () => {
  const file = path.join(await temporaryFolder(), 'waybook.db')
  const { db, writeLong, close } = await openSqlite({ file, now: ticking() })
  const failing = writeLong(async (to) => {
    await sql`pragma max_page_count = 1`.execute(to)
    await to.transaction().execute(async (tx) => {
      await sql`create table filled as select zeroblob(100000000) as bytes`.execute(tx)
    })
  })
  expect(storageFault(await failing.catch((error: unknown) => error))).toBe('full')
  expect((await sql`select name from sqlite_schema where name = 'filled'`.execute(db)).rows).toEqual([])
  await close()
})
