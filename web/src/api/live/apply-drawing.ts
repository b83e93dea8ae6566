import type { QueryClient } from '@tanstack/react-query'
import type { AnswerOf, Drawing } from '@waybook/contract'

import { invalidateIfFetching } from './invalidate.ts'

type Drawings = AnswerOf<'getDrawings'>['drawings']

/** Adds or replaces a drawing, unless the cached one is newer. */
export function applyDrawing(queries: QueryClient, drawing: Drawing): void {
  changeDrawings(queries, drawing.sceneId, (drawings) => {
    const known = drawings.find(({ id }) => id === drawing.id)
    if (!known) return [...drawings, drawing]
    return known.version >= drawing.version ? drawings : drawings.map((one) => (one === known ? drawing : one))
  })
}

export function applyDrawingRemoved(queries: QueryClient, sceneId: string, drawingId: string): void {
  changeDrawings(queries, sceneId, (drawings) => drawings.filter(({ id }) => id !== drawingId))
}

function changeDrawings(queries: QueryClient, sceneId: string, change: (drawings: Drawings) => Drawings): void {
  const all = queries.getQueriesData<AnswerOf<'getDrawings'>>({ queryKey: ['getDrawings'] })
  for (const [queryKey, known] of all) {
    const [, params] = queryKey
    const isOfScene = typeof params === 'object' && params !== null && 'sceneId' in params && params.sceneId === sceneId
    if (isOfScene && known) queries.setQueryData(queryKey, { drawings: change(known.drawings) })
  }
  invalidateIfFetching(queries, ['getDrawings'])
}
