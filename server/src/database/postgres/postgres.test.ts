import { drownedRoad, gameMaster, HASK } from '@waybook/testing/stores/drowned-road.ts'
import { recordsOf, show } from '@waybook/testing/stores/open-for-test.ts'
import { describeStore } from '@waybook/testing/stores/records.contract.ts'
import { ticking } from '@waybook/testing/stores/temporary-folder.ts'
import { hasTestPostgres, openTestPostgres, testPostgres } from '@waybook/testing/stores/test-postgres.ts'
import { Client } from 'pg'
import { describe, expect, it } from 'vitest'

import { openPostgresStore, openSqliteStore } from '#app/open-store.ts'
import { readCards } from '#features/entities/cards.ts'

describe.skipIf(!hasTestPostgres)('records in PostgreSQL', () => {
  describeStore('PostgreSQL', {
    open: openTestPostgres,
    reopen: async (file) => await openSqliteStore({ file, now: ticking() }),
  })

  it('[STO-72] reads do not wait for writes that wait', async () => {
    const url = await testPostgres()
    const records = await recordsOf(async () => await openPostgresStore({ url, now: ticking() }), drownedRoad())
    const other = new Client(url)
    await other.connect()
    await other.query('begin; update waybook."changeCounter" set seq = seq')
    const writes = Array.from({ length: 20 }, async (_, index) => await show(records, HASK, index % 2 === 0))
    const reads = Array.from({ length: 20 }, async () => await readCards(records, [HASK], gameMaster))
    expect(await Promise.all(reads)).toHaveLength(20)
    await other.query('commit')
    await other.end()
    expect(await Promise.all(writes)).toHaveLength(20)
  })
})
