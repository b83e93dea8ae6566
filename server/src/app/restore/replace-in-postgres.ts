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
  /** `null` to leave the accounts as they are. */
  readonly accounts: string | null
}

/** A schema that is filled while the one that it will replace stays as it is. */
interface Replacement {
  readonly schema: string
  readonly fresh: string
  readonly kept: string
}

/**
 * Replaces the records of a database, and the accounts, with copies: all of them, or nothing if anything fails. What was there is kept in
 * the schemas whose names are returned. No Waybook may be connected.
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
  return { schema, fresh: `${schema}${UNFINISHED}${time}`, kept: `${schema}_before_restore_${time}` }
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
  const kept: string[] = []
  await client.query('begin')
  for (const { schema, fresh, kept: name } of replaced) {
    if ((await schemasIn(client)).includes(schema)) {
      await client.query(`alter schema ${escapeIdentifier(schema)} rename to ${escapeIdentifier(name)}`)
      kept.push(name)
    }
    await client.query(`alter schema ${escapeIdentifier(fresh)} rename to ${escapeIdentifier(schema)}`)
  }
  await client.query('commit')
  return kept
}

/** Also what a killed process has left. */
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
