import { useInfiniteQuery } from '@tanstack/react-query'

import { entityListQuery, type ListedEntities } from '#api/entity-list-query.ts'
import { failureBeside } from '#api/refusal.ts'

/** The loaded entities that match a filter, of one type or all types. */
export function useEntityList(listed: ListedEntities) {
  const list = useInfiniteQuery(entityListQuery(listed))
  const loadMore = () => void list.fetchNextPage()
  return {
    entities: list.data?.pages.flatMap((page) => page.entities) ?? [],
    /** The number of matches, including entities not loaded yet. Undefined while loading. */
    total: list.data?.pages[0]?.total,
    isPending: list.isPending,
    error: failureBeside(list),
    hasMore: list.hasNextPage,
    isLoadingMore: list.isFetchingNextPage,
    loadMore,
    retry: list.isFetchNextPageError ? loadMore : () => void list.refetch(),
  }
}

export type EntityList = ReturnType<typeof useEntityList>
