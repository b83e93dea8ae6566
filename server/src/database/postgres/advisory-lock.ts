import { createHash } from 'node:crypto'

import { NOTICE_LOST_MACHINES } from './pool.ts'
import { withClient } from './with-client.ts'

/**
 * Does work while no other process does work with the same name on this database. Waits for the others. A separate connection holds the
 * lock, so it ends with the process in any case.
 */
export async function withDatabaseLock<Result>(
  url: string,
  name: string,
  work: () => Promise<Result>,
): Promise<Result> {
  return await withClient(url, async (client) => {
    await client.query(NOTICE_LOST_MACHINES)
    await client.query('select pg_advisory_lock($1)', [lockNumber(name)])
    return await work()
  })
}

/** The name of the lock for creating, migrating or replacing a schema. */
export function schemaLock(schema: string): string {
  return `schema ${schema}`
}

/** PostgreSQL identifies locks by 64-bit numbers. */
export function lockNumber(name: string): string {
  return createHash('sha256').update(`waybook ${name}`).digest().readBigInt64BE().toString()
}
