import type { QueryClient } from '@tanstack/react-query'
import type { AnswerOf, ChangedParts } from '@waybook/contract'

import { invalidateIfFetching } from './invalidate.ts'

interface Part {
  readonly id: string
  readonly version: number
}

/** Adds, replaces and removes walls and lights of a scene, unless the cached ones are newer. */
export function applyWalls(queries: QueryClient, sceneId: string, changed: ChangedParts): void {
  for (const [queryKey, known] of queries.getQueriesData<AnswerOf<'getSceneWalls'>>({ queryKey: ['getSceneWalls'] })) {
    const [, params] = queryKey
    const isOfScene = typeof params === 'object' && params !== null && 'sceneId' in params && params.sceneId === sceneId
    if (!isOfScene || !known?.walls) continue
    const walls = merged(known.walls.walls, changed.walls, changed)
    const lights = merged(known.walls.lights, changed.lights, changed)
    queries.setQueryData(queryKey, { walls: { ...known.walls, walls, lights, elsewhere: 0 } })
  }
  invalidateIfFetching(queries, ['getSceneWalls'])
}

function merged<Some extends Part>(
  known: readonly Some[],
  changed: readonly Some[],
  { removed, version }: ChangedParts,
): Some[] {
  const newer = new Map(changed.map((part) => [part.id, part]))
  const gone = new Set(removed)
  const kept = known
    .filter((part) => !gone.has(part.id) || part.version > version)
    .map((part) => {
      const next = newer.get(part.id)
      newer.delete(part.id)
      return next && next.version > part.version ? next : part
    })
  return [...kept, ...newer.values()]
}
