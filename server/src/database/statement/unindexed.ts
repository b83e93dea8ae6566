import { type Kysely, type RawBuilder, sql } from 'kysely'

import { engineOf } from '../engine.ts'
import type { Tables } from '../tables.ts'

/**
 * Hides a column from SQLite's planner, so it starts from the more selective condition. It has no statistics (decision 0147), and would
 * scan the whole campaign in the order of the column's index. PostgreSQL has statistics.
 */
export function unindexed<Value>(db: Kysely<Tables>, column: RawBuilder<Value>): RawBuilder<Value> {
  return engineOf(db) === 'sqlite' ? sql<Value>`+${column}` : column
}
