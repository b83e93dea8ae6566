import { copyFile } from 'node:fs/promises'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'

import { searchWords } from '@waybook/contract'
import { gameMaster, KESSA } from '@waybook/testing/stores/drowned-road.ts'
import { inPostgres } from '@waybook/testing/stores/earlier-store.ts'
import { idsOf } from '@waybook/testing/stores/open-for-test.ts'
import { temporaryFolder, ticking } from '@waybook/testing/stores/temporary-folder.ts'
import { hasTestPostgres } from '@waybook/testing/stores/test-postgres.ts'
import { expect, it } from 'vitest'

import { openPostgresStore, openSqliteStore } from '#app/open-store.ts'
import { searchEntities, searchNearWords } from '#features/entities/search.ts'

/** A store of the baseline, in which an entity has words as they were indexed then. */
async function earlierStore(): Promise<string> {
  const file = path.join(await temporaryFolder(), 'waybook.db')
  await copyFile(path.join(import.meta.dirname, '../fixtures/101-baseline.db'), file)
  const db = new DatabaseSync(file)
  const { number } = db.prepare('select number from entity where id = ?').get(KESSA) ?? {}
  db.prepare('delete from "entityWords" where rowid = ?').run(Number(number))
  const words = 'straße 大東京都庁舎'
  db.prepare('insert into "entityWords" (rowid, name, open, whole) values (?, ?, ?, ?)').run(
    Number(number),
    words,
    words,
    words,
  )
  db.prepare(`insert into "knownWord" (campaign, word, open) values ('dam3', 'straße', 1)`).run()
  db.close()
  return file
}

const stores = {
  SQLite: async (file: string) => await openSqliteStore({ file, now: ticking() }),
  PostgreSQL: async (file: string) =>
    await openPostgresStore({ url: await inPostgres(file, '101-baseline'), now: ticking() }),
}

it.each(hasTestPostgres ? (['SQLite', 'PostgreSQL'] as const) : (['SQLite'] as const))(
  '[SEA-30] stored words are indexed again in %s',
  async (engine) => {
    const store = await stores[engine](await earlierStore())
    const records = store.records('dam3')
    const found = async (text: string) =>
      idsOf(await searchEntities(records, { words: searchWords(text), limit: 9 }, gameMaster))
    expect([await found('Straße'), await found('strasse'), await found('京都')]).toEqual([[KESSA], [KESSA], [KESSA]])
    expect(idsOf(await searchNearWords(records, { words: ['strasze'], limit: 9 }, gameMaster))).toEqual([KESSA])
    await store.close()
  },
)
