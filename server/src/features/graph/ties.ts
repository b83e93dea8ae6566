import type { EntityType, VisibilityScope } from '@waybook/contract'
import { expressionBuilder, sql, type RawBuilder, type SqlBool } from 'kysely'

import { type CampaignTables, withinScope } from '#database/database.ts'
import { PART_OF_SET } from '#database/library-row.ts'
import type { Tables } from '#database/tables.ts'

import { isRead } from '../entities/mentions.ts'
import { isTold } from '../entities/relationships.ts'

/** The ties to follow. */
export interface TieFilter {
  /** Whether to follow mentions in texts too. */
  readonly mentions: boolean
  /** Follow only ties to entities of these types. */
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
 * A query for the ties of entities, with the columns `id` and `other`. Each link gives a row in both directions: A contains B -> (A, B), (B, A).
 * Leaves out links of an entity to itself and everything outside the scope: secret relationships, secret mentions, and entities whose page
 * it does not include. `of`: a query for the ids whose ties are wanted, all within the scope; all entities if left out.
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
  // Sets of the library tie pages that have nothing to do with each other.
  const known = sql`relationship.type != ${PART_OF_SET} and ${isTold(scope)(expressionBuilder<Tables, 'relationship'>())}`
  const read = sql`${isRead(scope)(expressionBuilder<Tables, 'mention'>())}`
  return [
    { table: 'relationship', from: 'from', to: 'to', included: known },
    // Exits have no secrets: everybody who sees both scenes sees the exit.
    { table: 'transition', from: 'entity', to: 'scene', included: sql`1 = 1` },
    ...(mentions ? [{ table: 'mention', from: 'from', to: 'to', included: read } as const] : []),
  ]
}

/** The condition that the joined entity is included, and of one of the types. */
function otherIncluded(scope: VisibilityScope, types?: readonly EntityType[]): RawBuilder<SqlBool> {
  const entity = expressionBuilder<Tables, 'entity'>()
  return sql`${entity.and([withinScope(scope)(entity), ...(types ? [entity('entity.type', 'in', types)] : [])])}`
}

/** The condition that an entity is included, for one that is not joined. */
function entityIncluded({ db, campaign }: CampaignTables, scope: VisibilityScope, id: RawBuilder<unknown>) {
  const entities = db.selectFrom('entity').where('entity.campaign', '=', campaign).where(withinScope(scope))
  return sql<SqlBool>`${id} in ${entities.select('entity.id')}`
}
