import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query'
import { LIST_LIMIT_DEFAULT, LIST_LIMIT_MAX, type EntityType } from '@waybook/contract'

import { call } from '../../client/call.ts'
import type { ListFilter } from './list-filter.ts'

const FIRST_PAGE = ''
/** Who reads a page for longer still finds the list as they left it. */
const KEPT_MS = 60 * 60_000

/** The entities of a type, page by page: a small page soon, and whoever reads on gets large ones. */
export function entityListQuery(type: EntityType, filter: ListFilter) {
  return infiniteQueryOptions({
    queryKey: ['listEntities', 'pages', { type, ...filter }],
    queryFn: ({ pageParam: after }) =>
      call('listEntities', {
        type,
        ...filter,
        includeImages: true,
        limit: after === FIRST_PAGE ? LIST_LIMIT_DEFAULT : LIST_LIMIT_MAX,
        ...(after !== FIRST_PAGE && { after }),
      }),
    initialPageParam: FIRST_PAGE,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    gcTime: KEPT_MS,
  })
}
