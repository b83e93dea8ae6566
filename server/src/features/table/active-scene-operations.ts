import { Problem } from '@waybook/contract'

import { refuseOtherCampaign } from '../campaign/this-campaign.ts'
import { type CardRecord } from '../entities/entity-record.ts'
import type { OperationHandlers, RequestContext } from '../request-context.ts'
import { noScene } from '../scenes/no-scene.ts'

export const activeSceneOperations = {
  getActiveScene: async (asked, { campaignId }) => {
    refuseOtherCampaign(asked, campaignId)
    return { sceneId: await asked.records.table.activeScene(asked.sight) }
  },

  /** What is on the table is shown to everybody, also where it was hidden before. */
  setActiveScene: async (acting, { sceneId, campaignId }) => {
    refuseOtherCampaign(acting, campaignId)
    const { shown, picture } = await sceneOf(acting, sceneId)
    if (!picture) throw new Problem('conflict', `Scene "${sceneId}" has no stored image`)
    if (!shown) await acting.records.entities.setVisibility(sceneId, true)
    await acting.records.table.setActiveScene({ after: sceneId, ...(!shown && { shown: { sceneId, visible: true } }) })
    return { success: true, sceneId }
  },
} satisfies Partial<OperationHandlers>

export async function sceneOf({ records, sight }: RequestContext, sceneId: string): Promise<CardRecord> {
  const [card] = await records.entities.cards([sceneId], sight)
  if (card?.type !== 'scene') throw noScene(sceneId)
  return card
}
