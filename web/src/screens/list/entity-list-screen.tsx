import { infiniteQueryOptions, keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useElementScrollRestoration } from '@tanstack/react-router'
import { categoryOf, LIST_LIMIT_DEFAULT, LIST_LIMIT_MAX, type EntityType } from '@waybook/contract'
import { useState } from 'react'

import { call } from '#api/call.ts'
import { useMe } from '#api/session.ts'
import type { ListedType } from '#parts/entity/entity-pages.ts'
import { typeNames } from '#parts/entity/type-names.ts'
import { ShowMore } from '#ui/button/show-more.tsx'
import { PageHead } from '#ui/page/heading.tsx'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { ErrorAlert } from '#ui/state/error-alert.tsx'
import { Spinner } from '#ui/state/spinner.tsx'

import { CardGrid } from './card-grid.tsx'
import { FilterBar } from './filter-bar.tsx'
import type { ListFilter } from './list-filter.ts'
import { useListCounts, useListFilter } from './use-list-filter.ts'

/** The line below the heading of each list. */
const ledes: Readonly<Record<Exclude<ListedType, 'character'>, string>> = {
  location: 'Places of interest in the campaign region',
  organization: 'Factions and groups operating in the region',
  item: 'Equipment and treasures of the campaign region',
  event: 'What has happened in the campaign region',
  scene: 'Battle maps and encounter locations',
}

/** The entities of a type as cards, with a bar to filter them. */
export function EntityListScreen({ type }: { readonly type: ListedType }) {
  return (
    <>
      {type === 'character' ? <CharactersHead /> : <PageHead title={typeNames[type].plural} lede={ledes[type]} />}
      <FilterBar type={type} />
      <Cards type={type} />
    </>
  )
}

/** Players see the characters that are visible to them, the game master sees all. */
function CharactersHead() {
  const { campaign, may } = useMe()
  const [title, whose] = may.includes('seeHidden')
    ? ['All Characters', 'All Characters in']
    : ['The Party', 'Heroes of']
  return <PageHead title={title} lede={`${whose} ${campaign.name}`} />
}

function Cards({ type }: { readonly type: EntityType }) {
  const { filter } = useListFilter()
  const list = useInfiniteQuery(entityListQuery(type, filter))
  const { matching } = useListCounts(type, filter)
  const offset = useOffsetWhenLeft()
  const { plural } = typeNames[type]
  const loadMore = () => void list.fetchNextPage()
  const retry = list.isFetchNextPageError ? loadMore : () => void list.refetch()
  if (list.isPending) return <Spinner />
  const entities = list.data?.pages.flatMap((page) => page.entities) ?? []
  return (
    <>
      {entities.length > 0 ? <CardGrid label={plural} entities={entities} count={matching} offset={offset} /> : null}
      {list.isSuccess && entities.length === 0 ? <Nothing type={type} narrowed={isNarrowed(filter)} /> : null}
      {list.error ? (
        <ErrorAlert message={`Failed to load ${plural.toLowerCase()}: ${list.error.message}`} onRetry={retry} />
      ) : null}
      {list.hasNextPage ? <ShowMore busy={list.isFetchingNextPage} failed={list.isError} onMore={loadMore} /> : null}
    </>
  )
}

const isNarrowed = ({ text, tag }: { readonly text?: string; readonly tag?: string }) =>
  text !== undefined || tag !== undefined

/** The scroll position when this history entry was left, in px. */
function useOffsetWhenLeft(): number {
  const entry = useElementScrollRestoration({ getElement: () => window })
  const [offset] = useState(entry?.scrollY ?? 0)
  return offset
}

function Nothing({ type, narrowed }: { readonly type: EntityType; readonly narrowed: boolean }) {
  const plural = typeNames[type].plural.toLowerCase()
  const seesAll = useMe().may.includes('seeHidden')
  if (narrowed) return <EmptyState>{`No ${plural} match. Try other words, or clear the filters.`}</EmptyState>
  const next = seesAll
    ? `Add a Markdown file to the campaign’s “${categoryOf[type]}” folder and import it.`
    : 'What your game master shows you appears here.'
  return <EmptyState>{`No ${plural} yet. ${next}`}</EmptyState>
}

const FIRST_PAGE = ''
/** How long the list is cached, so that going back shows it as it was left. */
const CACHED_MS = 60 * 60_000

/** The entities of a type, page by page. The first page is small, so that it loads quickly; the others are large. */
function entityListQuery(type: EntityType, filter: ListFilter) {
  return infiniteQueryOptions({
    queryKey: ['listEntities', 'pages', { type, ...filter }],
    queryFn: ({ pageParam: after, signal }) =>
      call(
        'listEntities',
        {
          type,
          ...filter,
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
