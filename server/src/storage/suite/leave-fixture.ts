import { DatabaseSync } from 'node:sqlite'

import { openSqliteStore } from '../sqlite.ts'
import { drownedRoad, HASK, KESSA } from './drowned-road.ts'
import { temporaryFolder, ticking } from './temporary-folder.ts'

/** Writes a small store of today's tables, something of everything in it, for the migrations to come. */
export async function leaveFixture(file: string): Promise<void> {
  const unpacked = `${await temporaryFolder()}/waybook.db`
  const store = await openSqliteStore({ file: unpacked, now: ticking() })
  const records = store.records('dam3')
  await records.import(drownedRoad(), 'waybook import')
  await records.setVisibility(HASK, true, 'game master')
  await store.close()
  const database = new DatabaseSync(unpacked)
  database.exec(
    `update characterState set hitpoints = 5, conditions = '["winded"]', lastUpdated = 7 where character = '${KESSA}'`,
  )
  database.exec(`pragma journal_mode = delete; pragma page_size = 512; vacuum`)
  database.prepare('vacuum into ?').run(file)
  database.close()
}
