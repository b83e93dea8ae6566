import { chmodSync } from 'node:fs'
import { backup, DatabaseSync } from 'node:sqlite'

import type { AuthContext } from '@better-auth/core'
import { getCurrentAdapter, runWithTransaction } from '@better-auth/core/context'
import { betterAuth } from 'better-auth'
import { getMigrations } from 'better-auth/db/migration'

import { accountOptions, type AccountSettings } from './better-auth-options.ts'

export type Accounts = Awaited<ReturnType<typeof openAccounts>>

/** How long another process may lock the file before a write fails. */
const BUSY_TIMEOUT_MS = 5000

const EXPIRING = ['session', 'oneTimeLink', 'verification']

/**
 * The accounts, sessions and links, in a database file of their own. Transactions of better-auth span awaits, so the handle is shared
 * with nothing else, and a second one in this process could block the first.
 */
export async function openAccounts(file: string, settings: AccountSettings, nowMs: number) {
  const database = new DatabaseSync(file, { timeout: BUSY_TIMEOUT_MS, enableForeignKeyConstraints: true })
  const place = database.location()
  if (place !== null) chmodSync(place, 0o600)
  database.exec('PRAGMA journal_mode = WAL')
  const options = accountOptions(database, settings)
  const migrations = await getMigrations(options)
  await migrations.runMigrations()
  const auth = betterAuth(options)
  const { adapter, internalAdapter } = await auth.$context
  const inTransaction = async <Result>(work: () => Promise<Result>) => await runWithTransaction(adapter, work)
  for (const model of EXPIRING)
    await adapter.deleteMany({ model, where: [{ field: 'expiresAt', operator: 'lt', value: new Date(nowMs) }] })
  return {
    api: auth.api,
    internalAdapter,
    /** The context of every call of the library, which reads the identity providers from it. */
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- plugins are given it as this, whatever the options
    context: async () => (await auth.$context) as unknown as AuthContext,
    /** Inside a transaction this is the adapter of the transaction: any other would wait for it for ever. */
    tables: async () => await getCurrentAdapter(adapter),
    inTransaction,
    /** As a transaction of its own, so that the copy holds no half-finished change. */
    backup: async (copy: string) => void (await inTransaction(async () => await backup(database, copy))),
    close: () => database.close(),
  }
}
