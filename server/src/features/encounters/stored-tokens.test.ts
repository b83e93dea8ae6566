import { copyFile } from 'node:fs/promises'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'

import { openForTest } from '@waybook/testing/stores/open-for-test.ts'
import { temporaryFolder, ticking } from '@waybook/testing/stores/temporary-folder.ts'
import { expect, it } from 'vitest'

import { openSqliteStore } from '#app/open-store.ts'

import { readEncounter, readLastEncounter } from './queries.ts'

it('[STO-31] combatants of an encounter that an earlier version stored keep their token', async () => {
  const file = path.join(await temporaryFolder(), 'waybook.db')
  await copyFile(path.join(import.meta.dirname, '../../database/fixtures/038-feeds.db'), file)
  const combatants = JSON.stringify([
    { id: 'kessa', tokenId: 'a token' },
    { id: 'rat', tokenId: null },
  ])
  const before = new DatabaseSync(file)
  before.prepare("update encounter set content = json_set(content, '$.state.combatants', json(?))").run(combatants)
  before.close()
  const store = await openForTest(async () => await openSqliteStore({ file, now: ticking() }))
  const tables = store.records('dam3')
  const record = (await readEncounter(tables)) ?? (await readLastEncounter(tables))
  expect(record?.state.combatants).toEqual([
    { id: 'kessa', tokenIds: ['a token'] },
    { id: 'rat', tokenIds: [] },
  ])
})
