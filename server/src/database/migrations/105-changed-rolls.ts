import { sql, type Kysely } from 'kysely'

import { columnTypes } from '../column-types.ts'
import { engineOf } from '../engine.ts'
import type { Tables } from '../tables.ts'

/**
 * Adds the changes of rolls (decision 0204), the secrets of dice that were thrown again, and the check that a roll belongs to. Earlier rolls
 * find their check in the series of their proof.
 */
export async function up(db: Kysely<Tables>): Promise<void> {
  const { text, integer, strict } = columnTypes(engineOf(db))
  const statements = [
    `alter table roll add column version ${integer} not null default 0`,
    `alter table roll add column chain ${text}`,
    `alter table roll add column "checkId" ${text}`,
    `create table "rollChain" (
      campaign ${text} not null, id ${text} not null, roll ${text} not null, series ${text} not null,
      number ${integer} not null, secret ${text} not null, primary key (campaign, id),
      unique (campaign, series, number)
    ) ${strict}`,
    `create index "rollChain_by_roll" on "rollChain" (campaign, roll)`,
  ]
  for (const statement of statements) await sql.raw(statement).execute(db)
  const rolled = await db
    .selectFrom('rollProof')
    .where('series', 'like', '["check"%')
    .select(['campaign', 'roll', 'series'])
    .execute()
  for (const { campaign, roll, series } of rolled) {
    const [, checkId] = /^\["check","([^"]+)"/.exec(series) ?? []
    if (checkId === undefined) continue
    await db.updateTable('roll').set({ checkId }).where('campaign', '=', campaign).where('id', '=', roll).execute()
  }
}
