import { useQuery } from '@tanstack/react-query'
import { isEntityId, type Scene } from '@waybook/contract'

import { operationQuery } from '../../client/operation-query.ts'
import { askedOf, type Asked } from '../../parts/entity/asked.ts'

/** A scene by its id; one that the viewer does not see yet is not found. */
export function useScene(sceneId: string): Asked<{ readonly scene: Scene }> {
  const enabled = isEntityId(sceneId)
  const query = useQuery({ ...operationQuery('getSceneDetails', { sceneId }), enabled })
  // Sections of the page read these; asked for at once, they spare it a round trip.
  useQuery({ ...operationQuery('getSceneEntities', { sceneId }), enabled })
  useQuery({ ...operationQuery('getSceneTransitions', { sceneId }), enabled })
  return enabled ? askedOf(query, ({ scene }) => ({ scene })) : { state: 'notFound' }
}
