import type { Sight } from '@waybook/contract'

import type { ListFilter, TagCounts } from '../records.ts'
import type { CampaignTables } from './campaign-tables.ts'
import { narrowedTo } from './narrowed-to.ts'
import { withinSight } from './within-sight.ts'

export async function countTags(tables: CampaignTables, filter: ListFilter, sight: Sight): Promise<TagCounts> {
  const counted = tables.db
    .selectFrom('entity')
    .where('entity.campaign', '=', tables.campaign)
    .where(withinSight(sight))
    .where(narrowedTo(tables, filter, sight))
    .select((eb) => eb.fn.countAll<number>().as('entities'))
  const [{ entities }, tags] = await Promise.all([
    counted.executeTakeFirstOrThrow(),
    counted
      .innerJoin('entityTag', (join) =>
        join.onRef('entityTag.campaign', '=', 'entity.campaign').onRef('entityTag.entity', '=', 'entity.id'),
      )
      .select('entityTag.tag')
      .groupBy('entityTag.tag')
      .execute(),
  ])
  return { entities, tags }
}
