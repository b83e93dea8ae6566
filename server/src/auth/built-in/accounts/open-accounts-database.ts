import { chmodSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'

import { attemptsInMemory } from '#auth/attempts/attempts.ts'
import { copyDatabase } from '#database/copy-database.ts'

import type { AccountsDatabase, AccountsFile, AccountsPlace } from './accounts-database.ts'

/** The maximum wait of a write for a lock of another process. */
const BUSY_TIMEOUT_MS = 5000

/**
 * Loads the code for PostgreSQL only if the accounts are there. `secret`: the session secret, or `null` if there are no sessions. Servers
 * on one database must share it.
 */
export async function openAccountsDatabase(
  place: AccountsPlace,
  secret: string | null = null,
): Promise<AccountsDatabase> {
  if ('file' in place) return accountsInSqlite(place)
  const { accountsInPostgres } = await import('./accounts-in-postgres.ts')
  return accountsInPostgres(place, secret)
}

/** Transactions of better-auth span awaits. Nothing else may use this handle, and a second handle in this process could block it. */
function accountsInSqlite({ file, backupDir, onOpened }: AccountsFile): AccountsDatabase {
  const sqlite = new DatabaseSync(file, { timeout: BUSY_TIMEOUT_MS, enableForeignKeyConstraints: true })
  const place = sqlite.location()
  if (place !== null) chmodSync(place, 0o600)
  sqlite.exec('PRAGMA journal_mode = WAL')
  onOpened?.(sqlite)
  const close = async () => {
    sqlite.close()
    await Promise.resolve()
  }
  return {
    option: sqlite,
    snapshot: async (read) => await read(sqlite),
    prepare: async (create) => await create(),
    keepCopy: async (time) => (backupDir === undefined ? null : await copyInto(backupDir, sqlite, time)),
    limiter: attemptsInMemory,
    sqlite,
    close,
  }
}

async function copyInto(folder: string, database: DatabaseSync, time: string): Promise<string | null> {
  const isNew = database.prepare('select 1 from sqlite_schema limit 1').get() === undefined
  if (isNew) return null
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const copy = path.join(folder, `accounts-before-${time}.db`)
  await copyDatabase(database, copy)
  return copy
}
