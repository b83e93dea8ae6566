import { describeStore } from '@waybook/testing/store/records.contract.ts'
import { ticking } from '@waybook/testing/store/temporary-folder.ts'
import { hasTestPostgres, openTestPostgres } from '@waybook/testing/store/test-postgres.ts'
import { describe } from 'vitest'

import { openSqliteStore } from '#app/open-store.ts'

describe.skipIf(!hasTestPostgres)('records in PostgreSQL', () => {
  describeStore('PostgreSQL', {
    open: openTestPostgres,
    reopen: async (file) => await openSqliteStore({ file, now: ticking() }),
  })
})
