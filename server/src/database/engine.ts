import { type Kysely, PostgresAdapter } from 'kysely'

/** The databases that Waybook runs on. */
export type Engine = 'sqlite' | 'postgres'

export function engineOf<Schema>(db: Kysely<Schema>): Engine {
  return db.getExecutor().adapter instanceof PostgresAdapter ? 'postgres' : 'sqlite'
}
