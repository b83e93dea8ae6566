import { describeStore } from '@waybook/testing/store/records.contract.ts'
import { ticking } from '@waybook/testing/store/temporary-folder.ts'
import { openTestPostgres } from '@waybook/testing/store/test-postgres.ts'

import { openSqliteStore } from '#app/open-store.ts'

describeStore('PostgreSQL', {
  open: openTestPostgres,
  reopen: async (file) => await openSqliteStore({ file, now: ticking() }),
})
