import { drownedRoad, gameMaster, KESSA, playerOf } from '@waybook/testing/stores/drowned-road.ts'
import { ticking } from '@waybook/testing/stores/temporary-folder.ts'
import { expect, it, onTestFinished } from 'vitest'

import { openSqliteStore } from '#app/open-store.ts'
import { IN_MEMORY } from '#database/sqlite.ts'

import { readCards } from './cards.ts'

async function openRoad(onStatement?: (sql: string) => void) {
  const store = await openSqliteStore({ file: IN_MEMORY, now: ticking(), onStatement })
  onTestFinished(async () => await store.close())
  const records = store.records('dam3')
  await records.replaceCampaign(drownedRoad(), 'test')
  return records
}

const manyIds = (length: number) => [...Array.from({ length: length - 1 }, (_, index) => `items/none-${index}`), KESSA]

it('reads cards by more ids than an SQLite statement takes parameters', async () => {
  const tables = await openRoad()
  expect(await readCards(tables, manyIds(40_000), gameMaster)).toMatchObject([{ id: KESSA }])
})

it.each([
  ['the game master', gameMaster],
  ['a player', playerOf(KESSA)],
])('reads cards for %s by lists of any length with one statement', async (_who, scope) => {
  const statements = new Set<string>()
  const tables = await openRoad((sql) => statements.add(sql))
  statements.clear()
  for (let length = 2; length < 602; length += 1) await readCards(tables, manyIds(length), scope)
  expect(statements.size).toBe(1)
})
