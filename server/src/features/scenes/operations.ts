import { readAround } from '../entities/entity.ts'
import type { OperationHandlers } from '../request-context.ts'
import { noScene } from './no-scene.ts'
import { toScene, toSceneEntities } from './presenter.ts'

export const sceneOperations = {
  getSceneDetails: async (asked, { sceneId }) => {
    const record = await asked.records.entities.find(sceneId, asked.sight)
    if (record?.type !== 'scene') throw noScene(sceneId)
    return { scene: await toScene(record, await readAround(sceneId, asked), asked) }
  },

  getSceneEntities: async (asked, { sceneId }) => {
    const found = await asked.records.scenes.entities(sceneId, asked.sight)
    if (!found) throw noScene(sceneId)
    return { entities: await toSceneEntities(found, asked) }
  },

  getSceneTransitions: async ({ records, sight }, { sceneId }) => {
    const found = await records.scenes.transitions(sceneId, sight)
    if (!found) throw noScene(sceneId)
    return { transitions: found.map((transition) => ({ ...transition })) }
  },
} satisfies Partial<OperationHandlers>
