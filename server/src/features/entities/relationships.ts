import type { VisibilityScope } from '@waybook/contract'

import type { CampaignTables } from '#database/database.ts'
import type { Flag } from '#database/statement/columns.ts'

import { cardColumns, selectEntities, toCard } from './cards.ts'
import type { RelationshipRecord } from './entity-record.ts'

/** The relationships in the entity's own file, in their order, then those in other files, sorted by entity name. */
export async function readRelationships(
  tables: CampaignTables,
  id: string,
  scope: VisibilityScope,
): Promise<RelationshipRecord[]> {
  const itself = await selectEntities(tables, scope).where('entity.id', '=', id).select('entity.id').executeTakeFirst()
  if (!itself) return []
  const outgoing = await withOther(tables, 'to', scope).where('relationship.from', '=', id).execute()
  const incoming = await withOther(tables, 'from', scope)
    .where('relationship.to', '=', id)
    .where('relationship.from', '!=', id)
    .orderBy('entity.sortName')
    .orderBy('entity.id')
    .execute()
  return [...outgoing, ...incoming].map((row) => ({
    type: row.relationshipType,
    from: row.from,
    to: row.to,
    secret: row.secret === 1,
    other: toCard(row),
  }))
}

/** Selects relationships joined with the entity at their `end`. */
export function withOther(tables: CampaignTables, end: 'from' | 'to', scope: VisibilityScope) {
  const secretFlags: readonly Flag[] = scope.everything ? [0, 1] : [0]
  return selectEntities(tables, scope)
    .innerJoin('relationship', (join) =>
      join.onRef('relationship.campaign', '=', 'entity.campaign').onRef(`relationship.${end}`, '=', 'entity.id'),
    )
    .where('relationship.secret', 'in', secretFlags)
    .select(cardColumns)
    .select(['relationship.type as relationshipType', 'relationship.from', 'relationship.to', 'relationship.secret'])
    .orderBy('relationship.position')
}

/** The relationship types that link a character to the image that is their portrait. */
export const portraitTypes: readonly string[] = ['portrayed by', 'depicted by', 'illustrated by']
