import { DEFAULT_SIGHT, type SceneSight, type SightSettings } from '@waybook/contract'

import type { CampaignTables, CampaignTransaction } from '#database/database.ts'
import { fromJson, toFlag, toJson } from '#database/statement/columns.ts'
import { prepared } from '#database/statement/prepared.ts'

/** How tokens see on a scene, without checking who may know it. */
export async function readSight({ db, campaign }: CampaignTables, scene: string): Promise<SceneSight> {
  const [row] = await readRow(db, { campaign, scene })
  if (!row) return { ...DEFAULT_SIGHT, version: 0, blocked: false }
  return { ...DEFAULT_SIGHT, ...fromJson(row.content), version: row.version, blocked: row.blocked === 1 }
}

const readRow = prepared((db, { campaign, scene }: { readonly campaign: string; readonly scene: string }) =>
  db
    .selectFrom('sceneSight')
    .where('campaign', '=', campaign)
    .where('scene', '=', scene)
    .select(['content', 'blocked', 'version']),
)

/** The scenes with sight. */
export async function scenesWithSight({ db, campaign }: CampaignTables): Promise<string[]> {
  return (await readScenes(db, { campaign })).map(({ scene }) => scene)
}

const readScenes = prepared((db, { campaign }: { readonly campaign: string }) =>
  db.selectFrom('sceneSight').where('campaign', '=', campaign).where('active', '=', 1).select('scene'),
)

export async function storeSight(
  { db, campaign }: CampaignTransaction,
  scene: string,
  { version, blocked, ...settings }: SceneSight,
): Promise<void> {
  const content = toJson<SightSettings>(settings)
  const columns = { active: toFlag(settings.on), content, blocked: toFlag(blocked), version }
  await db
    .insertInto('sceneSight')
    .values({ campaign, scene, ...columns })
    .onConflict((conflict) => conflict.columns(['campaign', 'scene']).doUpdateSet(columns))
    .execute()
}
