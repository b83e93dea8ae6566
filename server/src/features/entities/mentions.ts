import type { VisibilityScope } from '@waybook/contract'
import type { ExpressionBuilder, ExpressionWrapper, SqlBool } from 'kysely'

import { type CampaignTables, isAmong, withinScope } from '#database/database.ts'
import { preparedInScope } from '#database/statement/prepared-in-scope.ts'
import type { Tables } from '#database/tables.ts'

import type { MentionRecord } from './entity-record.ts'

/** Sorted by name. Both the mentioning and the mentioned entity must be within the scope. */
export async function readMentions(
  tables: CampaignTables,
  id: string,
  scope: VisibilityScope,
): Promise<MentionRecord[]> {
  return await selectMentions(tables, scope, { id })
}

const selectMentions = preparedInScope((tables, scope, { id }: { readonly id: string }) => {
  return selectNamed(tables, scope)
    .innerJoin('mention', (join) =>
      join.onRef('mention.campaign', '=', 'entity.campaign').onRef('mention.from', '=', 'entity.id'),
    )
    .where('mention.to', 'in', selectNamed(tables, scope).where('entity.id', '=', id).select('entity.id'))
    .where('mention.from', '!=', id)
    .where(isRead(scope))
    .select(['entity.id', 'entity.type', 'entity.name'])
    .orderBy('entity.sortName')
    .orderBy('entity.id')
})

/** The condition that the scope includes the text with the mention, if it includes the pages of both ends. */
export function isRead(scope: VisibilityScope) {
  return (eb: ExpressionBuilder<Tables, 'mention'>): ExpressionWrapper<Tables, 'mention', SqlBool> => {
    // Without a condition on this column, SQLite would scan all mentions through the primary key.
    if (scope.everything) return eb('mention.secret', 'in', [0, 1])
    const open = eb('mention.secret', '=', 0)
    return scope.ownCharacter === null ? open : eb.or([open, isAmong(scope.ownCharacter, 'mention.readers')])
  }
}

/** `selectEntities` without its pictures. */
function selectNamed({ db, campaign }: CampaignTables, scope: VisibilityScope) {
  return db.selectFrom('entity').where('entity.campaign', '=', campaign).where(withinScope(scope))
}
