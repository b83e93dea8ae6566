import { sql, type Kysely } from 'kysely'

import { engineOf } from '../engine.ts'

/** Adds the ranks of talents, which are relationships of characters. */
export async function up(db: Kysely<never>): Promise<void> {
  const integer = sql.raw(engineOf(db) === 'postgres' ? 'bigint' : 'integer')
  await sql`alter table relationship add column rank ${integer}`.execute(db)
}
