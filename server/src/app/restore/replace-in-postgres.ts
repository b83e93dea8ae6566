import { type Client, escapeIdentifier } from 'pg'

import { ACCOUNTS_SCHEMA } from '#auth/built-in/accounts/accounts-database.ts'
import { copyAccounts } from '#auth/open-auth.ts'
import { copyRecords } from '#database/copy-records.ts'
import { openPostgres, RECORDS_SCHEMA } from '#database/postgres/postgres.ts'
import { withClient } from '#database/postgres/with-client.ts'
import { openSqlite } from '#database/sqlite.ts'

/** Checked SQLite files. */
interface Copies {
  readonly records: string
  /** `null` leaves the accounts unchanged. */
  readonly accounts: string | null
}

/** The names of a schema: current, filled with the backup, and current after the swap. */
interface Replacement {
  readonly schema: string
  readonly fresh: string
  readonly previous: string
}

/**
 * Replaces the records and accounts of a database with copies, or changes nothing if anything fails. Returns the names of the schemas
 * that hold the previous data. No Waybook may be connected.
 */
export async function replaceInPostgres(url: string, copies: Copies, now: Date): Promise<readonly string[]> {
  const time = now.toISOString().replaceAll(/\D/g, '')
  const records = replacementOf(RECORDS_SCHEMA, time)
  const accounts = replacementOf(ACCOUNTS_SCHEMA, time)
  const replaced = copies.accounts === null ? [records] : [records, accounts]
  return await withClient(url, async (client) => {
    await dropUnfinished(client)
    try {
      await fillRecords(copies.records, url, records.fresh)
      if (copies.accounts !== null) await copyAccounts({ file: copies.accounts }, { url, schema: accounts.fresh })
      return await swap(client, replaced)
    } catch (error) {
      await dropUnfinished(client).catch(() => {})
      throw error
    }
  })
}

const UNFINISHED = '_restoring_'

function replacementOf(schema: string, time: string): Replacement {
  return { schema, fresh: `${schema}${UNFINISHED}${time}`, previous: `${schema}_before_restore_${time}` }
}

async function fillRecords(file: string, url: string, schema: string): Promise<void> {
  const source = await openSqlite({ file, now: Date.now })
  try {
    const target = await openPostgres({ url, schema })
    try {
      await copyRecords(source.db, target.db)
    } finally {
      await target.close()
    }
  } finally {
    await source.close()
  }
}

async function swap(client: Client, replaced: readonly Replacement[]): Promise<string[]> {
  const previous: string[] = []
  await client.query('begin')
  for (const { schema, fresh, previous: name } of replaced) {
    if ((await schemasIn(client)).includes(schema)) {
      await client.query(`alter schema ${escapeIdentifier(schema)} rename to ${escapeIdentifier(name)}`)
      previous.push(name)
    }
    await client.query(`alter schema ${escapeIdentifier(fresh)} rename to ${escapeIdentifier(schema)}`)
  }
  await client.query('commit')
  return previous
}

/** Drops the schemas that `replaceInPostgres` has returned. */
export async function dropSchemas(url: string, names: readonly string[]): Promise<void> {
  await withClient(url, async (client) => {
    for (const name of names) await client.query(`drop schema if exists ${escapeIdentifier(name)} cascade`)
  })
}

/** Also drops schemas that a killed process left. */
async function dropUnfinished(client: Client): Promise<void> {
  await client.query('rollback')
  const ours = [RECORDS_SCHEMA, ACCOUNTS_SCHEMA].map((schema) => schema + UNFINISHED)
  for (const name of await schemasIn(client))
    if (ours.some((begins) => name.startsWith(begins)))
      await client.query(`drop schema ${escapeIdentifier(name)} cascade`)
}

async function schemasIn(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ readonly name: string }>('select nspname as name from pg_namespace')
  return rows.map(({ name }) => name)
}
