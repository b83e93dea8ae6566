import { infiniteQueryOptions } from '@tanstack/react-query'
import type { AnswerOf } from '@waybook/contract'

import { call } from './call.ts'

const FIRST_PAGE = ''

/** The proposals that the viewer may read, newest first. */
export function proposalsQuery() {
  return infiniteQueryOptions({
    queryKey: ['listProposals', {}],
    queryFn: async ({ pageParam: before, signal }) =>
      await call('listProposals', before === FIRST_PAGE ? {} : { before }, { signal }),
    initialPageParam: FIRST_PAGE,
    getNextPageParam: ({ next }: AnswerOf<'listProposals'>) => next,
  })
}
