import { Socket } from 'node:net'

import { PostgresDialect } from 'kysely'
import { Client, type ClientBase, type CustomTypesConfig, escapeIdentifier, Pool, types as pgTypes } from 'pg'
import Cursor from 'pg-cursor'

const CONNECT_TIMEOUT_MS = 5000

/** The first word of the names of Waybook's connections, which distinguishes them from others. */
export const APPLICATION_NAME = 'waybook'

/** By default, PostgreSQL notices a lost machine after two hours. Until then, its connections keep their locks and names. */
export const NOTICE_LOST_MACHINES =
  'set tcp_keepalives_idle = 10; set tcp_keepalives_interval = 5; set tcp_keepalives_count = 3'

/** The maximum wait for a database that does not answer. A write also waits this long for a large import of another server. */
const SILENCE_MAX_MS = 20_000
/** Keeps a server that fails without closing its connections from holding the lock of a campaign for hours. */
const IDLE_IN_TRANSACTION_MAX_MS = 60_000

interface ConnectionOptions {
  /** The maximum of connections. 10 by default. */
  readonly most?: number
  /** The number of connections that stay open, which shows others that the database is in use. 1 by default. */
  readonly least?: number
  /** `waybook` by default. */
  readonly name?: string | undefined
  /** Called when the database has been silent for too long. Migrations may take any time. */
  readonly mayBeSilent?: () => boolean
  readonly silenceMaxMs?: number
}

/** Connections see only the tables of one schema. */
export function postgresDialect(url: string, schema: string, options: ConnectionOptions = {}): PostgresDialect {
  const pool = openPool(url, schema, options)
  // The next query replaces a connection that the database closed. An interrupted query fails by itself.
  pool.on('error', () => {})
  return new PostgresDialect({ pool, cursor: Cursor })
}

function openPool(url: string, schema: string, options: ConnectionOptions): Pool {
  const settings = `set search_path to ${escapeIdentifier(schema)}; set bytea_output to hex;
    set idle_in_transaction_session_timeout to ${IDLE_IN_TRANSACTION_MAX_MS}; ${NOTICE_LOST_MACHINES}`
  const used = new WeakSet<object>()
  const pool = new Pool({
    connectionString: url,
    max: options.most ?? 10,
    min: options.least ?? 1,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    keepAlive: true,
    application_name: options.name ?? APPLICATION_NAME,
    types,
    // Not in Kysely's `onCreateConnection`: a connection lost there is never released, and takes a place in the pool forever.
    // oxlint-disable-next-line typescript/no-misused-promises -- the pool awaits it, which its types do not say
    onConnect: async (client) => {
      client.on('error', () => {})
      used.add(client)
      endIfSilent(client, () => used.has(client), options)
      await client.query(settings)
    },
  })
  pool.on('acquire', (client) => void used.add(client))
  pool.on('release', (_error, client) => void used.delete(client))
  return pool
}

/**
 * Closes a connection in use if nothing has arrived for too long. This detects a silently unreachable database long before TCP gives up.
 */
function endIfSilent(
  client: ClientBase,
  isUsed: () => boolean,
  { mayBeSilent = () => false, silenceMaxMs = SILENCE_MAX_MS }: ConnectionOptions,
): void {
  const stream = client instanceof Client ? client.connection.stream : null
  if (!(stream instanceof Socket)) return
  stream.setTimeout(silenceMaxMs).on('timeout', () => {
    if (isUsed() && !mayBeSilent()) stream.destroy(new SilentDatabase(silenceMaxMs))
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
  // Counts and times are numbers, as in SQLite. pg returns 64-bit numbers as text, because numbers in JavaScript are exact only to 2^53.
  [pgTypes.builtins.INT8, Number],
  [pgTypes.builtins.NUMERIC, Number],
  [pgTypes.builtins.BYTEA, (text) => new Uint8Array(Buffer.from(text.slice(HEX_PREFIX.length), 'hex'))],
])

const types: CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary'): unknown =>
    OF_TYPE.get(oid) ?? pgTypes.getTypeParser(oid, format ?? 'text'),
}
