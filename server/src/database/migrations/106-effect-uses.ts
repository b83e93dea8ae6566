import { sql, type Kysely } from 'kysely'

import { columnTypes } from '../column-types.ts'
import { engineOf } from '../engine.ts'
import type { Tables } from '../tables.ts'

/** Adds the uses of effects that have a price or a limit. */
export async function up(db: Kysely<Tables>): Promise<void> {
  const { text, integer, strict } = columnTypes(engineOf(db))
  const statements = [
    `create table "effectUse" (
      campaign ${text} not null, id ${text} not null, owner ${text} not null, source ${text} not null, line ${text} not null,
      at ${integer} not null, session ${text}, encounter ${text}, round ${integer} not null, turn ${text}, "checkId" ${text},
      undone ${integer} not null default 0, primary key (campaign, id)
    ) ${strict}`,
    `create index "effectUseByOwner" on "effectUse" (campaign, owner, at)`,
  ]
  for (const statement of statements) await sql.raw(statement).execute(db)
}
