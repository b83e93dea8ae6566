import { ACCOUNTS_SCHEMA } from '#auth/built-in/accounts/accounts-database.ts'
import { inspectAccounts, inspectRecords, type Inspected } from '#database/inspect-database.ts'

import type { DataDir } from './data-dir.ts'
import type { Environment } from './environment.ts'

export type Settings = Pick<Environment, 'databaseUrl'>

export interface FoundData {
  /** For messages. */
  readonly where: string
  /** The ids of the campaigns. */
  readonly records: Inspected<readonly string[]>
  /** The number of accounts. */
  readonly accounts: Inspected<number>
}

/** Inspects the data of an installation quickly and without changing it. */
export async function inspectData({ databaseUrl }: Settings, data: DataDir): Promise<FoundData> {
  if (databaseUrl !== null) {
    const { inspectPostgres } = await import('#database/postgres/inspect-postgres.ts')
    return { where: 'The database in DATABASE_URL', ...(await inspectPostgres(databaseUrl, ACCOUNTS_SCHEMA)) }
  }
  const records = inspectRecords(data.records, 'quickly')
  return { where: data.records, records, accounts: inspectAccounts(data.accounts) }
}
