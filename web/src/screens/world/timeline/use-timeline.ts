import { infiniteQueryOptions, keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { TIMELINE_LIMIT_MAX } from '@waybook/contract'

import { call } from '#api/call.ts'

import { paramsOf, type TimelineSearch } from './timeline-search.ts'

const FIRST_PAGE = ''

/** The loaded entries of the timeline, newest first. */
export function useTimeline(search: TimelineSearch) {
  const timeline = useInfiniteQuery(timelineQuery(search))
  const loadMore = () => void timeline.fetchNextPage()
  return {
    entries: timeline.data?.pages.flatMap(({ entries }) => entries) ?? null,
    error: timeline.error,
    hasMore: timeline.hasNextPage,
    isLoadingMore: timeline.isFetchingNextPage,
    loadMore,
    retry: timeline.isFetchNextPageError ? loadMore : () => void timeline.refetch(),
  }
}

function timelineQuery(search: TimelineSearch) {
  const params = paramsOf(search)
  return infiniteQueryOptions({
    queryKey: ['getTimeline', 'pages', params],
    queryFn: ({ pageParam: after, signal }) =>
      call('getTimeline', after === FIRST_PAGE ? params : { ...params, limit: TIMELINE_LIMIT_MAX, after }, { signal }),
    initialPageParam: FIRST_PAGE,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  })
}
