import type { Handler } from '../../operations/handler.ts'
import { readAround } from '../entities/entity.ts'
import { noScene } from './no-scene.ts'
import { toScene, toSceneEntities } from './presenter.ts'

export const getSceneDetails: Handler<'getSceneDetails'> = async (asked, { sceneId }) => {
  const record = await asked.records.entity(sceneId, asked.sight)
  if (record?.type !== 'scene') throw noScene(sceneId)
  return { scene: await toScene(record, await readAround(sceneId, asked), asked) }
}

export const getSceneEntities: Handler<'getSceneEntities'> = async (asked, { sceneId }) => {
  const found = await asked.records.sceneEntities(sceneId, asked.sight)
  if (!found) throw noScene(sceneId)
  return { entities: await toSceneEntities(found, asked) }
}

export const getSceneTransitions: Handler<'getSceneTransitions'> = async ({ records, sight }, { sceneId }) => {
  const found = await records.sceneTransitions(sceneId, sight)
  if (!found) throw noScene(sceneId)
  return { transitions: found.map((transition) => ({ ...transition })) }
}
