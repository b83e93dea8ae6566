import type { VisibilityScope } from '@waybook/contract'
import { sql } from 'kysely'

import type { CampaignTables } from '#database/database.ts'
import { listOf } from '#database/statement/lists.ts'
import { numbersWith, readableBy } from '#database/word-index.ts'

import { selectEntities } from './cards.ts'
import type { EntityRecord } from './entity-record.ts'
import { selectWhole, toEntity } from './read-entity.ts'

interface Search {
  readonly words: readonly string[]
  readonly limit: number
}

/** Names that begin with the words rank first, then names that contain all of them, then texts. Ranking by rarity would reveal hidden entities. */
export async function searchEntities(
  tables: CampaignTables,
  { words, limit }: Search,
  scope: VisibilityScope,
): Promise<EntityRecord[]> {
  if (words.length === 0) return []
  const beginning = words.join(' ')
  const rank = sql`case
    when substr(entity."sortName", 1, ${beginning.length}) = ${beginning} then 0
    when entity.number in ${numbersWith(tables.db, words, 'name')} then 1
    else 2
  end`
  // Only the best matches are read in full: a word of one letter may match every text.
  const best = await selectEntities(tables, scope)
    .where('entity.number', 'in', numbersWith(tables.db, words, readableBy(scope)))
    .select('entity.id')
    .orderBy(rank)
    .orderBy('entity.sortName')
    .orderBy('entity.id')
    .limit(limit)
    .execute()
  const ids = best.map(({ id }) => id)
  if (ids.length === 0) return []
  const rows = await selectWhole(tables, scope).where('entity.id', 'in', listOf(tables.db, ids)).execute()
  const found = new Map(rows.map((row) => [row.id, toEntity(row, scope)]))
  return ids.flatMap((id) => found.get(id) ?? [])
}
