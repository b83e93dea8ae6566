import { createHmac } from 'node:crypto'

import { APPLICATION_NAME } from './pool.ts'
import { withClient } from './with-client.ts'

/** The settings that all servers of a database must share. No server can read the settings of another. */
export type ShownSetting = 'secret' | 'pictures'

const DIGEST_LENGTH = 16

/**
 * The name of a connection that shows a digest of the server's value to other servers. The name ends with the connection, so a killed
 * server leaves nothing behind.
 */
export function nameShowing(setting: ShownSetting, value: string): string {
  const digest = createHmac('sha256', value).update('waybook servers').digest('base64url').slice(0, DIGEST_LENGTH)
  return `${APPLICATION_NAME} ${setting} ${digest}`
}

/** The number of servers that are connected. Each has one connection that shows the place of its pictures. */
export async function countServers(url: string): Promise<number> {
  return await withClient(url, async (client) => {
    const { rows } = await client.query(
      `select 1 from pg_stat_activity where datname = current_database() and starts_with(application_name, $1)`,
      [`${APPLICATION_NAME} pictures `],
    )
    return rows.length
  })
}

/** Whether a connected server shows another value of this setting. */
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
