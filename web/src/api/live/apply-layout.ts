import type { QueryClient } from '@tanstack/react-query'
import type { SceneLayout } from '@waybook/contract'

/** Replaces what is known of a scene's grid, range bands, mood and weather. */
export function applyLayout(queries: QueryClient, sceneId: string, layout: SceneLayout): void {
  for (const [queryKey] of queries.getQueriesData({ queryKey: ['getSceneLayout'] })) {
    const [, params] = queryKey
    const isOfScene = typeof params === 'object' && params !== null && 'sceneId' in params && params.sceneId === sceneId
    if (isOfScene) queries.setQueryData(queryKey, layout)
  }
}
