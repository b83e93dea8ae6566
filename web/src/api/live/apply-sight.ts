import type { QueryClient } from '@tanstack/react-query'
import type { AnswerOf, LiveChange, SceneSight } from '@waybook/contract'

import { MAPS, withTiles } from './apply-fog.ts'
import { invalidateIfFetching } from './invalidate.ts'

/** For players: what their group sees now, and the tiles that look different. Refetches a map that had no sight. */
export function applySight(queries: QueryClient, change: Extract<LiveChange, { kind: 'sight' }>): void {
  const { sceneId, version, tiles, seen, bright, doors } = change
  for (const [queryKey, known] of queries.getQueriesData<AnswerOf<'getSceneMap'>>({ queryKey: MAPS })) {
    const map = known?.map
    if (map?.sceneId !== sceneId || map.version >= version) continue
    if (map.tiles === null || map.sight === null) void queries.invalidateQueries({ queryKey })
    else {
      const next = { ...map, version, tiles: withTiles(map.tiles, tiles), sight: { seen, bright, doors } }
      queries.setQueryData(queryKey, { map: next })
    }
  }
  invalidateIfFetching(queries, MAPS)
  // What is seen may hide or reveal pins.
  void queries.invalidateQueries({ queryKey: ['getMap', { id: sceneId }] })
}

/** For game masters: the settings of a scene's sight. What tokens see may have changed, too. */
export function applySceneSight(queries: QueryClient, sceneId: string, sight: SceneSight): void {
  for (const [queryKey, known] of queries.getQueriesData<AnswerOf<'getSight'>>({ queryKey: ['getSight'] })) {
    const [, params] = queryKey
    const isOfScene = typeof params === 'object' && params !== null && 'sceneId' in params && params.sceneId === sceneId
    if (!isOfScene || (known?.sight && known.sight.version > sight.version)) continue
    queries.setQueryData(queryKey, { sight })
    // What the hand reveals and covers has another meaning then.
    if (known?.sight?.on !== sight.on) void queries.invalidateQueries({ queryKey: MAPS })
  }
  invalidateIfFetching(queries, ['getSight'])
  void queries.invalidateQueries({ queryKey: ['getEyes'] })
}
