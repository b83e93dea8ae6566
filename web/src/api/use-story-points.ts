import { useQueryClient } from '@tanstack/react-query'
import type { ParamsOf } from '@waybook/contract'
import { play } from '@waybook/messages/play'

import { applyStoryPoints } from './live/apply-play.ts'
import { operationQuery, useOperation } from './operation-query.ts'
import { isConflict } from './refusal.ts'
import { useWrite } from './use-write.ts'

type PointsWrite = 'spendStoryPoint' | 'undoStoryPoint' | 'setStoryPoints'

export type PointsAction = {
  readonly [Name in PointsWrite]: { readonly name: Name; readonly params: ParamsOf<Name> }
}[PointsWrite]

/** The story points of both sides, and a function that changes them. */
export function useStoryPoints() {
  const queries = useQueryClient()
  const query = operationQuery('getStoryPoints', {})
  const { data } = useOperation('getStoryPoints', {})
  const { mutate, isPending, error } = useWrite<PointsWrite, PointsAction>(({ name }) => name, {
    params: ({ params }) => params,
    onSuccess: (points) => applyStoryPoints(queries, points),
    onError: (failure) => {
      if (isConflict(failure)) void queries.invalidateQueries(query)
    },
  })
  return {
    points: data ?? null,
    act: mutate,
    busy: isPending,
    error: isConflict(error) ? play.pointsChanged() : (error?.message ?? null),
  }
}
