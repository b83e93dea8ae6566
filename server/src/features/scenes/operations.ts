import { readEntityLinks } from '../entities/page-presenter.ts'
import { readEntity } from '../entities/read-entity.ts'
import type { OperationHandlers } from '../request-context.ts'
import { sceneNotFound, toScene, toSceneEntities } from './presenter.ts'
import { readSceneEntities, readTransitions } from './queries.ts'

export const sceneOperations = {
  getSceneDetails: async (context, { sceneId }) => {
    const record = await readEntity(context.records, sceneId, context.scope)
    if (record?.type !== 'scene') throw sceneNotFound(sceneId)
    return { scene: await toScene(record, await readEntityLinks(sceneId, context), context) }
  },

  getSceneEntities: async (context, { sceneId }) => {
    const found = await readSceneEntities(context.records, sceneId, context.scope)
    if (!found) throw sceneNotFound(sceneId)
    return { entities: await toSceneEntities(found, context) }
  },

  getSceneTransitions: async ({ records, scope }, { sceneId }) => {
    const found = await readTransitions(records, sceneId, scope)
    if (!found) throw sceneNotFound(sceneId)
    return { transitions: found.map((transition) => ({ ...transition })) }
  },
} satisfies Partial<OperationHandlers>
