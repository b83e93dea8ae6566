import { infiniteQueryOptions } from '@tanstack/react-query'

import { call } from '../../../client/call.ts'

const FIRST_PAGE = ''
const PAGE_LIMIT = 10

/** The rolls of the table, the newest first. */
export const rollsQuery = infiniteQueryOptions({
  queryKey: ['getRolls', 'log'],
  queryFn: async ({ pageParam: before }) =>
    await call('getRolls', { limit: PAGE_LIMIT, ...(before !== FIRST_PAGE && { before }) }),
  initialPageParam: FIRST_PAGE,
  getNextPageParam: ({ next }) => next,
})
