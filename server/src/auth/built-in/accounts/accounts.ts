import { rm } from 'node:fs/promises'
import { backup } from 'node:sqlite'

import type { AuthContext } from '@better-auth/core'
import { getCurrentAdapter, runWithTransaction } from '@better-auth/core/context'
import { betterAuth, type BetterAuthOptions, type DBAdapter } from 'better-auth'
import { getMigrations } from 'better-auth/db/migration'

import { whileSchemasChange } from '#database/postgres/changing-schemas.ts'
import { renameHeld } from '#runtime/held-files.ts'

import type { AccountsDatabase, AccountsPlace } from './accounts-database.ts'
import { accountOptions, type AccountSettings } from './better-auth-options.ts'
import { copyAccounts } from './copy-accounts.ts'
import { openAccountsDatabase } from './open-accounts-database.ts'

export type Accounts = Awaited<ReturnType<typeof openAccounts>>

const EXPIRING = ['session', 'oneTimeLink', 'verification']

/** Opens the accounts, sessions and links, which are separate from the records. */
export async function openAccounts(place: AccountsPlace, settings: AccountSettings, nowMs: number) {
  const database = await openAccountsDatabase(place, settings.secret)
  try {
    return await accountsIn(database, place, { settings, nowMs })
  } catch (error) {
    await database.close()
    throw error
  }
}

interface Given {
  readonly settings: AccountSettings
  readonly nowMs: number
}

async function accountsIn(database: AccountsDatabase, place: AccountsPlace, { settings, nowMs }: Given) {
  const options = accountOptions(database.option, settings)
  await database.prepare(async () => {
    const migrations = await whileSchemasChange(async () => await getMigrations(options))
    if (migrations.toBeCreated.length + migrations.toBeAdded.length > 0) {
      const copy = await database.keepCopy(new Date(nowMs).toISOString().replaceAll(/\D/g, ''))
      if (copy !== null) place.onCopied?.(copy)
    }
    await migrations.runMigrations()
  })
  const auth = betterAuth(options)
  const { adapter, internalAdapter } = await auth.$context
  const { tables, inTransaction } = transactionsOf(adapter)
  for (const model of EXPIRING)
    await adapter.deleteMany({ model, where: [{ field: 'expiresAt', operator: 'lt', value: new Date(nowMs) }] })
  return {
    api: auth.api,
    internalAdapter,
    /** The context of all calls of the library. It contains the identity providers. */
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- plugins receive it as this type, with any options
    context: async () => (await auth.$context) as unknown as AuthContext,
    tables,
    inTransaction,
    limiter: database.limiter,
    backup: async (copy: string) => {
      const { sqlite } = database
      // A separate transaction keeps unfinished changes out of the copy.
      if (sqlite) await inTransaction(async () => await backup(sqlite, copy))
      else await copyToFile(place, copy)
    },
    close: database.close,
  }
}

async function copyToFile(place: AccountsPlace, file: string): Promise<void> {
  const unfinished = `${file}.${process.pid}.part`
  await rm(unfinished, { force: true })
  try {
    await copyAccounts(place, { file: unfinished })
    await renameHeld(unfinished, file)
  } finally {
    await rm(unfinished, { force: true })
  }
}

/** The tables of the accounts, and transactions on them. */
function transactionsOf<Options extends BetterAuthOptions>(adapter: DBAdapter<Options>) {
  return {
    /** Inside a transaction, this is the transaction's adapter. Any other adapter would wait forever. */
    tables: async () => await getCurrentAdapter(adapter),
    inTransaction: async <Result>(work: () => Promise<Result>) => await runWithTransaction(adapter, work),
  }
}
