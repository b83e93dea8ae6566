import { type Kysely, type RawBuilder, sql } from 'kysely'

import { engineOf } from '../engine.ts'
import type { Tables } from '../tables.ts'

/**
 * A column of which SQLite does not use the index, so that it begins with the few rows that another condition leaves. It has no statistics to
 * choose by (decision 0147), and would go through the whole campaign in the order of the index. PostgreSQL has some.
 */
export function unindexed<Value>(db: Kysely<Tables>, column: RawBuilder<Value>): RawBuilder<Value> {
  return engineOf(db) === 'sqlite' ? sql<Value>`+${column}` : column
}
