import type { SceneLayout } from '@waybook/contract'

import { type OperationHandlers, type RequestContext } from '../request-context.ts'
import { sceneOf } from '../table/table-operations.ts'
import { readSceneLayout, setSceneLayout } from './layout-queries.ts'
import { sceneNotFound } from './presenter.ts'

export const sceneLayoutOperations = {
  getSceneLayout: async (context, { sceneId }) => {
    await sceneOf(context, sceneId)
    return await layoutOf(context, sceneId)
  },

  setSceneGrid: async (context, { sceneId, grid }) => {
    await sceneOf(context, sceneId)
    await setSceneLayout(context.records, sceneId, { grid })
    return { layout: await layoutOf(context, sceneId) }
  },

  setSceneBands: async (context, { sceneId, bands }) => {
    await sceneOf(context, sceneId)
    await setSceneLayout(context.records, sceneId, { bands })
    return { layout: await layoutOf(context, sceneId) }
  },
} satisfies Partial<OperationHandlers>

async function layoutOf({ records }: RequestContext, sceneId: string): Promise<SceneLayout> {
  const layout = await readSceneLayout(records, sceneId)
  if (!layout) throw sceneNotFound(sceneId)
  return layout
}
