import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'

import {
  BELL,
  bell,
  campaignOf,
  drownedRoad,
  gameMaster,
  HASK,
  hask,
  KESSA,
  kessa,
} from '@waybook/testing/stores/drowned-road.ts'
import { openForTest } from '@waybook/testing/stores/open-for-test.ts'
import { describeStore } from '@waybook/testing/stores/records.contract.ts'
import { newStoreImage, provideStore } from '@waybook/testing/stores/store-image.ts'
import { temporaryFolder, ticking } from '@waybook/testing/stores/temporary-folder.ts'
import { expect, it } from 'vitest'

import { openSqliteStore } from '#app/open-store.ts'
import { newestSeq } from '#database/change-log.ts'
import { deleteOldIdempotencyKeys } from '#database/transaction.ts'
import { readCampaign } from '#features/campaign/queries.ts'
import { readDynamic } from '#features/characters/queries.ts'
import { setDynamic } from '#features/characters/set-dynamic.ts'
import { readEntity } from '#features/entities/read-entity.ts'

import { IN_MEMORY } from './sqlite.ts'

const reopen = async (file: string) => await openSqliteStore({ file, now: ticking() })
const inFolder = async () => path.join(await temporaryFolder(), 'waybook.db')

const openInMemory = async () =>
  await openSqliteStore({ file: IN_MEMORY, now: ticking(), image: await newStoreImage() })
async function openInFile() {
  const file = await inFolder()
  await provideStore(file)
  return await reopen(file)
}

// The code is the same, so only the outer ring runs both.
if (process.env['LONG']) describeStore('SQLite in memory', { open: openInMemory, reopen })
describeStore('SQLite in a file', { open: openInFile, reopen })

it('[STO-21] played state survives changing, removing and restoring the character', async () => {
  const file = await inFolder()
  const records = (await openForTest(async () => await reopen(file))).records('dam3')
  await records.replaceCampaign(drownedRoad(), 'test')
  const table = new DatabaseSync(file)
  table.exec(
    `update characterState set hitpoints = 3, conditions = '["winded"]', lastUpdated = 7 where character = '${KESSA}'`,
  )
  table.exec(`delete from inventory where item <> '${BELL}'`)
  table.close()
  const inventory = [{ itemId: BELL, name: 'Tide bell', amount: 1 }]
  const stillPlayed = { conditions: ['winded'], figures: { hitpoints: 3, strain: 0, lastUpdated: 7, inventory } }
  const changed = { ...kessa(), maxHp: 30, startingInventory: { [HASK]: 1 } }
  await records.replaceCampaign(campaignOf([changed, hask(), bell()]), 'test')
  expect(await readDynamic(records, KESSA, gameMaster)).toMatchObject(stillPlayed)
  await records.replaceCampaign(campaignOf([bell()]), 'test')
  await records.replaceCampaign(campaignOf([kessa(), bell()]), 'test')
  expect(await readDynamic(records, KESSA, gameMaster)).toMatchObject(stillPlayed)
})

it('[STO-29] the next query sees what another process wrote', async () => {
  const file = await inFolder()
  const [server, importer] = [
    await openForTest(async () => await reopen(file)),
    await openForTest(async () => await reopen(file)),
  ]
  expect(await readCampaign(server.records('dam3'))).toBeNull()
  await importer.records('dam3').replaceCampaign(drownedRoad(), 'test')
  expect(await newestSeq(server.records('dam3'))).toBe(5)
  expect(await readEntity(server.records('dam3'), KESSA, gameMaster)).toMatchObject({ id: KESSA })
})

it('[STO-29] acknowledged writes are on disk, and all tables are strict', async () => {
  const file = await inFolder()
  await openForTest(async () => await reopen(file))
  const database = new DatabaseSync(file)
  expect(database.prepare('pragma journal_mode').get()).toMatchObject({ journal_mode: 'wal' })
  const tables = database
    .prepare(`select name, strict from pragma_table_list where schema = 'main' and type = 'table'`)
    .all()
  const loose = tables.filter(({ strict }) => strict === 0).map(({ name }) => String(name))
  expect(loose.filter((name) => !/^(?:sqlite_|kysely_)/.test(name))).toEqual([])
  database.close()
})

it('[STO-35] a retry is recognized for 30 days', async () => {
  let now = Date.UTC(2026, 9, 7)
  const records = (await openForTest(async () => await openSqliteStore({ file: IN_MEMORY, now: () => now }))).records(
    'dam3',
  )
  await records.replaceCampaign(drownedRoad(), 'test')
  const wish = async (key: string, strain: number) =>
    await records.transaction({ actor: 'maren', idempotencyKey: { key, request: 'strain' } }, async (write) => {
      await setDynamic(write, KESSA, { strain })
      return strain
    })
  await wish('the-first-wish-of-all', 1)
  const days = (count: number) => (now += count * 86_400_000)
  days(30)
  expect(await wish('the-second-wish', 2)).toBe(2)
  expect(await wish('the-first-wish-of-all', 3)).toBe(1)
  days(1)
  await records.unlogged(async (tables) => await deleteOldIdempotencyKeys(tables, now))
  expect(await wish('the-third-wish', 4)).toBe(4)
  expect(await wish('the-first-wish-of-all', 5)).toBe(5)
})

it('[STO-42] later changes are newer even if the clock was set back', async () => {
  let nowMs = 1000
  const store = await openForTest(async () => await openSqliteStore({ file: IN_MEMORY, now: () => (nowMs -= 10) }))
  const records = store.records('dam3')
  await records.replaceCampaign(drownedRoad(), 'test')
  const updates: unknown[] = []
  for (const strain of [1, 2]) {
    await records.transaction({ actor: 'test' }, async (writes) => await setDynamic(writes, KESSA, { strain }))
    updates.push((await readDynamic(records, KESSA, gameMaster))?.figures?.lastUpdated)
  }
  expect(updates).toEqual([980, 981])
})
