import type { Sight } from '@waybook/contract'

import type { CampaignTables } from '../../database/campaign-tables.ts'
import type { Flag } from '../../database/statement/flag.ts'
import { selectEntities } from './cards.ts'
import type { MentionRecord } from './entity-record.ts'

/** By name. What mentions an entity and what is mentioned must both be within the sight. */
export async function readMentions(tables: CampaignTables, id: string, sight: Sight): Promise<MentionRecord[]> {
  const told: readonly Flag[] = sight.everything ? [0, 1] : [0]
  const itself = selectEntities(tables, sight).where('entity.id', '=', id).select('entity.id')
  return await selectEntities(tables, sight)
    .innerJoin('mention', (join) =>
      join.onRef('mention.campaign', '=', 'entity.campaign').onRef('mention.from', '=', 'entity.id'),
    )
    .where('mention.to', 'in', itself)
    .where('mention.from', '!=', id)
    .where('mention.secret', 'in', told)
    .select(['entity.id', 'entity.type', 'entity.name'])
    .orderBy('entity.sortName')
    .orderBy('entity.id')
    .execute()
}
