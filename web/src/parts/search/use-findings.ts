import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { routeOf, type EntityCard, type SearchHit } from '@waybook/contract'
import { useState } from 'react'

import { useHasPage } from '#ui/page/use-has-page.ts'
import { useSettled } from '#ui/state/use-settled.ts'

import { operationQuery } from '../../client/operation-query.ts'
import { recentPages } from './recent-pages.ts'

/** So long a pause in typing is taken for a question. */
const PAUSE_MS = 120

/** A page that the search offers; without a hit it is offered as one visited lately. */
export interface Finding {
  readonly entity: EntityCard
  readonly hit: SearchHit | undefined
}

/** What the search offers for what is typed: the best hits, and for an empty field the pages visited last. */
export function useFindings(typed: string) {
  const searching = typed.trim() !== ''
  const hits = useHits(typed.trim())
  const recent = useRecentEntities()
  const hasPage = useHasPage()
  const asked = searching ? hits : recent
  const { entities = [] } = asked.data ?? {}
  const findings: Finding[] = entities
    .filter(({ id }) => hasPage(routeOf(id)))
    .map((entity) => ({ entity, hit: searching ? hits.data?.hits.find(({ id }) => id === entity.id) : undefined }))
  return {
    searching,
    findings,
    isLoading: asked.isPending && (searching || asked.isFetching),
    error: asked.error,
    retry: asked.refetch,
  }
}

/** While the next answer is on its way the last one stays; one that comes too late is kept for its own question only. */
function useHits(typed: string) {
  const query = useSettled(typed, PAUSE_MS)
  return useQuery({
    ...operationQuery('searchEntities', { query }),
    enabled: query !== '',
    placeholderData: keepPreviousData,
  })
}

function useRecentEntities() {
  const { pathname } = useLocation()
  const [ids] = useState(() => recentPages().filter((id) => pathname !== routeOf(id)))
  return useQuery({ ...operationQuery('getEntities', { ids }), enabled: ids.length > 0 })
}
