import { createHmac } from 'node:crypto'

import { Problem } from '@waybook/contract'
import { type Kysely, sql } from 'kysely'

import { APPLICATION_NAME } from '#database/postgres/pool.ts'

const MARK_LENGTH = 16

/** What the connections of a server show of its session secret: from it nobody can find out the secret, which is long. */
export function markOf(secret: string): string {
  return createHmac('sha256', secret).update('waybook servers').digest('base64url').slice(0, MARK_LENGTH)
}

/**
 * Throws the Problem `conflict` if a server with another session secret uses the database: neither would accept the other's sessions. The
 * secret may change while no server runs.
 */
export async function refuseOtherSecret(db: Kysely<object>): Promise<void> {
  const { rows } = await sql`
    select 1 from pg_stat_activity
    where datname = current_database()
      and application_name like ${`${APPLICATION_NAME} %`} and application_name <> current_setting('application_name')
  `.execute(db)
  if (rows.length > 0)
    throw new Problem(
      'conflict',
      'Another server uses this database with another session secret: set AUTH_SECRET to the same value on all of them',
    )
}
