import type { Change } from '#database/change.ts'
import type { CampaignTables, CampaignTransaction } from '#database/database.ts'
import { fromJson, toJson } from '#database/statement/columns.ts'
import { prepared } from '#database/statement/prepared.ts'

import { noPoints, type PointSpent, type StoryPool } from './story-pool.ts'

export type StoryPointsChange = Change<'storyPoints', { readonly version: number }>

export async function readStoryPoints(tables: CampaignTables): Promise<StoryPool> {
  const [row] = await selectPool(tables.db, tables)
  if (!row) return noPoints
  const { content, ...points } = row
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only `save` writes them
  return { ...points, spends: fromJson(content) as readonly PointSpent[] }
}

const selectPool = prepared((db, { campaign }: Pick<CampaignTables, 'campaign'>) =>
  db.selectFrom('storyPool').where('campaign', '=', campaign).select(['players', 'gameMaster', 'version', 'content']),
)

export async function saveStoryPoints(tx: CampaignTransaction, { spends, ...points }: StoryPool): Promise<void> {
  const row = { ...points, content: toJson(spends) }
  await tx.db
    .insertInto('storyPool')
    .values({ campaign: tx.campaign, ...row })
    .onConflict((conflict) => conflict.column('campaign').doUpdateSet(row))
    .execute()
  const payload = { version: points.version }
  const change: StoryPointsChange = { audience: 'everyone', operation: 'storyPoints', subject: 'campaign', payload }
  tx.log(change)
}
