import path from 'node:path'

import type { Database } from '@waybook/server/database/database.ts'
import { inspectAccounts, inspectRecords } from '@waybook/server/database/inspect-database.ts'
import { openPostgres } from '@waybook/server/database/postgres/postgres.ts'
import { openSqlite } from '@waybook/server/database/sqlite.ts'

/** The place of a server's records. */
export interface StorePlace {
  readonly dataDir: string
  readonly databaseUrl: string | undefined
}

/** The data that a killed server has left in the store, read without the server. */
export interface Stored {
  /** The idempotency keys that were used, with the time of the transaction. */
  readonly keys: readonly { readonly key: string; readonly at: number }[]
  readonly changes: readonly { readonly seq: number; readonly at: number }[]
  /** The number of the newest change. */
  readonly newest: number
  /** The numbers of the changes that each row of a roll or a token refers to. */
  readonly referred: readonly number[]
}

/** Reads the data since the change with this number. */
export async function readStored(place: StorePlace, since: number): Promise<Stored> {
  const { db, close } = await open(place)
  try {
    const keys = await db.selectFrom('idempotencyKey').select(['key', 'at']).execute()
    const changes = await db
      .selectFrom('change')
      .select(['seq', 'at'])
      .where('seq', '>', since)
      .orderBy('seq')
      .execute()
    const counter = await db.selectFrom('changeCounter').select('seq').executeTakeFirst()
    const rolls = await db.selectFrom('roll').select('seq').execute()
    const tokens = await db.selectFrom('token').select('version as seq').execute()
    return { keys, changes, newest: counter?.seq ?? 0, referred: [...rolls, ...tokens].map(({ seq }) => seq) }
  } finally {
    await close()
  }
}

/** The faults in a killed server's files; PostgreSQL repairs its own. */
export function faultsIn({ dataDir, databaseUrl }: StorePlace): string[] {
  if (databaseUrl !== undefined) return []
  const records = inspectRecords(path.join(dataDir, 'waybook.db')).is
  const accounts = inspectAccounts(path.join(dataDir, 'auth.db')).is
  return [records, accounts].filter((is) => is !== 'sound')
}

async function open({ dataDir, databaseUrl }: StorePlace): Promise<Database> {
  if (databaseUrl !== undefined) return await openPostgres({ url: databaseUrl })
  return await openSqlite({ file: path.join(dataDir, 'waybook.db'), now: Date.now })
}
