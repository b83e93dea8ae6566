import type { Sight } from '@waybook/contract'
import { sql } from 'kysely'

import type { CardRecord } from '../records.ts'
import type { CampaignTables } from './campaign-tables.ts'
import { cardColumns, selectEntities, toCard } from './cards.ts'
import { numbersWith, readableBy } from './word-index.ts'

interface Search {
  readonly words: readonly string[]
  readonly limit: number
}

/** Best are names that begin with the words, then names that have them all, then texts; a ranking by how rare a word is would tell of hidden entities. */
export async function searchEntities(
  tables: CampaignTables,
  { words, limit }: Search,
  sight: Sight,
): Promise<CardRecord[]> {
  if (words.length === 0) return []
  const beginning = words.join(' ')
  const rank = sql`case
    when substr(entity."sortName", 1, ${beginning.length}) = ${beginning} then 0
    when entity.number in ${numbersWith(words, 'name')} then 1
    else 2
  end`
  const rows = await selectEntities(tables, sight)
    .where('entity.number', 'in', numbersWith(words, readableBy(sight)))
    .select(cardColumns)
    .orderBy(rank)
    .orderBy('entity.sortName')
    .orderBy('entity.id')
    .limit(limit)
    .execute()
  return rows.map((row) => toCard(row))
}
