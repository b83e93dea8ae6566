import { keepPreviousData } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { routeOf, type EntityCard, type SearchHit } from '@waybook/contract'
import { useState } from 'react'

import { useOperation } from '#api/operation-query.ts'
import { useHasPage } from '#ui/page/use-has-page.ts'
import { useDebounced } from '#ui/state/use-delayed.ts'

import { recentPages } from './recent-pages.ts'

/** The search is sent after a pause in typing of this length. */
const PAUSE_MS = 120

/** A page in the list: a search result, or without `hit` a recently visited page. */
export interface Finding {
  readonly entity: EntityCard
  readonly hit: SearchHit | undefined
}

/** The best results for the typed text; for an empty field, the recently visited pages. */
export function useFindings(typed: string) {
  const searching = typed.trim() !== ''
  const hits = useHits(typed.trim())
  const recent = useRecentEntities()
  const hasPage = useHasPage()
  const shown = searching ? hits : recent
  const { entities = [] } = shown.data ?? {}
  const findings: Finding[] = entities
    .filter(({ id }) => hasPage(routeOf(id)))
    .map((entity) => ({ entity, hit: searching ? hits.data?.hits.find(({ id }) => id === entity.id) : undefined }))
  return {
    searching,
    findings,
    isLoading: shown.isPending && (searching || shown.isFetching),
    error: shown.error,
    retry: shown.refetch,
  }
}

/** While the next answer is loading, the previous one stays. A late answer only updates the cache entry of its own query. */
function useHits(typed: string) {
  const query = useDebounced(typed, PAUSE_MS)
  return useOperation(
    'searchEntities',
    { query },
    {
      enabled: query !== '',
      placeholderData: keepPreviousData,
    },
  )
}

function useRecentEntities() {
  const { pathname } = useLocation()
  const [ids] = useState(() => recentPages().filter((id) => pathname !== routeOf(id)))
  return useOperation('getEntities', { ids }, { enabled: ids.length > 0 })
}
