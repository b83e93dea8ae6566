import { Socket } from 'node:net'

import { CompiledQuery, PostgresDialect } from 'kysely'
import { type CustomTypesConfig, escapeIdentifier, Pool, types as pgTypes } from 'pg'
import Cursor from 'pg-cursor'

const CONNECTIONS_MAX = 10
const CONNECT_TIMEOUT_MS = 5000

/** By which the database tells connections of Waybook from others; some have a mark after it. */
export const APPLICATION_NAME = 'waybook'

/** For how long a database is waited for that does not answer. A write waits as long for a large import of another server. */
const SILENCE_MAX_MS = 20_000
/** A server that fails without closing its connections must not hold the lock of a campaign for hours. */
const IDLE_IN_TRANSACTION_MAX_MS = 60_000

interface ConnectionOptions {
  /** Tells connections from those of other servers. */
  readonly mark?: string | undefined
  /** Asked when the database has been silent for too long: migrations may take as long as they need. */
  readonly mayBeSilent?: () => boolean
  readonly silenceMaxMs?: number
}

/** Connections see the tables of one schema only. */
export function postgresDialect(url: string, schema: string, options: ConnectionOptions = {}): PostgresDialect {
  const pool = new Pool({
    connectionString: url,
    max: CONNECTIONS_MAX,
    // One stays open, which tells others that the database is in use.
    min: 1,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    keepAlive: true,
    application_name: options.mark === undefined ? APPLICATION_NAME : `${APPLICATION_NAME} ${options.mark}`,
    types,
  })
  // A connection that the database closes is replaced at the next query; a query that it interrupts fails by itself.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  endSilent(pool, options)
  return new PostgresDialect({
    pool,
    cursor: Cursor,
    onCreateConnection: async (connection) => {
      const settings = `set search_path to ${escapeIdentifier(schema)}; set bytea_output to hex;
        set idle_in_transaction_session_timeout to ${IDLE_IN_TRANSACTION_MAX_MS}`
      await connection.executeQuery(CompiledQuery.raw(settings))
    },
  })
}

/**
 * Closes connections in use on which nothing has arrived for too long, so that a database that cannot be reached any more, without saying
 * so, is noticed long before TCP gives up.
 */
function endSilent(pool: Pool, { mayBeSilent = () => false, silenceMaxMs = SILENCE_MAX_MS }: ConnectionOptions): void {
  const used = new WeakSet<object>()
  pool.on('acquire', (client) => void used.add(client))
  pool.on('release', (_error, client) => void used.delete(client))
  pool.on('connect', (client) => {
    const { stream } = client.connection
    if (!(stream instanceof Socket)) return
    stream.setTimeout(silenceMaxMs).on('timeout', () => {
      if (used.has(client) && !mayBeSilent()) stream.destroy(new SilentDatabase(silenceMaxMs))
    })
  })
}

class SilentDatabase extends Error {
  readonly code = 'ETIMEDOUT'

  constructor(ms: number) {
    super(`The database did not answer for ${ms} ms`)
  }
}

const HEX_PREFIX = String.raw`\x`

const OF_TYPE: ReadonlyMap<number, (text: string) => unknown> = new Map<number, (text: string) => unknown>([
  // Counts and times are numbers, as in SQLite: pg gives 64-bit numbers as text, since JavaScript's are exact only to 2^53.
  [pgTypes.builtins.INT8, Number],
  [pgTypes.builtins.NUMERIC, Number],
  [pgTypes.builtins.BYTEA, (text) => new Uint8Array(Buffer.from(text.slice(HEX_PREFIX.length), 'hex'))],
])

const types: CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary'): unknown =>
    OF_TYPE.get(oid) ?? pgTypes.getTypeParser(oid, format ?? 'text'),
}
