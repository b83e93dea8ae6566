import type { VisibilityScope } from '@waybook/contract'
import { sql, type RawBuilder } from 'kysely'

import type { CampaignTables } from '#database/database.ts'
import { unindexed } from '#database/statement/unindexed.ts'

import { countPictures } from '../pictures/pictured-ids.ts'
import { cardColumns, selectEntities, toCard } from './cards.ts'
import { ALL, readCounts } from './entity-counts.ts'
import type { CardRecord, ListQuery } from './entity-record.ts'
import { type Beginning, matchesFilter } from './matches-filter.ts'
import { readCursor, writeCursor } from './page-cursor.ts'

/** A sort key of a list, ascending. The id is always the last key, so the order is total. */
interface SortKey {
  readonly by: RawBuilder<unknown>
  readonly type: 'string' | 'number'
  readonly of: (row: SortedRow) => string | number
}

interface SortedRow {
  readonly id: string
  readonly sortName: string
  readonly place: number
  readonly addedAt: number
}

const byPlace: SortKey = { by: sql`entity.place`, type: 'number', of: (row) => row.place }
const byNewest: SortKey = { by: sql`-entity."addedAt"`, type: 'number', of: (row) => -row.addedAt }
const byName: SortKey = { by: sql`entity."sortName"`, type: 'string', of: (row) => row.sortName }
const byId: SortKey = { by: sql`entity.id`, type: 'string', of: (row) => row.id }

/** The `order` in a file applies only within the entity's type: the first newsletter is not the first of all entities. */
function sortKeys({ sort, type }: ListQuery): readonly SortKey[] {
  if (sort === 'newest') return [byNewest, byName, byId]
  return type === undefined || sort === 'alphabet' ? [byName, byId] : [byPlace, byName, byId]
}

export async function listEntities(tables: CampaignTables, query: ListQuery, scope: VisibilityScope) {
  const keys = sortKeys(query)
  const beginning = await beginningOf(tables, query, scope)
  const order = sql.join(keys.map(({ by }) => (beginning === 'few' ? unindexed(tables.db, by) : by)))
  let selected = selectEntities(tables, scope, 'name').where(matchesFilter(tables, query, { scope, beginning }))
  if (query.after !== undefined) {
    const place = readCursor(
      query.after,
      keys.map(({ type }) => type),
    )
    selected = selected.where(sql<boolean>`(${order}) > (${sql.join(place)})`)
  }
  const rows = await selected
    .select(cardColumns)
    .select(['entity.sortName', 'entity.place', 'entity.addedAt'])
    .orderBy(order)
    .limit(query.limit + 1)
    .execute()
  const page = rows.slice(0, query.limit)
  const last = rows.length > query.limit ? page.at(-1) : undefined
  const entities: CardRecord[] = page.map((row) => toCard(row, scope))
  return { entities, next: last ? writeCursor(keys.map(({ of }) => of(last))) : null }
}

/** Reading and sorting all matches costs as much as scanning the list for a page of them if matches² = page size × list size. */
async function beginningOf(tables: CampaignTables, query: ListQuery, scope: VisibilityScope): Promise<Beginning> {
  const { type, tag, words = [], party, pictured, limit } = query
  if (words.length > 0 || party === true) return 'few'
  if (tag === undefined && pictured !== true) return 'order'
  const all = (await readCounts(tables, { type, tag: ALL }, scope)).get(ALL) ?? 0
  const tagged = tag === undefined ? all : ((await readCounts(tables, { type, tag }, scope)).get(tag) ?? 0)
  const withPicture = pictured === true ? await countPictures(tables) : all
  return Math.min(tagged, withPicture) ** 2 < limit * all ? 'few' : 'order'
}
