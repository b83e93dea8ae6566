import type { SceneLayout } from '@waybook/contract'

import { checkCampaignId, type OperationHandlers, type RequestContext } from '../request-context.ts'
import { sceneOf } from '../table/table-operations.ts'
import { readSceneLayout, setSceneLayout } from './layout-queries.ts'
import { sceneNotFound } from './presenter.ts'

export const sceneLayoutOperations = {
  getSceneLayout: async (context, { campaignId, sceneId }) => {
    await expectScene(context, campaignId, sceneId)
    return await layoutOf(context, sceneId)
  },

  setSceneGrid: async (context, { campaignId, sceneId, grid }) => {
    await expectScene(context, campaignId, sceneId)
    await setSceneLayout(context.records, sceneId, { grid })
    return { success: true, layout: await layoutOf(context, sceneId) }
  },

  setSceneBands: async (context, { campaignId, sceneId, bands }) => {
    await expectScene(context, campaignId, sceneId)
    await setSceneLayout(context.records, sceneId, { bands })
    return { success: true, layout: await layoutOf(context, sceneId) }
  },
} satisfies Partial<OperationHandlers>

async function expectScene(context: RequestContext, campaignId: string, sceneId: string): Promise<void> {
  checkCampaignId(context, campaignId)
  await sceneOf(context, sceneId)
}

async function layoutOf({ records }: RequestContext, sceneId: string): Promise<SceneLayout> {
  const layout = await readSceneLayout(records, sceneId)
  if (!layout) throw sceneNotFound(sceneId)
  return layout
}
