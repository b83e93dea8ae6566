import { infiniteQueryOptions } from '@tanstack/react-query'
import type { EntityType } from '@waybook/contract'

import { call } from '../../client/call.ts'

const FIRST_PAGE = ''

/** All entities of a type, page by page. */
export function entityListQuery(type: EntityType) {
  return infiniteQueryOptions({
    queryKey: ['listEntities', 'pages', { type }],
    queryFn: ({ pageParam: after }) =>
      call('listEntities', { type, includeImages: true, ...(after !== FIRST_PAGE && { after }) }),
    initialPageParam: FIRST_PAGE,
    getNextPageParam: ({ next }) => next,
  })
}
