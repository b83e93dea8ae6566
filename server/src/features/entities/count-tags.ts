import type { Sight } from '@waybook/contract'

import type { CampaignTables } from '../../database/campaign-tables.ts'
import { withinSight } from '../../database/within-scope.ts'
import type { ListFilter, TagCounts } from './entity-record.ts'
import { narrowedTo } from './narrowed-to.ts'

export async function countTags(tables: CampaignTables, filter: ListFilter, sight: Sight): Promise<TagCounts> {
  const [{ entities }, tags] = await Promise.all([
    withListed(tables, filter, sight)
      .selectFrom('listed')
      .select((eb) => eb.fn.countAll<number>().as('entities'))
      .executeTakeFirstOrThrow(),
    withListed(tables, filter, sight)
      .selectFrom('entityTag')
      .where('campaign', '=', tables.campaign)
      .where('entity', 'in', (eb) => eb.selectFrom('listed').select('listed.id'))
      .groupBy('tag')
      .select((eb) => ['tag', eb.fn.countAll<number>().as('entities')])
      .execute(),
  ])
  return { entities, tags }
}

/** Materialised, because a planner that looks for the words once for each tag of each entity takes minutes. */
function withListed(tables: CampaignTables, filter: ListFilter, sight: Sight) {
  return tables.db.with(
    (cte) => cte('listed').materialized(),
    (db) =>
      db
        .selectFrom('entity')
        .where('entity.campaign', '=', tables.campaign)
        .where(withinSight(sight))
        .where(narrowedTo(tables, filter, sight))
        .select('entity.id'),
  )
}
