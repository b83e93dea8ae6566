import { maySee, type EntityType, type VisibilityScope } from '@waybook/contract'
import { sql } from 'kysely'

import { type CampaignTables, isAmong, withinScope } from '#database/database.ts'
import { type Flag, fromJson, toList } from '#database/statement/columns.ts'

/** The tag under which all entities of a type are counted. No entity has it. */
export const ALL = ''

/** Under `ALL`, an entity counts as shown if players see its name. */
const isKnown = sql<Flag>`case when reveal = 'hidden' then 0 else 1 end`

/** Counts the entities of each type and tag of the campaign again, after an import. */
export async function recount({ db, campaign }: CampaignTables): Promise<void> {
  await db.deleteFrom('entityCount').where('campaign', '=', campaign).execute()
  const counted = ['campaign', 'type', 'tag', 'shown', 'entities'] as const
  await db
    .insertInto('entityCount')
    .columns(counted)
    .expression((eb) =>
      eb
        .selectFrom('entity')
        .where('campaign', '=', campaign)
        .groupBy(['campaign', 'type', isKnown])
        .select((of) => [
          'campaign',
          'type',
          sql<string>`''`.as('tag'),
          isKnown.as('shown'),
          of.fn.countAll<number>().as('entities'),
        ]),
    )
    .execute()
  await db
    .insertInto('entityCount')
    .columns(counted)
    .expression((eb) =>
      eb
        .selectFrom('entityTag')
        .innerJoin('entity', (join) =>
          join.onRef('entity.campaign', '=', 'entityTag.campaign').onRef('entity.id', '=', 'entityTag.entity'),
        )
        .where('entity.campaign', '=', campaign)
        .groupBy(['entity.campaign', 'entity.type', 'entityTag.tag', 'entity.shown'])
        .select((of) => [
          'entity.campaign',
          'entity.type',
          'entityTag.tag',
          'entity.shown',
          of.fn.countAll<number>().as('entities'),
        ]),
    )
    .execute()
}

/** How many entities the campaign has. */
export async function countEntities({ db, campaign }: CampaignTables): Promise<number> {
  const { entities } = await db
    .selectFrom('entityCount')
    .where('campaign', '=', campaign)
    .where('tag', '=', ALL)
    .select((eb) => eb.fn.sum<number | null>('entities').as('entities'))
    .executeTakeFirstOrThrow()
  return entities ?? 0
}

interface HiddenButSeen {
  readonly type: EntityType
  readonly tags: readonly string[]
  /** Whether players see its name, so it is already counted under `ALL`. */
  readonly isCounted: boolean
}

/** The number of entities within the scope by tag (or for the given tag only), with all entities under `ALL`. */
export async function readCounts(
  tables: CampaignTables,
  { type, tag }: { readonly type?: EntityType | undefined; readonly tag?: string },
  scope: VisibilityScope,
): Promise<ReadonlyMap<string, number>> {
  let stored = tables.db.selectFrom('entityCount').where('campaign', '=', tables.campaign).where('entities', '>', 0)
  if (type !== undefined) stored = stored.where('type', '=', type)
  if (tag !== undefined) stored = stored.where('tag', '=', tag)
  if (!scope.everything) stored = stored.where('shown', '=', 1)
  const rows = await stored
    .groupBy('tag')
    .select((eb) => ['tag', eb.fn.sum<number | string>('entities').as('entities')])
    .execute()
  const counts = new Map(rows.map((row) => [row.tag, Number(row.entities)]))
  for (const hidden of await readHiddenButSeen(tables, scope))
    if (type === undefined || hidden.type === type)
      for (const one of [...(hidden.isCounted ? [] : [ALL]), ...new Set(hidden.tags)])
        if (tag === undefined || one === tag) counts.set(one, (counts.get(one) ?? 0) + 1)
  for (const off of await readSwitchedOff(tables, scope))
    if (type === undefined || off.type === type)
      for (const one of [ALL, ...(off.hasPage ? new Set(off.tags) : [])])
        if (tag === undefined || one === tag) counts.set(one, (counts.get(one) ?? 0) - 1)
  return new Map([...counts].filter(([, entities]) => entities > 0))
}

/** The entities within the scope in sets that are switched off. Lists leave them out. */
async function readSwitchedOff({ db, campaign }: CampaignTables, scope: VisibilityScope) {
  const rows = await db
    .selectFrom('setOff')
    .innerJoin('libraryEntry', (join) =>
      join.onRef('libraryEntry.campaign', '=', 'setOff.campaign').onRef('libraryEntry.set', '=', 'setOff.set'),
    )
    .innerJoin('entity', (join) =>
      join.onRef('entity.campaign', '=', 'libraryEntry.campaign').onRef('entity.id', '=', 'libraryEntry.entity'),
    )
    .where('setOff.campaign', '=', campaign)
    .where(withinScope(scope, 'name'))
    .select(['entity.type', 'entity.tags', 'entity.id', 'entity.reveal', 'entity.readers'])
    .execute()
  return rows.map(({ type, tags, ...seen }) => {
    return { type, tags: fromJson(tags), hasPage: maySee(scope, { ...seen, readers: toList(seen.readers) }) }
  })
}

/** Entities that only some players see, this one among them: their own character, and pages for readers of some characters. */
async function readHiddenButSeen(tables: CampaignTables, scope: VisibilityScope): Promise<HiddenButSeen[]> {
  if (scope.everything || scope.ownCharacter === null) return []
  const { db, campaign } = tables
  const hidden = db.selectFrom('entity').where('campaign', '=', campaign).where('shown', '=', 0)
  const columns = ['id', 'type', 'tags', 'reveal'] as const
  // A union, because SQLite would look at all hidden entities for a condition with `or`. It contains each entity once. Every
  // list is greater than '', and this condition makes SQLite use the index of readers.
  const rows = await hidden
    .where('id', '=', scope.ownCharacter)
    .select(columns)
    .union(
      hidden
        .where(sql<boolean>`readers > ''`)
        .where(isAmong(scope.ownCharacter, 'entity.readers'))
        .select(columns),
    )
    .execute()
  return rows.map(({ type, tags, reveal }) => ({ type, tags: fromJson(tags), isCounted: reveal !== 'hidden' }))
}
