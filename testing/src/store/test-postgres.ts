import { openPostgresStore } from '@waybook/server/app/open-store.ts'
import type { Store } from '@waybook/server/features/store.ts'

import { ticking } from './temporary-folder.ts'

let schemas = 0

/** A schema of its own in the PostgreSQL of this test run. */
export function testPostgres(): { readonly url: string; readonly schema: string } {
  const url = process.env['WAYBOOK_TEST_POSTGRES']
  if (url === undefined) throw new Error('The test run has not started PostgreSQL (vitest.config.ts).')
  schemas += 1
  return { url, schema: `test_${process.pid}_${schemas}` }
}

export async function openTestPostgres(): Promise<Store> {
  return await openPostgresStore({ ...testPostgres(), now: ticking() })
}
