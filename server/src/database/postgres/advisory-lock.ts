import { createHash } from 'node:crypto'

import { NOTICE_LOST_MACHINES } from './pool.ts'
import { withClient } from './with-client.ts'

/**
 * Does some work while no other process does work of the same name on this database; waits for the others. The lock is held by a connection
 * of its own, so it is released however the process ends.
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

/** Held while a schema is created, migrated or replaced. */
export function schemaLock(schema: string): string {
  return `schema ${schema}`
}

/** PostgreSQL knows locks by 64-bit numbers. */
export function lockNumber(name: string): string {
  return createHash('sha256').update(`waybook ${name}`).digest().readBigInt64BE().toString()
}
