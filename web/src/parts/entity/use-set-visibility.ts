import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Entity } from '@waybook/contract'

import { call } from '../../client/call.ts'

/** Saves whether players see an entity; it counts as saved once the page has heard back how things stand now. */
export function useSetVisibility({ id, type }: Pick<Entity, 'id' | 'type'>) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (visible: boolean) =>
      type === 'character'
        ? call('setCharacterVisibility', { characterId: id, visible })
        : call('setEntityVisibility', { entityId: id, visible }),
    onSuccess: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: ['getEntity', { id }] }),
        queries.invalidateQueries({ queryKey: ['getSceneDetails', { sceneId: id }] }),
        queries.invalidateQueries({ queryKey: ['listEntities'] }),
      ]),
  })
}
