import { type Client, escapeIdentifier } from 'pg'

import type { Inspected } from '../inspect-database.ts'
import { APPLICATION_NAME } from './pool.ts'
import { RECORDS_SCHEMA } from './postgres.ts'
import { withClient } from './with-client.ts'

interface InspectedPostgres {
  /** The ids of the campaigns. */
  readonly records: Inspected<readonly string[]>
  /** The number of accounts. */
  readonly accounts: Inspected<number>
  /** Whether a Waybook is connected. */
  readonly inUse: boolean
}

/** Inspects the contents of a database without changing it. */
export async function inspectPostgres(url: string, accountsSchema: string): Promise<InspectedPostgres> {
  return await withClient(url, async (client) => {
    const campaigns = await rowsOf(client, RECORDS_SCHEMA, 'campaign')
    const accounts = await rowsOf(client, accountsSchema, 'user')
    const others = await client.query(
      `select 1 from pg_stat_activity where datname = current_database() and split_part(application_name, ' ', 1) = $1`,
      [APPLICATION_NAME],
    )
    return {
      records: campaigns ? { is: 'sound', contents: campaigns } : { is: 'missing' },
      accounts: accounts ? { is: 'sound', contents: accounts.length } : { is: 'missing' },
      inUse: others.rows.length > 0,
    }
  })
}

/** The ids in a table. `null` if there is no such table. */
async function rowsOf(client: Client, schema: string, table: string): Promise<string[] | null> {
  const tables = 'select 1 from pg_tables where schemaname = $1 and tablename = $2'
  if ((await client.query(tables, [schema, table])).rows.length === 0) return null
  const name = `${escapeIdentifier(schema)}.${escapeIdentifier(table)}`
  const { rows } = await client.query<{ readonly id: string }>(`select id from ${name} order by id`)
  return rows.map(({ id }) => id)
}
