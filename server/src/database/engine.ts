import { type Kysely, PostgresAdapter } from 'kysely'

/** The databases that Waybook runs on. What differs between them is decided where it differs, by this. */
export type Engine = 'sqlite' | 'postgres'

export function engineOf<Schema>(db: Kysely<Schema>): Engine {
  return db.getExecutor().adapter instanceof PostgresAdapter ? 'postgres' : 'sqlite'
}
