import type { Mention, VisibilityScope } from '@waybook/contract'

import { type CampaignTables, withinScope } from '#database/database.ts'
import { fromJson } from '#database/statement/columns.ts'

import { openRelationships, partyWithin, readersOf } from './dated-entities.ts'

/** Topics in the scope to which the timeline can be restricted. */
export interface TopicsRecord {
  readonly tags: string[]
  readonly entities: Mention[]
  readonly party: boolean
}

const TAGS_MAX = 3
const ENTITIES_MAX = 3
/** A single event is easier to find on the timeline than by its topic. */
const EVENTS_MIN = 2

export async function readTopics(tables: CampaignTables, scope: VisibilityScope): Promise<TopicsRecord> {
  const related = openRelationships(tables, scope).where('relationship.from', 'in', datedWithin(tables, scope))
  const entities = await related
    .innerJoin('entity', (join) =>
      join.onRef('entity.campaign', '=', 'relationship.campaign').onRef('entity.id', '=', 'relationship.to'),
    )
    .where(withinScope(scope))
    .groupBy(['entity.id', 'entity.name', 'entity.type'])
    .having(({ fn }) => fn.count<number>('relationship.from').distinct(), '>=', EVENTS_MIN)
    .select(['entity.id', 'entity.name', 'entity.type'])
    .orderBy(({ fn }) => fn.count('relationship.from').distinct(), 'desc')
    .orderBy('entity.id')
    .limit(ENTITIES_MAX)
    .execute()
  const ofParty = await related
    .where('relationship.to', 'in', partyWithin(tables, scope))
    .select('relationship.from')
    .limit(1)
    .execute()
  return { tags: await readTags(tables, scope), entities, party: ofParty.length > 0 }
}

/** The most frequent tags on the timeline. Read from `entity.tags`, because SQLite would scan the table of all tags. */
async function readTags(tables: CampaignTables, scope: VisibilityScope): Promise<string[]> {
  const { db, campaign } = tables
  const rows = await db
    .selectFrom('entity')
    .where('entity.campaign', '=', campaign)
    .where('entity.id', 'in', datedWithin(tables, scope))
    .groupBy('entity.tags')
    .select(['entity.tags', ({ fn }) => fn.countAll<number>().as('entities')])
    .execute()
  const counts = new Map<string, number>()
  for (const { tags, entities } of rows)
    for (const tag of new Set(fromJson(tags))) counts.set(tag, (counts.get(tag) ?? 0) + entities)
  return [...counts]
    .filter(([, entities]) => entities >= EVENTS_MIN)
    .toSorted(([a, ofA], [b, ofB]) => ofB - ofA || (a < b ? -1 : 1))
    .slice(0, TAGS_MAX)
    .map(([tag]) => tag)
}

/** The ids of the entities on the timeline of a scope. */
function datedWithin({ db, campaign }: CampaignTables, scope: VisibilityScope) {
  return db
    .selectFrom('entityDate')
    .innerJoin('entity', (join) =>
      join.onRef('entity.campaign', '=', 'entityDate.campaign').onRef('entity.id', '=', 'entityDate.entity'),
    )
    .where('entityDate.campaign', '=', campaign)
    .where('entityDate.reader', 'in', readersOf(scope))
    .where(withinScope(scope))
    .select('entity.id')
}
