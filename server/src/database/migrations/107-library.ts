import { libraryFactsOf } from '@waybook/rules'
import { sql, type Kysely } from 'kysely'

import { columnTypes } from '../column-types.ts'
import { engineOf } from '../engine.ts'
import { libraryRow } from '../library-row.ts'
import { fromJson } from '../statement/columns.ts'
import { insertInto } from '../statement/lists.ts'
import type { Tables } from '../tables.ts'

/** Adds the library (decision 0208), with the entries among the stored pages. */
export async function up(db: Kysely<Tables>): Promise<void> {
  const { text, integer, compact } = columnTypes(engineOf(db))
  const statements = [
    `create table "libraryEntry" (
      campaign ${text} not null, entity ${text} not null, kind ${text} not null, "sortName" ${text} not null,
      "set" ${text} not null, rank ${text}, tier ${integer}, price ${integer}, rarity ${integer},
      skills ${text} not null, primary key (campaign, entity),
      foreign key (campaign, entity) references entity (campaign, id) on delete cascade
    ) ${compact}`,
    `create index "libraryEntry_by_kind" on "libraryEntry" (campaign, kind, "sortName", entity)`,
    `create index "libraryEntry_by_set" on "libraryEntry" (campaign, "set", entity)`,
    `create table "setOff" (campaign ${text} not null, "set" ${text} not null, primary key (campaign, "set")) ${compact}`,
  ]
  for (const statement of statements) await sql.raw(statement).execute(db)
  const pages = await db
    .selectFrom('entity')
    .where('type', 'in', ['character', 'item', 'talent', 'career', 'archetype'])
    .select(['campaign', 'id', 'type', 'sortName', 'sourcePath', 'tags', 'properties', 'skills'])
    .execute()
  const rows = pages.flatMap(({ campaign, ...page }) => {
    const [properties, skills, tags] = [fromJson(page.properties), fromJson(page.skills), fromJson(page.tags)]
    const row = libraryRow(page, libraryFactsOf({ type: page.type, isOfParty: isOfParty(tags), properties, skills }))
    return row ? [{ campaign, ...row }] : []
  })
  await insertInto(db, 'libraryEntry', rows)
}

const isOfParty = (tags: readonly string[]) => tags.includes('party-member')
