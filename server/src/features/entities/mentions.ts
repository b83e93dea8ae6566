import type { VisibilityScope } from '@waybook/contract'

import type { CampaignTables } from '#database/database.ts'
import type { Flag } from '#database/statement/columns.ts'

import { selectEntities } from './cards.ts'
import type { MentionRecord } from './entity-record.ts'

/** Sorted by name. Both the mentioning and the mentioned entity must be within the scope. */
export async function readMentions(
  tables: CampaignTables,
  id: string,
  scope: VisibilityScope,
): Promise<MentionRecord[]> {
  const secretFlags: readonly Flag[] = scope.everything ? [0, 1] : [0]
  const itself = selectEntities(tables, scope).where('entity.id', '=', id).select('entity.id')
  return await selectEntities(tables, scope)
    .innerJoin('mention', (join) =>
      join.onRef('mention.campaign', '=', 'entity.campaign').onRef('mention.from', '=', 'entity.id'),
    )
    .where('mention.to', 'in', itself)
    .where('mention.from', '!=', id)
    .where('mention.secret', 'in', secretFlags)
    .select(['entity.id', 'entity.type', 'entity.name'])
    .orderBy('entity.sortName')
    .orderBy('entity.id')
    .execute()
}
