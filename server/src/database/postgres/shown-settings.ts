import { createHmac } from 'node:crypto'

import { APPLICATION_NAME } from './pool.ts'
import { withClient } from './with-client.ts'

/** The settings that all servers of a database must share, and that no server can read from another. */
export type ShownSetting = 'secret' | 'pictures'

const DIGEST_LENGTH = 16

/**
 * The name of a connection that shows other servers which value its server has, without revealing the value. The database forgets it with
 * the connection, so a killed server leaves nothing behind.
 */
export function nameShowing(setting: ShownSetting, value: string): string {
  const digest = createHmac('sha256', value).update('waybook servers').digest('base64url').slice(0, DIGEST_LENGTH)
  return `${APPLICATION_NAME} ${setting} ${digest}`
}

/** Whether a server is connected that shows another value of this setting. */
export async function othersShowAnother(url: string, setting: ShownSetting, value: string): Promise<boolean> {
  return await withClient(url, async (client) => {
    const { rows } = await client.query(
      `select 1 from pg_stat_activity
       where datname = current_database() and starts_with(application_name, $1) and application_name <> $2`,
      [`${APPLICATION_NAME} ${setting} `, nameShowing(setting, value)],
    )
    return rows.length > 0
  })
}
