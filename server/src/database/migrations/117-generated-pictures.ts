import { sql, type Kysely } from 'kysely'

import { columnTypes } from '../column-types.ts'
import { engineOf } from '../engine.ts'

/** Adds the pictures that a model made, by the hash of their bytes (decision 0257). */
export async function up(db: Kysely<never>): Promise<void> {
  const { text, compact } = columnTypes(engineOf(db))
  const statement = `create table "generatedPicture" (
    campaign ${text} not null, hash ${text} not null, primary key (campaign, hash)
  ) ${compact}`
  await sql.raw(statement).execute(db)
}
