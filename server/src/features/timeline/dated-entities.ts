import { PARTY_TAG, type VisibilityScope } from '@waybook/contract'
import { sql, type ExpressionBuilder } from 'kysely'

import { EVERYONE, GAME_MASTER } from '#campaign-folder/entity-dates.ts'
import { type CampaignTables, withinScope } from '#database/database.ts'
import type { Flag } from '#database/statement/columns.ts'
import type { Tables } from '#database/tables.ts'

/** The position of an entry on the timeline. Entries with the same place are ordered by id. */
export interface TimelinePlace {
  readonly place: number
  readonly id: string
}

export interface TimelineQuery {
  /** The first and the last place of the range, both included. */
  readonly from: number | null
  readonly to: number | null
  readonly about: string | null
  readonly tag: string | null
  readonly party: boolean
  readonly newestFirst: boolean
  readonly after: TimelinePlace | null
  readonly limit: number
}

export interface DatedRecord extends TimelinePlace {
  readonly dates: Tables['entity']['dates']
}

/** The dated entities in the scope that match a query, in its order. Returns one more than its limit if there are more. */
export async function readDated(
  tables: CampaignTables,
  query: TimelineQuery,
  scope: VisibilityScope,
): Promise<DatedRecord[]> {
  // Each reader's dates are read in the order of the index, up to the limit.
  const found: DatedRecord[] = []
  for (const reader of readersOf(scope)) found.push(...(await selectPage(tables, query, { scope, reader })))
  return inOrder(found, query).slice(0, query.limit + 1)
}

/** The readers whose dates the scope knows. */
export function readersOf(scope: VisibilityScope): string[] {
  if (scope.everything) return [GAME_MASTER]
  return scope.ownCharacter === null ? [EVERYONE] : [EVERYONE, scope.ownCharacter]
}

export function inOrder<Placed extends TimelinePlace>(
  entries: readonly Placed[],
  { newestFirst }: TimelineQuery,
): Placed[] {
  const sign = newestFirst ? -1 : 1
  return entries.toSorted((one, other) => sign * (one.place - other.place || (one.id < other.id ? -1 : 1)))
}

interface Seen {
  readonly scope: VisibilityScope
  readonly reader: string
}

async function selectPage(tables: CampaignTables, query: TimelineQuery, seen: Seen): Promise<DatedRecord[]> {
  const { from, to, after, newestFirst, limit } = query
  const key = sql`("entityDate".place, "entityDate".entity)`
  let selected = selectDated(tables, seen).where(matches(tables, query, seen.scope))
  if (from !== null) selected = selected.where('entityDate.place', '>=', from)
  if (to !== null) selected = selected.where('entityDate.place', '<=', to)
  if (after !== null)
    selected = selected.where(sql<boolean>`${key} ${sql.raw(newestFirst ? '<' : '>')} (${after.place}, ${after.id})`)
  const direction = newestFirst ? 'desc' : 'asc'
  return await selected
    .select(['entityDate.place', 'entityDate.entity as id', 'entity.dates'])
    .orderBy('entityDate.place', direction)
    .orderBy('entityDate.entity', direction)
    .limit(limit + 1)
    .execute()
}

/** The entities in the scope with a date for this reader. If a player has their own date of an entity, everyone's date is left out. */
function selectDated({ db, campaign }: CampaignTables, { scope, reader }: Seen) {
  const ownCharacter = scope.everything ? null : scope.ownCharacter
  const selected = db
    .selectFrom('entityDate')
    .innerJoin('entity', (join) =>
      join.onRef('entity.campaign', '=', 'entityDate.campaign').onRef('entity.id', '=', 'entityDate.entity'),
    )
    .where('entityDate.campaign', '=', campaign)
    .where('entityDate.reader', '=', reader)
    .where(withinScope(scope))
  if (reader !== EVERYONE || ownCharacter === null) return selected
  return selected.where((eb) =>
    eb.not(
      eb.exists(
        eb
          .selectFrom('entityDate as known')
          .whereRef('known.campaign', '=', 'entityDate.campaign')
          .whereRef('known.entity', '=', 'entityDate.entity')
          .where('known.reader', '=', ownCharacter)
          .select('known.entity'),
      ),
    ),
  )
}

function matches(tables: CampaignTables, { about, tag, party }: TimelineQuery, scope: VisibilityScope) {
  const { db, campaign } = tables
  return (eb: ExpressionBuilder<Tables, 'entity'>) =>
    eb.and([
      ...(tag === null ? [] : [eb('entity.id', 'in', tagged(tables, tag))]),
      ...(about === null
        ? []
        : [
            eb.or([
              eb('entity.id', '=', about),
              isRelatedTo(tables, db.selectNoFrom(sql<string>`${about}`.as('id')), scope)(eb),
            ]),
          ]),
      ...(party ? [isRelatedTo(tables, partyWithin({ db, campaign }, scope), scope)(eb)] : []),
    ])
}

function tagged({ db, campaign }: CampaignTables, tag: string) {
  return db.selectFrom('entityTag').where('campaign', '=', campaign).where('tag', '=', tag).select('entity')
}

/** The characters of the party that the scope includes. */
export function partyWithin(tables: CampaignTables, scope: VisibilityScope) {
  return tables.db
    .selectFrom('entity')
    .where('entity.campaign', '=', tables.campaign)
    .where('entity.id', 'like', 'characters/%')
    .where('entity.id', 'in', tagged(tables, PARTY_TAG))
    .where(withinScope(scope))
    .select('entity.id')
}

/** The relationships that a scope includes if it includes both ends. Leaves out talents, which are figures of characters. */
export function openRelationships({ db, campaign }: CampaignTables, scope: VisibilityScope) {
  const secretFlags: readonly Flag[] = scope.everything ? [0, 1] : [0]
  return db
    .selectFrom('relationship')
    .where('relationship.campaign', '=', campaign)
    .where('relationship.secret', 'in', secretFlags)
    .where('relationship.rank', 'is', null)
}

function isRelatedTo(tables: CampaignTables, others: ReturnType<typeof partyWithin>, scope: VisibilityScope) {
  return (eb: ExpressionBuilder<Tables, 'entity'>) => {
    const relationships = openRelationships(tables, scope)
    return eb.or([
      eb('entity.id', 'in', relationships.where('relationship.to', 'in', others).select('relationship.from')),
      eb('entity.id', 'in', relationships.where('relationship.from', 'in', others).select('relationship.to')),
    ])
  }
}
