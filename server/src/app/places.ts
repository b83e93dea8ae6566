import { ACCOUNTS_SCHEMA } from '#auth/built-in/accounts/accounts-database.ts'
import type { AccountsPlace } from '#auth/open-auth.ts'
import type { Store } from '#features/store.ts'

import type { DataDir } from './data-dir.ts'
import type { Environment } from './environment.ts'
import { openPostgresStore, openSqliteStore } from './open-store.ts'

type Settings = Pick<Environment, 'databaseUrl'>

/** Opens the records of this installation, and creates or migrates them if need be. */
export async function openRecords({ databaseUrl: url }: Settings, data: DataDir): Promise<Store> {
  const now = Date.now
  if (url !== null) return await openPostgresStore({ url, now, onCopied: tellOfSchema })
  return await openSqliteStore({ file: data.records, backupDir: data.backups, now, onCopied: tellOfCopy })
}

export function accountsOf({ databaseUrl: url }: Settings, data: DataDir): AccountsPlace {
  if (url !== null) return { url, schema: ACCOUNTS_SCHEMA, onCopied: tellOfSchema }
  return { file: data.accounts, backupDir: data.backups, onCopied: tellOfCopy }
}

function tellOfSchema(schema: string): void {
  tellOfCopy(`the schema ${schema}`)
}

/** For whoever has to go back to the version before. */
function tellOfCopy(copy: string): void {
  process.stderr.write(
    `waybook: This version changes the tables. What was there is kept in ${copy}; docs/hosting.md tells the way back.\n`,
  )
}
