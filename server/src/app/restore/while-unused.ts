import { setTimeout as delay } from 'node:timers/promises'

import { ACCOUNTS_SCHEMA } from '#auth/built-in/accounts/accounts-database.ts'
import { schemaLock, withDatabaseLock } from '#database/postgres/advisory-lock.ts'
import { inspectPostgres } from '#database/postgres/inspect-postgres.ts'
import { RECORDS_SCHEMA } from '#database/postgres/postgres.ts'

import { UsageError } from '../environment.ts'

const ASK_EVERY_MS = 100

/**
 * Does work on a database. Throws a UsageError if a Waybook is connected, and still is after `closedWithinMs`. A Waybook that opens the
 * database during the work waits until it is done.
 */
export async function whileUnused<Result>(
  url: string,
  work: () => Promise<Result>,
  closedWithinMs = 0,
): Promise<Result> {
  const deadline = Date.now() + closedWithinMs
  const ifUnused = async () => {
    while ((await inspectPostgres(url, ACCOUNTS_SCHEMA)).inUse) {
      if (Date.now() >= deadline) throw new UsageError('A running Waybook is using the database: stop it first')
      await delay(ASK_EVERY_MS)
    }
    return await work()
  }
  const withAccounts = async () => await withDatabaseLock(url, schemaLock(ACCOUNTS_SCHEMA), ifUnused)
  return await withDatabaseLock(url, schemaLock(RECORDS_SCHEMA), withAccounts)
}
