import { Problem } from '@waybook/contract'

import { othersShowAnother } from '#database/postgres/shown-settings.ts'

/**
 * Throws the Problem `conflict` if a server with another session secret uses the database, because neither would accept the other's
 * sessions. The secret may change while no server is running.
 */
export async function refuseOtherSecret(url: string, secret: string): Promise<void> {
  if (await othersShowAnother(url, 'secret', secret))
    throw new Problem(
      'conflict',
      'Another server uses this database with a different session secret: set AUTH_SECRET to the same value on all of them',
    )
}
