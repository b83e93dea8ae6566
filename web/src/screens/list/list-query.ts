import { infiniteQueryOptions, keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { LIST_LIMIT_DEFAULT, LIST_LIMIT_MAX, type EntityType, type ParamsOf } from '@waybook/contract'

import { call } from '#api/call.ts'

interface ListedEntities extends Pick<ParamsOf<'listEntities'>, 'text' | 'tag' | 'sort' | 'party' | 'from'> {
  /** All types if it is missing. */
  readonly type?: EntityType
}

/** The entities, of a type or of all, that match a filter, as far as they are loaded. */
export function useEntityList(listed: ListedEntities) {
  const list = useInfiniteQuery(entityListQuery(listed))
  const loadMore = () => void list.fetchNextPage()
  return {
    entities: list.data?.pages.flatMap((page) => page.entities) ?? [],
    /** How many there are, including those not loaded yet; `undefined` until it is known. */
    total: list.data?.pages[0]?.total,
    isPending: list.isPending,
    error: list.error,
    hasMore: list.hasNextPage,
    isLoadingMore: list.isFetchingNextPage,
    loadMore,
    retry: list.isFetchNextPageError ? loadMore : () => void list.refetch(),
  }
}

export type EntityList = ReturnType<typeof useEntityList>

const FIRST_PAGE = ''
/** How long the list is cached, so that going back shows it as it was left. */
const CACHED_MS = 60 * 60_000

/** Page by page. The first page is small, so that it loads quickly; the others are large. */
function entityListQuery(listed: ListedEntities) {
  return infiniteQueryOptions({
    queryKey: ['listEntities', 'pages', listed],
    queryFn: ({ pageParam: after, signal }) =>
      call(
        'listEntities',
        {
          ...listed,
          includeImages: true,
          limit: after === FIRST_PAGE ? LIST_LIMIT_DEFAULT : LIST_LIMIT_MAX,
          ...(after !== FIRST_PAGE && { after }),
        },
        { signal },
      ),
    initialPageParam: FIRST_PAGE,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    gcTime: CACHED_MS,
  })
}
