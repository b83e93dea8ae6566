import type { QueryClient } from '@tanstack/react-query'
import type { AnswerOf, LiveChange, MapTile } from '@waybook/contract'

import { invalidateIfFetching } from './invalidate.ts'

type Change<Kind extends LiveChange['kind']> = Extract<LiveChange, { kind: Kind }>

const MAPS = ['getSceneMap']

/** For players: puts the keys of the tiles that now look different into the cached map. One that was all open so far is fetched again. */
export function applyFog(queries: QueryClient, { sceneId, version, tiles }: Change<'fog'>): void {
  for (const [queryKey, known] of queries.getQueriesData<AnswerOf<'getSceneMap'>>({ queryKey: MAPS })) {
    const map = known?.map
    if (map?.sceneId !== sceneId || map.version >= version) continue
    if (map.tiles === null) void queries.invalidateQueries({ queryKey })
    else queries.setQueryData(queryKey, { map: { ...map, version, tiles: withTiles(map.tiles, tiles) } })
  }
  invalidateIfFetching(queries, MAPS)
  // What the fog does to pins is asked for again.
  void queries.invalidateQueries({ queryKey: ['getMap', { id: sceneId }] })
  // Pages that name the maps they are on are, when they are next opened: a stroke of the brush is many changes.
  for (const page of ['getEntity', 'getSceneDetails'])
    void queries.invalidateQueries({ queryKey: [page], refetchType: 'none' })
}

function withTiles(known: readonly MapTile[], changed: readonly MapTile[]): MapTile[] {
  const keys = new Map([...known, ...changed])
  return [...keys].filter(([, key]) => key !== null)
}

/**
 * For game masters: the page that shows the fog applies the change to its own mask (see `FogState`). The cached map is fetched again when
 * a page next needs it.
 */
export function fogOutdated(queries: QueryClient): void {
  void queries.invalidateQueries({ queryKey: MAPS, refetchType: 'none' })
  invalidateIfFetching(queries, MAPS)
}
