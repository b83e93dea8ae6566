import path from 'node:path'

import { drownedRoad, gameMaster } from '@waybook/testing/stores/drowned-road.ts'
import { openForTest } from '@waybook/testing/stores/open-for-test.ts'
import { temporaryFolder } from '@waybook/testing/stores/temporary-folder.ts'
import { hasTestPostgres, testPostgres } from '@waybook/testing/stores/test-postgres.ts'
import { expect, it } from 'vitest'

import { readCampaignSources } from '#features/campaign/read-sources.ts'
import { readChangesSince } from '#features/changes.ts'
import { searchEntities } from '#features/entities/search.ts'
import { openStore } from '#features/open-store.ts'

import { copyRecords } from './copy-records.ts'
import { openPostgres } from './postgres/postgres.ts'
import { IN_MEMORY, openSqlite } from './sqlite.ts'

it.skipIf(!hasTestPostgres)(
  '[STO-70] records move from SQLite to PostgreSQL and back, with their search index',
  async () => {
    const now = Date.now
    const sqlite = await openSqlite({ file: IN_MEMORY, now })
    const postgres = await openPostgres({ url: await testPostgres() })
    const file = path.join(await temporaryFolder(), 'back.db')
    const first = (await openForTest(async () => await Promise.resolve(openStore(sqlite, now)))).records('dam3')
    const second = await openForTest(async () => await Promise.resolve(openStore(postgres, now)))
    await first.replaceCampaign(drownedRoad(), 'test')
    await copyRecords(sqlite.db, postgres.db)
    await second.backup(file)
    const third = (await openForTest(async () => openStore(await openSqlite({ file, now }), now))).records('dam3')
    for (const records of [second.records('dam3'), third]) {
      expect(await readCampaignSources(records)).toEqual(await readCampaignSources(first))
      expect(await readChangesSince(records, 0, 99)).toEqual(await readChangesSince(first, 0, 99))
      for (const word of ['traitor', 'bell', 'kes']) {
        const hits = await searchEntities(records, { words: [word], limit: 9 }, gameMaster)
        expect(hits).toEqual(await searchEntities(first, { words: [word], limit: 9 }, gameMaster))
      }
      // A new entity gets a new number.
      await records.replaceCampaign(drownedRoad(), 'again')
    }
  },
)
