import type { EntityType } from '@waybook/contract'

import { useMe } from '#api/session.ts'
import { typeNames } from '#parts/entity/type-names.ts'
import { isUnreachable } from '#recovery/reach.ts'
import { ShowMore } from '#ui/button/show-more.tsx'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { ErrorAlert } from '#ui/state/error-alert.tsx'
import { NeedsConnection } from '#ui/state/needs-connection.tsx'

import type { EntityList } from './list-query.ts'
import { useListFilter } from './use-list-filter.ts'

/** Replaces an empty list, and says whether the filter is the reason. */
export function NothingListed({ type }: { readonly type: EntityType }) {
  const { text, tag } = useListFilter().filter
  const seesAll = useMe().may.includes('seeHidden')
  const plural = typeNames[type].plural.toLowerCase()
  if (text !== undefined || tag !== undefined)
    return <EmptyState>{`No ${plural} match. Try other words, or clear the filters.`}</EmptyState>
  const next = seesAll
    ? 'Create one here, or add a Markdown file to the campaign’s folder and import it.'
    : 'What your game master shows you appears here.'
  return <EmptyState>{`No ${plural} yet. ${next}`}</EmptyState>
}

interface ListFailureProps {
  readonly type: EntityType
  readonly error: Error
  readonly onRetry: () => void
}

export function ListFailure({ type, error, onRetry }: ListFailureProps) {
  if (isUnreachable(error)) return <NeedsConnection onReachable={onRetry} />
  const plural = typeNames[type].plural.toLowerCase()
  return <ErrorAlert message={`Failed to load ${plural}: ${error.message}`} onRetry={onRetry} />
}

/** Loads the next page when the user reaches the end of the list. */
export function NextPage({ list }: { readonly list: EntityList }) {
  if (!list.hasMore) return null
  return <ShowMore busy={list.isLoadingMore} failed={list.error !== null} onMore={list.loadMore} />
}
