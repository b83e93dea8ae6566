import { lists } from '@waybook/messages/lists'

import { useMe } from '#api/session.ts'
import type { ListedType } from '#parts/entity/entity-pages.ts'
import { isUnreachable } from '#recovery/reach.ts'
import { ShowMore } from '#ui/button/show-more.tsx'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { ErrorAlert } from '#ui/state/error-alert.tsx'
import { NeedsConnection } from '#ui/state/needs-connection.tsx'

import type { EntityList } from './list-query.ts'
import { useListFilter } from './use-list-filter.ts'

/** Replaces an empty list, and says whether the filter is the reason. */
export function NothingListed({ type }: { readonly type: ListedType }) {
  const { text, tag } = useListFilter().filter
  const seesAll = useMe().may.includes('seeHidden')
  if (text !== undefined || tag !== undefined) return <EmptyState>{lists.noMatch({ type })}</EmptyState>
  return <EmptyState>{seesAll ? lists.noneToCreate({ type }) : lists.noneShown({ type })}</EmptyState>
}

interface ListFailureProps {
  readonly type: ListedType
  readonly error: Error
  readonly onRetry: () => void
}

export function ListFailure({ type, error, onRetry }: ListFailureProps) {
  if (isUnreachable(error)) return <NeedsConnection onReachable={onRetry} />
  return <ErrorAlert message={lists.failed({ type, reason: error.message })} onRetry={onRetry} />
}

/** Loads the next page when the user reaches the end of the list. */
export function NextPage({ list }: { readonly list: EntityList }) {
  if (!list.hasMore) return null
  return <ShowMore busy={list.isLoadingMore} failed={list.error !== null} onMore={list.loadMore} />
}
