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

import { loadMigrations } from '../migrate.ts'
import { openPostgres } from '../postgres/postgres.ts'
import { indexWords } from '../word-index.ts'

/** Words as the baseline indexed them. */
const words = 'straße 大東京都庁舎'

/** A store of the baseline, in which an entity has such words. */
async function inSqlite() {
  const file = path.join(await temporaryFolder(), 'waybook.db')
  await copyFile(path.join(import.meta.dirname, '../fixtures/101-baseline.db'), file)
  const db = new DatabaseSync(file)
  const number = Number(db.prepare('select number from entity where id = ?').get(KESSA)?.['number'])
  db.prepare('delete from "entityWords" where rowid = ?').run(number)
  const insert = db.prepare('insert into "entityWords" (rowid, name, open, whole) values (?, ?, ?, ?)')
  insert.run(number, words, words, words)
  db.prepare(`insert into "knownWord" (campaign, word, open) values ('dam3', 'straße', 1)`).run()
  db.close()
  return { file, number }
}

const open = {
  SQLite: async () => await openSqliteStore({ file: (await inSqlite()).file, now: ticking() }),
  PostgreSQL: async () => {
    const { file, number } = await inSqlite()
    const url = await inPostgres(file, '101-baseline')
    const { '101-baseline': baseline = { up: async () => {} } } = await loadMigrations()
    const earlier = await openPostgres({ url, known: { '101-baseline': baseline } })
    await indexWords(earlier.db, [{ number, name: words, open: words, whole: words }])
    await earlier.close()
    return await openPostgresStore({ url, now: ticking() })
  },
}

it.each(hasTestPostgres ? (['SQLite', 'PostgreSQL'] as const) : (['SQLite'] as const))(
  '[SEA-30] stored words are indexed again in %s',
  async (engine) => {
    const store = await open[engine]()
    const records = store.records('dam3')
    const found = async (text: string) =>
      idsOf(await searchEntities(records, { words: searchWords(text), limit: 9 }, gameMaster))
    expect([await found('Straße'), await found('strasse'), await found('京都')]).toEqual([[KESSA], [KESSA], [KESSA]])
    expect(idsOf(await searchNearWords(records, { words: ['strasze'], limit: 9 }, gameMaster))).toEqual([KESSA])
    await store.close()
  },
)
