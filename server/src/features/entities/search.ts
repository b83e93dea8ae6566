import type { VisibilityScope } from '@waybook/contract'
import { type ExpressionBuilder, type ExpressionWrapper, sql, type RawBuilder, type SqlBool } from 'kysely'

import type { CampaignTables } from '#database/database.ts'
import { listOf } from '#database/statement/lists.ts'
import type { Tables } from '#database/tables.ts'
import { NAMES, numbersNear, readableBy, withNearWords } from '#database/word-index.ts'

import { selectEntities } from './cards.ts'
import type { EntityRecord, ListFilter } from './entity-record.ts'
import { matchesFilter, matchesWords } from './matches-filter.ts'
import { selectWhole, toEntity } from './read-entity.ts'

/** The restrictions of a search. */
export type Within = Pick<ListFilter, 'type' | 'tag'>

interface Search extends Within {
  readonly words: readonly string[]
  readonly limit: number
}

/** Names that begin with the words rank first, then names that contain all of them, then texts. Ranking by rarity would reveal hidden entities. */
export async function searchEntities(
  tables: CampaignTables,
  { words, limit, type, tag }: Search,
  scope: VisibilityScope,
): Promise<EntityRecord[]> {
  if (words.length === 0) return []
  const start = words.join(' ')
  const wanted = words.map((word) => ({ word, near: [] }))
  const rank = sql`case
    when substr(entity."sortName", 1, ${start.length}) = ${start} then 0
    when entity.number in ${numbersNear(tables, wanted, NAMES)} then 1
    else 2
  end`
  return await best(tables, { matches: matchesWords(tables, wanted, scope), rank, limit, type, tag }, scope)
}

/** More words than anyone types to find something by a name that they cannot spell. Each is compared with every known word. */
const CORRECTED_WORDS_MAX = 4

/** Names that have all of the words, or words that resemble them, rank before texts. */
export async function searchNearWords(
  tables: CampaignTables,
  { words, limit, type, tag }: Search,
  scope: VisibilityScope,
): Promise<EntityRecord[]> {
  if (words.length === 0 || words.length > CORRECTED_WORDS_MAX) return []
  const near = await withNearWords(tables, words, readableBy(scope))
  const rank = sql`case when entity.number in ${numbersNear(tables, near, NAMES)} then 0 else 1 end`
  return await best(tables, { matches: matchesWords(tables, near, scope), rank, limit, type, tag }, scope)
}

interface Ranked extends Within {
  readonly matches: (eb: ExpressionBuilder<Tables, 'entity'>) => ExpressionWrapper<Tables, 'entity', SqlBool>
  readonly rank: RawBuilder<unknown>
  readonly limit: number
}

/** Within a rank, sorted by name. Only the best matches are read in full: a word of one letter may match every text. */
async function best(
  tables: CampaignTables,
  { matches, rank, limit, type, tag }: Ranked,
  scope: VisibilityScope,
): Promise<EntityRecord[]> {
  const found = await selectEntities(tables, scope, 'name')
    .where(matches)
    .where(matchesFilter(tables, { type, tag }, { scope, beginning: 'few' }))
    .select('entity.id')
    .orderBy(rank)
    .orderBy('entity.sortName')
    .orderBy('entity.id')
    .limit(limit)
    .execute()
  const ids = found.map(({ id }) => id)
  if (ids.length === 0) return []
  const rows = await selectWhole(tables, scope).where('entity.id', 'in', listOf(tables.db, ids)).execute()
  const records = new Map(rows.map((row) => [row.id, toEntity(row, scope)]))
  return ids.flatMap((id) => records.get(id) ?? [])
}
