import type { QueryClient } from '@tanstack/react-query'
import type { AnswerOf, LiveChange, MapTile } from '@waybook/contract'

import { invalidateIfFetching } from './invalidate.ts'

type Change<Kind extends LiveChange['kind']> = Extract<LiveChange, { kind: Kind }>

const MAPS = ['getSceneMap']

/** For players: puts the keys of the changed tiles into the cached map. Refetches a map that had no fog. */
export function applyFog(queries: QueryClient, { sceneId, version, tiles }: Change<'fog'>): void {
  for (const [queryKey, known] of queries.getQueriesData<AnswerOf<'getSceneMap'>>({ queryKey: MAPS })) {
    const map = known?.map
    if (map?.sceneId !== sceneId || map.version >= version) continue
    if (map.tiles === null) void queries.invalidateQueries({ queryKey })
    else queries.setQueryData(queryKey, { map: { ...map, version, tiles: withTiles(map.tiles, tiles), sight: null } })
  }
  invalidateIfFetching(queries, MAPS)
  // The fog may hide or reveal pins.
  void queries.invalidateQueries({ queryKey: ['getMap', { id: sceneId }] })
  // Pages that list their maps refetch when they next open, because one brush stroke is many changes.
  for (const page of ['getEntity', 'getSceneDetails'])
    void queries.invalidateQueries({ queryKey: [page], refetchType: 'none' })
}

export function withTiles(known: readonly MapTile[], changed: readonly MapTile[]): MapTile[] {
  const keys = new Map([...known, ...changed])
  return [...keys].filter(([, key]) => key !== null)
}

/**
 * For game masters: the page that shows the fog applies the change to its own mask (see `FogState`). The cached map is refetched when a page next
 * needs it.
 */
export function fogOutdated(queries: QueryClient): void {
  void queries.invalidateQueries({ queryKey: MAPS, refetchType: 'none' })
  invalidateIfFetching(queries, MAPS)
}
