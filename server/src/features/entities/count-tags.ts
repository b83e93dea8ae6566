import { setImmediate } from 'node:timers/promises'

import { reaches, type VisibilityScope } from '@waybook/contract'
import { sql } from 'kysely'

import { type CampaignTables, withinScope } from '#database/database.ts'
import { engineOf } from '#database/engine.ts'
import { chunks, listOf } from '#database/statement/lists.ts'

import { gradeOf } from './cards.ts'
import { ALL, readCounts } from './entity-counts.ts'
import type { CountFilter, LetterCount, ListFilter, TagCounts } from './entity-record.ts'
import { matchesFilter } from './matches-filter.ts'

/** Entities whose tags are counted at a time. The store works on the same thread, so there are few enough that requests never wait long. */
const SLICE = 500

/** Lists without words use stored counts, because they may have a hundred thousand entities. */
export async function countEntities(
  tables: CampaignTables,
  filter: ListFilter,
  scope: VisibilityScope,
): Promise<number> {
  const { type, tag = ALL, words = [], from = '', party, pictured } = filter
  if (words.length > 0 || from !== '' || pictured !== undefined || party === true)
    return await countListed(tables, filter, scope)
  const entities = (await readCounts(tables, { type, tag }, scope)).get(tag) ?? 0
  return party === undefined ? entities : entities - (await countListed(tables, { ...filter, party: true }, scope))
}

async function countListed(tables: CampaignTables, filter: ListFilter, scope: VisibilityScope): Promise<number> {
  // Not `count(*)`, for which SQLite would scan a whole index instead of looking at few entities.
  const { entities } = await listed(tables, filter, scope)
    .select((eb) => eb.fn.count<number>('entity.shown').as('entities'))
    .executeTakeFirstOrThrow()
  return entities
}

/** With words, pauses after each slice. */
export async function countTags(
  tables: CampaignTables,
  filter: CountFilter,
  scope: VisibilityScope,
): Promise<TagCounts> {
  if ((filter.words ?? []).length > 0) return await countTagsOfListed(tables, filter, scope)
  const counts = await readCounts(tables, { type: filter.type }, scope)
  return { entities: counts.get(ALL) ?? 0, tags: inOrder(counts).filter(({ tag }) => tag !== ALL) }
}

async function countTagsOfListed(tables: CampaignTables, filter: CountFilter, scope: VisibilityScope) {
  const rows = await listed(tables, filter, scope).select(['entity.id', 'entity.reveal', 'entity.readers']).execute()
  const ids = rows.filter((row) => reaches(gradeOf(row, scope), 'page')).map(({ id }) => id)
  const counts = new Map<string, number>()
  for (const some of chunks(ids, SLICE)) {
    for (const { tag, entities } of await countAmong(tables, some)) counts.set(tag, (counts.get(tag) ?? 0) + entities)
    await setImmediate()
  }
  return { entities: rows.length, tags: inOrder(counts) }
}

/** Sorted, because PostgreSQL returns the tags in an order that varies. */
function inOrder(counts: ReadonlyMap<string, number>): TagCounts['tags'] {
  return Array.from(counts, ([tag, entities]) => ({ tag, entities })).toSorted((one, other) =>
    one.tag < other.tag ? -1 : 1,
  )
}

/** How many entities there are of each type and first letter. Looks at every entity, so callers cache the answer until a change. */
export async function countLetters(
  tables: CampaignTables,
  filter: Pick<ListFilter, 'tag' | 'words'>,
  scope: VisibilityScope,
): Promise<LetterCount[]> {
  const letter = sql<string>`substr(entity."sortName", 1, 1)`
  const rows = await listed(tables, filter, scope)
    .groupBy(['entity.type', letter])
    .select((eb) => ['entity.type', letter.as('letter'), eb.fn.count<number | string>('entity.id').as('entities')])
    .execute()
  return rows.map((row) => ({ ...row, entities: Number(row.entities) }))
}

function listed(tables: CampaignTables, filter: ListFilter, scope: VisibilityScope) {
  return tables.db
    .selectFrom('entity')
    .where('entity.campaign', '=', tables.campaign)
    .where(withinScope(scope, 'name'))
    .where(matchesFilter(tables, filter, { scope, beginning: isSmall(filter) ? 'few' : 'order' }))
}

/** Parties are small. Entities with a picture are counted one by one, at most as many as there are pictures. */
function isSmall({ party, pictured }: ListFilter): boolean {
  return party === true || pictured === true
}

/** Names the index: SQLite would otherwise prefer the one with all columns, and scan the whole campaign's tags for each slice. */
async function countAmong({ db, campaign }: CampaignTables, ids: readonly string[]) {
  const byEntity = engineOf(db) === 'sqlite' ? sql`indexed by "entityTag_by_entity"` : sql``
  const { rows } = await sql<{
    readonly tag: string
    readonly entities: number
  }>`select tag, count(*) as entities from "entityTag" ${byEntity}
    where campaign = ${campaign} and entity in ${listOf(db, ids)} group by tag
  `.execute(db)
  return rows
}
