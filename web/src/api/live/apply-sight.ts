import type { QueryClient } from '@tanstack/react-query'
import type { AnswerOf, LiveChange } from '@waybook/contract'

import { withTiles } from './apply-fog.ts'
import { invalidateIfFetching } from './invalidate.ts'

type Change<Kind extends LiveChange['kind']> = Extract<LiveChange, { kind: Kind }>

const MAPS = ['getSceneMap']

/** For players: puts what their group sees, and the keys of the changed tiles, into the cached map. Refetches a map that was not covered. */
export function applySight(queries: QueryClient, change: Change<'sight'>): void {
  const { sceneId, version, tiles, seen, bright, doors } = change
  for (const [queryKey, known] of queries.getQueriesData<AnswerOf<'getSceneMap'>>({ queryKey: MAPS })) {
    const map = known?.map
    if (map?.sceneId !== sceneId || map.version >= version) continue
    if (map.tiles === null) void queries.invalidateQueries({ queryKey })
    else {
      const sight = { seen, bright, doors }
      queries.setQueryData(queryKey, { map: { ...map, version, tiles: withTiles(map.tiles, tiles), sight } })
    }
  }
  invalidateIfFetching(queries, MAPS)
  void queries.invalidateQueries({ queryKey: ['getMap', { id: sceneId }] })
}

/** For game masters: the settings of a scene's sight, and notice that somebody sees something else. */
export function applySceneSight(
  queries: QueryClient,
  { sceneId, sight }: Pick<Change<'sceneSight'>, 'sceneId' | 'sight'>,
): void {
  queries.setQueriesData<AnswerOf<'getSight'>>({ queryKey: ['getSight', { sceneId }] }, (known) =>
    known?.sight && known.sight.version > sight.version ? known : { sight },
  )
  void queries.invalidateQueries({ queryKey: ['getEyes', { sceneId }] })
}
