import type { VisibilityScope } from '@waybook/contract'
import type { ExpressionBuilder, ExpressionWrapper, SqlBool } from 'kysely'

import { type CampaignTables, withinScope } from '#database/database.ts'
import type { Flag } from '#database/statement/columns.ts'
import { preparedInScope } from '#database/statement/prepared-in-scope.ts'
import type { Tables } from '#database/tables.ts'

import { shownPictureColumns, toPicture } from '../pictures/picture-columns.ts'
import { cardColumns, selectEntities } from './cards.ts'
import type { RelationshipRecord } from './entity-record.ts'

/** The relationships in the entity's own file, in order, then the ones in other files, sorted by entity name. */
export async function readRelationships(
  tables: CampaignTables,
  id: string,
  scope: VisibilityScope,
): Promise<RelationshipRecord[]> {
  const outgoing = await selectOutgoing(tables, scope, { id })
  const incoming = await selectIncoming(tables, scope, { id })
  return [...outgoing, ...incoming].map(({ relationshipType, from, to, secret, rank, ...other }) => ({
    type: relationshipType,
    from,
    to,
    secret: secret === 1,
    rank,
    other: { id: other.id, type: other.type, name: other.name, picture: toPicture(other) },
  }))
}

const selectOutgoing = preparedInScope((tables, scope, { id }: { readonly id: string }) =>
  withOther(tables, 'to', scope)
    .clearSelect()
    .select(relatedColumns)
    .where('relationship.from', 'in', itself(tables, scope, id)),
)

const selectIncoming = preparedInScope((tables, scope, { id }: { readonly id: string }) =>
  withOther(tables, 'from', scope)
    .clearSelect()
    .select(relatedColumns)
    .where('relationship.to', 'in', itself(tables, scope, id))
    .where('relationship.from', '!=', id)
    .orderBy('entity.sortName')
    .orderBy('entity.id'),
)

/** The id, if the entity is within the scope. */
function itself({ db, campaign }: CampaignTables, scope: VisibilityScope, id: string) {
  return db
    .selectFrom('entity')
    .where('entity.campaign', '=', campaign)
    .where('entity.id', '=', id)
    .where(withinScope(scope))
    .select('entity.id')
}

const relationshipColumns = [
  'relationship.type as relationshipType',
  'relationship.from',
  'relationship.to',
  'relationship.secret',
  'relationship.rank',
] as const

const relatedColumns = [
  'entity.id',
  'entity.type',
  'entity.name',
  ...shownPictureColumns,
  ...relationshipColumns,
] as const

/** Selects relationships joined with the entity at their `end`. Talents are figures of the character that has them. */
export function withOther(tables: CampaignTables, end: 'from' | 'to', scope: VisibilityScope) {
  return selectEntities(tables, scope)
    .innerJoin('relationship', (join) =>
      join.onRef('relationship.campaign', '=', 'entity.campaign').onRef(`relationship.${end}`, '=', 'entity.id'),
    )
    .where(isTold(scope))
    .select(cardColumns)
    .select(relationshipColumns)
    .orderBy('relationship.position')
}

/** The condition that the scope includes a relationship, if it includes the pages of both ends. */
export function isTold(scope: VisibilityScope) {
  const secretFlags: readonly Flag[] = scope.everything ? [0, 1] : [0]
  return (eb: ExpressionBuilder<Tables, 'relationship'>): ExpressionWrapper<Tables, 'relationship', SqlBool> =>
    eb.and([eb('relationship.secret', 'in', secretFlags), includesRank(scope)(eb)])
}

/** The condition that the relationship is no talent, or that the scope includes the figures of its owner. Only characters have figures. */
function includesRank(scope: VisibilityScope) {
  return (eb: ExpressionBuilder<Tables, 'relationship'>): ExpressionWrapper<Tables, 'relationship', SqlBool> => {
    if (scope.everything) return eb.and([])
    const owner = eb
      .selectFrom('entity')
      .select('entity.id')
      .whereRef('entity.campaign', '=', 'relationship.campaign')
      .whereRef('entity.id', '=', 'relationship.from')
      .where((of) => of.or([of('entity.type', '!=', 'character'), withinScope(scope, 'figures')(of)]))
    return eb.or([eb('relationship.rank', 'is', null), eb.exists(owner)])
  }
}
