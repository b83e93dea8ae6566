import { libraryFactsOf } from '@waybook/rules'
import { sql, type Kysely } from 'kysely'

import { columnTypes } from '../column-types.ts'
import { engineOf } from '../engine.ts'
import { libraryRow } from '../library-row.ts'
import { fromJson } from '../statement/columns.ts'
import { insertInto } from '../statement/lists.ts'
import type { Tables } from '../tables.ts'

/**
 * Adds the uses of effects (decision 0205), the library (0208) with the entries among the stored pages, money, gifts and spent ammunition
 * (0209), and sounds (0212).
 */
export async function up(db: Kysely<Tables>): Promise<void> {
  for (const statement of statements(columnTypes(engineOf(db)))) await sql.raw(statement).execute(db)
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

function statements({ text, integer, strict, compact }: ReturnType<typeof columnTypes>): readonly string[] {
  return [
    `create table "effectUse" (
      campaign ${text} not null, id ${text} not null, owner ${text} not null, source ${text} not null, line ${text} not null,
      at ${integer} not null, session ${text}, encounter ${text}, round ${integer} not null, turn ${text}, "checkId" ${text},
      undone ${integer} not null default 0, primary key (campaign, id)
    ) ${strict}`,
    `create index "effectUseByOwner" on "effectUse" (campaign, owner, at)`,
    `create table "libraryEntry" (
      campaign ${text} not null, entity ${text} not null, kind ${text} not null, "sortName" ${text} not null,
      "set" ${text} not null, rank ${text}, tier ${integer}, price ${integer}, rarity ${integer},
      skills ${text} not null, primary key (campaign, entity),
      foreign key (campaign, entity) references entity (campaign, id) on delete cascade
    ) ${compact}`,
    `create index "libraryEntry_by_kind" on "libraryEntry" (campaign, kind, "sortName", entity)`,
    `create index "libraryEntry_by_set" on "libraryEntry" (campaign, "set", entity)`,
    `create table "setOff" (campaign ${text} not null, "set" ${text} not null, primary key (campaign, "set")) ${compact}`,
    `create table hands (campaign ${text} not null, content ${text} not null, primary key (campaign)) ${strict}`,
    `alter table "keptFile" add column sound ${text}`,
    `create table sound (
      campaign ${text} not null, hash ${text} not null, content ${text} not null, primary key (campaign, hash)
    ) ${strict}`,
    `create table "playingSound" (
      campaign ${text} not null, id ${text} not null, place ${integer} not null, content ${text} not null,
      primary key (campaign, id)
    ) ${strict}`,
    `create table "sceneMusic" (
      campaign ${text} not null, scene ${text} not null, hash ${text} not null, primary key (campaign, scene)
    ) ${compact}`,
  ]
}

const isOfParty = (tags: readonly string[]) => tags.includes('party-member')
