import type { VisibilityScope } from '@waybook/contract'

import { type CampaignTables, withinScope } from '#database/database.ts'

import type { ListFilter, TagCounts } from './entity-record.ts'
import { matchesFilter } from './matches-filter.ts'

export async function countTags(
  tables: CampaignTables,
  filter: ListFilter,
  scope: VisibilityScope,
): Promise<TagCounts> {
  const [{ entities }, tags] = await Promise.all([
    withListed(tables, filter, scope)
      .selectFrom('listed')
      .select((eb) => eb.fn.countAll<number>().as('entities'))
      .executeTakeFirstOrThrow(),
    withListed(tables, filter, scope)
      .selectFrom('entityTag')
      .where('campaign', '=', tables.campaign)
      .where('entity', 'in', (eb) => eb.selectFrom('listed').select('listed.id'))
      .groupBy('tag')
      .select((eb) => ['tag', eb.fn.countAll<number>().as('entities')])
      .execute(),
  ])
  return { entities, tags }
}

/** Materialised, because otherwise the planner may search the word index again for each tag of each entity, which takes minutes. */
function withListed(tables: CampaignTables, filter: ListFilter, scope: VisibilityScope) {
  return tables.db.with(
    (cte) => cte('listed').materialized(),
    (db) =>
      db
        .selectFrom('entity')
        .where('entity.campaign', '=', tables.campaign)
        .where(withinScope(scope))
        .where(matchesFilter(tables, filter, scope))
        .select('entity.id'),
  )
}
