import { Problem } from '@waybook/contract'

import type { CardRecord } from '../entities/entity-record.ts'
import { checkCampaignId, type OperationHandlers, type RequestContext } from '../request-context.ts'
import { sceneNotFound } from '../scenes/presenter.ts'

export const tableOperations = {
  getActiveScene: async (context, { campaignId }) => {
    checkCampaignId(context, campaignId)
    return { sceneId: await context.records.table.activeScene(context.scope) }
  },

  /** Setting the active scene also reveals it to players if it was hidden. */
  setActiveScene: async (context, { sceneId, campaignId }) => {
    checkCampaignId(context, campaignId)
    const { shown, picture } = await sceneOf(context, sceneId)
    // Of a scene under fog, players do not get the picture.
    if (!picture && !(await context.records.fog.map(sceneId)))
      throw new Problem('conflict', `Scene "${sceneId}" has no stored image`)
    if (!shown) await context.records.entities.setVisibility(sceneId, true)
    await context.records.table.setActiveScene({ after: sceneId, ...(!shown && { shown: { sceneId, visible: true } }) })
    return { success: true, sceneId }
  },
} satisfies Partial<OperationHandlers>

export async function sceneOf({ records, scope }: RequestContext, sceneId: string): Promise<CardRecord> {
  const [card] = await records.entities.cards([sceneId], scope)
  if (card?.type !== 'scene') throw sceneNotFound(sceneId)
  return card
}
