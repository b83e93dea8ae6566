import type { QueryClient } from '@tanstack/react-query'

/** Asks anew for what shows an entity's picture; done once the page has heard back how things stand now. */
export async function askEntityAgain(queries: QueryClient, id: string): Promise<void> {
  const asked = [
    ['getEntity', { id }],
    ['getSceneDetails', { sceneId: id }],
    ['getRemovedImages', { entityId: id }],
    ['listEntities'],
  ]
  await Promise.all(asked.map((queryKey) => queries.invalidateQueries({ queryKey })))
}
