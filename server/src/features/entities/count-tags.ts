import { setImmediate } from 'node:timers/promises'

import type { VisibilityScope } from '@waybook/contract'

import { type CampaignTables, withinScope } from '#database/database.ts'
import { chunks, listOf } from '#database/statement/lists.ts'

import type { ListFilter, TagCounts } from './entity-record.ts'
import { matchesFilter } from './matches-filter.ts'

/** Entities whose tags are counted at a time: few enough that other requests never wait long, since the store works on the same thread. */
const SLICE = 500

export async function countEntities(
  tables: CampaignTables,
  filter: ListFilter,
  scope: VisibilityScope,
): Promise<number> {
  const { entities } = await listed(tables, filter, scope)
    .select((eb) => eb.fn.countAll<number>().as('entities'))
    .executeTakeFirstOrThrow()
  return entities
}

/** Pauses after each slice. */
export async function countTags(
  tables: CampaignTables,
  filter: ListFilter,
  scope: VisibilityScope,
): Promise<TagCounts> {
  const rows = await listed(tables, filter, scope).select('entity.id').execute()
  const ids = rows.map(({ id }) => id)
  const counts = new Map<string, number>()
  for (const some of chunks(ids, SLICE)) {
    for (const { tag, entities } of await countAmong(tables, some)) counts.set(tag, (counts.get(tag) ?? 0) + entities)
    await setImmediate()
  }
  return { entities: ids.length, tags: Array.from(counts, ([tag, entities]) => ({ tag, entities })) }
}

function listed(tables: CampaignTables, filter: ListFilter, scope: VisibilityScope) {
  return tables.db
    .selectFrom('entity')
    .where('entity.campaign', '=', tables.campaign)
    .where(withinScope(scope))
    .where(matchesFilter(tables, filter, scope))
}

async function countAmong({ db, campaign }: CampaignTables, ids: readonly string[]) {
  return await db
    .selectFrom('entityTag')
    .where('campaign', '=', campaign)
    .where('entity', 'in', listOf(db, ids))
    .groupBy('tag')
    .select((eb) => ['tag', eb.fn.countAll<number>().as('entities')])
    .execute()
}
