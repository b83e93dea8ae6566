import type { Sight } from '@waybook/contract'

import type { CampaignTables } from '../../database/campaign-tables.ts'
import { noteChanges, type Deed } from '../../database/change-log.ts'
import type { SceneChange } from '../../database/records.ts'
import { readSceneName } from '../scenes/scene-name.ts'

export async function readActiveScene(tables: CampaignTables, sight: Sight): Promise<string | null> {
  const scene = await sceneOnTable(tables)
  return scene === null ? null : ((await readSceneName(tables, scene, sight))?.id ?? null)
}

/** Whoever may see it, and whether or not it is still there. */
export async function sceneOnTable({ db, campaign }: CampaignTables): Promise<string | null> {
  const row = await db.selectFrom('activeScene').where('campaign', '=', campaign).select('scene').executeTakeFirst()
  return row?.scene ?? null
}

export async function setActiveScene(tables: CampaignTables, wanted: SceneChange, deed: Deed): Promise<void> {
  const { after, shown, takesBack } = wanted
  const before = await sceneOnTable(tables)
  if (before === after) return
  await tables.db
    .insertInto('activeScene')
    .values({ campaign: tables.campaign, scene: after })
    .onConflict((conflict) => conflict.column('campaign').doUpdateSet({ scene: after }))
    .execute()
  const subject = after ?? before ?? 'campaign'
  const payload = { before, after, shown, takesBack }
  await noteChanges(tables, deed, [{ audience: 'everyone', operation: 'activeScene', subject, payload }])
}
