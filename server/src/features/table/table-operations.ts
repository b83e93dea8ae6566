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
    const { shown } = await sceneOf(context, sceneId)
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
