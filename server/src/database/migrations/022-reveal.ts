import { sql, type Kysely } from 'kysely'

import { engineOf } from '../engine.ts'

/** Adds how much players get of an entity. What was shown stays shown, but figures only of the party. */
export async function up(db: Kysely<never>): Promise<void> {
  const text = sql.raw(engineOf(db) === 'postgres' ? 'text collate "C"' : 'text')
  await sql`alter table entity add column reveal ${text} not null default 'hidden'`.execute(db)
  await sql`update entity set reveal = 'page' where shown = 1`.execute(db)
  await sql`update entity set reveal = 'figures' where shown = 1 and type = 'character' and exists (
    select 1 from "entityTag" where "entityTag".campaign = entity.campaign
    and "entityTag".entity = entity.id and "entityTag".tag = 'party-member'
  )`.execute(db)
  await sql`alter table "playedVisibility" add column reveal ${text} not null default 'hidden'`.execute(db)
  await sql`update "playedVisibility" set reveal = 'page' where visible = 1`.execute(db)
  await sql`alter table "playedVisibility" drop column visible`.execute(db)
}
