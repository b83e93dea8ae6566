import { useInfiniteQuery } from '@tanstack/react-query'

import { entityListQuery, type ListedEntities } from '#api/entity-list-query.ts'
import { failureBeside } from '#api/refusal.ts'

/** The entities, of a type or of all, that match a filter, as far as they are loaded. */
export function useEntityList(listed: ListedEntities) {
  const list = useInfiniteQuery(entityListQuery(listed))
  const loadMore = () => void list.fetchNextPage()
  return {
    entities: list.data?.pages.flatMap((page) => page.entities) ?? [],
    /** How many there are, including those not loaded yet; `undefined` until it is known. */
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
