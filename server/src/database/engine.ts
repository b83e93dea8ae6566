import { type Kysely, PostgresAdapter } from 'kysely'

import type { Tables } from './tables.ts'

/** The databases that Waybook runs on. What differs between them is decided where it differs, by this. */
export type Engine = 'sqlite' | 'postgres'

export function engineOf(db: Kysely<Tables>): Engine {
  return db.getExecutor().adapter instanceof PostgresAdapter ? 'postgres' : 'sqlite'
}
