import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query'
import { LIST_FIRST_PAGE, LIST_LONG_PAGE, type EntityType, type ParamsOf } from '@waybook/contract'

import { bootstrapAnswer, bootstrapPage } from './bootstrap-data.ts'
import { call } from './call.ts'

export interface ListedEntities extends Pick<ParamsOf<'listEntities'>, 'text' | 'tag' | 'sort' | 'party' | 'from'> {
  /** All types if unset. */
  readonly type?: EntityType
}

const FIRST_PAGE = ''
/** How long the list is cached, so going back restores it. */
const CACHED_MS = 60 * 60_000

/** The entities that match a filter, page by page. The first page is small to load quickly; the others are large. */
export function entityListQuery(listed: ListedEntities) {
  const paramsOf = (after: string) => ({
    ...listed,
    includeImages: true,
    limit: after === FIRST_PAGE ? LIST_FIRST_PAGE : LIST_LONG_PAGE,
    ...(after !== FIRST_PAGE && { after }),
  })
  return infiniteQueryOptions({
    queryKey: ['listEntities', 'pages', listed],
    queryFn: ({ pageParam: after, signal }) => call('listEntities', paramsOf(after), { signal }),
    initialData: () => bootstrapPage(bootstrapAnswer('listEntities', paramsOf(FIRST_PAGE)), FIRST_PAGE),
    initialPageParam: FIRST_PAGE,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    gcTime: CACHED_MS,
  })
}
