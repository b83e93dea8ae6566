import type { EntityType, VisibilityScope } from '@waybook/contract'
import { expressionBuilder, sql, type RawBuilder, type SqlBool } from 'kysely'

import { type CampaignTables, withinScope } from '#database/database.ts'
import type { Tables } from '#database/tables.ts'

import { isRead } from '../entities/mentions.ts'
import { isTold } from '../entities/relationships.ts'

/** Which ties are followed. */
export interface TieFilter {
  /** Also those between an entity and those that its texts mention. */
  readonly mentions: boolean
  /** Only to entities of these types. */
  readonly types?: readonly EntityType[] | undefined
}

/** A table of ties, with the columns of their two ends. */
interface Source {
  readonly table: 'relationship' | 'transition' | 'mention'
  readonly from: string
  readonly to: string
  readonly included: RawBuilder<unknown>
}

/**
 * A query for the ties of entities, as `id` and the other's id as `other`. A tie is there in both directions, as often as something ties the
 * two. Left out is what ties an entity to itself, and what is beyond the scope: secret relationships, secret mentions, and entities of which
 * it does not include the page. `of` are ids of entities of which it does, as a query; without it, all are meant.
 */
export function selectTies(
  tables: CampaignTables,
  scope: VisibilityScope,
  { of, mentions, types }: TieFilter & { readonly of?: RawBuilder<unknown> },
): RawBuilder<{ id: string; other: string }> {
  const other = otherIncluded(scope, types)
  const directions = sourcesOf(scope, mentions).flatMap(({ table, from, to, included }) =>
    [
      { id: sql.ref(`${table}.${from}`), other: sql.ref(`${table}.${to}`) },
      { id: sql.ref(`${table}.${to}`), other: sql.ref(`${table}.${from}`) },
    ].map(
      (ends) => sql`
        select ${ends.id} as id, ${ends.other} as other from ${sql.table(table)}
        join entity on entity.campaign = ${sql.ref(`${table}.campaign`)} and entity.id = ${ends.other}
        where ${sql.ref(`${table}.campaign`)} = ${tables.campaign} and ${ends.id} != ${ends.other}
        and ${of ? sql`${ends.id} in ${of}` : entityIncluded(tables, scope, ends.id)} and ${included} and ${other}`,
    ),
  )
  return sql`(${sql.join(directions, sql` union all `)})`
}

function sourcesOf(scope: VisibilityScope, mentions: boolean): Source[] {
  const told = sql`${isTold(scope)(expressionBuilder<Tables, 'relationship'>())}`
  const read = sql`${isRead(scope)(expressionBuilder<Tables, 'mention'>())}`
  return [
    { table: 'relationship', from: 'from', to: 'to', included: told },
    // Exits have no secrets of their own: they are told to whoever gets both scenes.
    { table: 'transition', from: 'entity', to: 'scene', included: sql`1 = 1` },
    ...(mentions ? [{ table: 'mention', from: 'from', to: 'to', included: read } as const] : []),
  ]
}

/** The condition that the joined entity is included, and of one of the types. */
function otherIncluded(scope: VisibilityScope, types?: readonly EntityType[]): RawBuilder<SqlBool> {
  const entity = expressionBuilder<Tables, 'entity'>()
  return sql`${entity.and([withinScope(scope)(entity), ...(types ? [entity('entity.type', 'in', types)] : [])])}`
}

/** The condition that an entity is included, which is not joined. */
function entityIncluded({ db, campaign }: CampaignTables, scope: VisibilityScope, id: RawBuilder<unknown>) {
  const entities = db.selectFrom('entity').where('entity.campaign', '=', campaign).where(withinScope(scope))
  return sql<SqlBool>`${id} in ${entities.select('entity.id')}`
}
