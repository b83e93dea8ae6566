import { CompiledQuery, PostgresDialect } from 'kysely'
import { type CustomTypesConfig, escapeIdentifier, Pool, types as pgTypes } from 'pg'
import Cursor from 'pg-cursor'

const CONNECTIONS_MAX = 10
const CONNECT_TIMEOUT_MS = 5000

/** By which the database tells connections of Waybook from others; some have a mark after it. */
export const APPLICATION_NAME = 'waybook'

/** Connections see the tables of one schema only. `mark` tells them from those of other servers. */
export function postgresDialect(url: string, schema: string, mark?: string): PostgresDialect {
  const pool = new Pool({
    connectionString: url,
    max: CONNECTIONS_MAX,
    // One stays open, which tells others that the database is in use.
    min: 1,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    keepAlive: true,
    application_name: mark === undefined ? APPLICATION_NAME : `${APPLICATION_NAME} ${mark}`,
    types,
  })
  // A connection that the database closes is replaced at the next query; a query that it interrupts fails by itself.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return new PostgresDialect({
    pool,
    cursor: Cursor,
    onCreateConnection: async (connection) => {
      const settings = `set search_path to ${escapeIdentifier(schema)}; set bytea_output to hex`
      await connection.executeQuery(CompiledQuery.raw(settings))
    },
  })
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
