import { useInfiniteQuery } from '@tanstack/react-query'
import { useElementScrollRestoration } from '@tanstack/react-router'
import { categoryOf, type EntityType } from '@waybook/contract'
import { useState } from 'react'

import { ShowMore } from '#ui/button/show-more.tsx'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { ErrorAlert } from '#ui/state/error-alert.tsx'
import { Spinner } from '#ui/state/spinner.tsx'

import { useMe } from '../../client/me.ts'
import { typeWords } from '../../parts/entity/type-words.ts'
import { CardGrid } from './card-grid.tsx'
import { entityListQuery } from './entity-list-query.ts'
import { FilterBar } from './filter-bar.tsx'
import { useListCounts } from './use-list-counts.ts'
import { useListFilter } from './use-list-filter.ts'

/** The cards of the entities of a type, a bar to narrow them, and all that may stand in their place. */
export function EntityList({ type }: { readonly type: EntityType }) {
  return (
    <>
      <FilterBar type={type} />
      <Cards type={type} />
    </>
  )
}

function Cards({ type }: { readonly type: EntityType }) {
  const { filter } = useListFilter()
  const list = useInfiniteQuery(entityListQuery(type, filter))
  const { matching } = useListCounts(type, filter)
  const offset = useOffsetWhenLeft()
  const { plural } = typeWords[type]
  const readOn = () => void list.fetchNextPage()
  const retry = list.isFetchNextPageError ? readOn : () => void list.refetch()
  if (list.isPending) return <Spinner />
  const entities = list.data?.pages.flatMap((page) => page.entities) ?? []
  return (
    <>
      {entities.length > 0 ? <CardGrid label={plural} entities={entities} count={matching} offset={offset} /> : null}
      {list.isSuccess && entities.length === 0 ? <Nothing type={type} narrowed={isNarrowed(filter)} /> : null}
      {list.error ? (
        <ErrorAlert message={`Failed to load ${plural.toLowerCase()}: ${list.error.message}`} onRetry={retry} />
      ) : null}
      {list.hasNextPage ? <ShowMore busy={list.isFetchingNextPage} failed={list.isError} onMore={readOn} /> : null}
    </>
  )
}

const isNarrowed = ({ text, tag }: { readonly text?: string; readonly tag?: string }) =>
  text !== undefined || tag !== undefined

/** How far down the window stood when this step of the history was left, in px. */
function useOffsetWhenLeft(): number {
  const entry = useElementScrollRestoration({ getElement: () => window })
  const [offset] = useState(entry?.scrollY ?? 0)
  return offset
}

function Nothing({ type, narrowed }: { readonly type: EntityType; readonly narrowed: boolean }) {
  const plural = typeWords[type].plural.toLowerCase()
  const seesAll = useMe().may.includes('seeHidden')
  if (narrowed) return <EmptyState>{`No ${plural} match. Try other words, or clear the filters.`}</EmptyState>
  const next = seesAll
    ? `Put a Markdown file into the folder “${categoryOf[type]}” of the campaign, and import it.`
    : 'What your game master shows you appears here.'
  return <EmptyState>{`No ${plural} yet. ${next}`}</EmptyState>
}
