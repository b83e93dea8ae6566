import { keepPreviousData } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { isEntityId, type Graph } from '@waybook/contract'
import { worldTies } from '@waybook/messages/worldTies'
import { useDeferredValue, useEffect, useState } from 'react'

import { useOperation } from '#api/operation-query.ts'
import { useLookup } from '#parts/entity/use-entity.ts'
import { EntityNotFound } from '#parts/not-found/not-found.tsx'
import { useNarrow } from '#ui/page/use-narrow.ts'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { ErrorAlert } from '#ui/state/error-alert.tsx'
import { NeedsConnection } from '#ui/state/needs-connection.tsx'
import { Spinner } from '#ui/state/spinner.tsx'

import { FilterBar } from './filter-bar.tsx'
import { toQuestion, useGraphFilter, type GraphFilter } from './graph-filter.ts'
import { GraphView } from './graph-view.tsx'
import { TieList } from './tie-list.tsx'

interface RelationshipsScreenProps {
  /** The entity in the center. `null`: the viewer's own character, or the entity with the most ties. */
  readonly id: string | null
}

export function RelationshipsScreen({ id }: RelationshipsScreenProps) {
  const { filter, setFilter } = useGraphFilter()
  const wellFormed = id === null || isEntityId(id)
  const query = useOperation('getGraph', toQuestion(id, filter), {
    enabled: wellFormed,
    placeholderData: keepPreviousData,
  })
  const lookup = useLookup(query, (graph) => ({ graph }))
  if (!wellFormed) return <EntityNotFound kind={worldTies.page()} isPart />
  switch (lookup.state) {
    case 'loading':
      return <Spinner />
    case 'notFound':
      return <EntityNotFound kind={worldTies.page()} isPart />
    case 'offline':
      return <NeedsConnection page onReachable={lookup.retry} />
    case 'failed':
      return <ErrorAlert message={worldTies.failed({ reason: lookup.message })} onRetry={lookup.retry} />
    case 'found':
      return (
        <Relationships
          requested={id}
          graph={lookup.graph}
          filter={filter}
          onFilter={setFilter}
          isOutdated={query.isPlaceholderData}
        />
      )
  }
}

interface RelationshipsProps {
  readonly requested: string | null
  readonly graph: Graph
  readonly filter: GraphFilter
  readonly onFilter: (filter: GraphFilter) => void
  /** Whether `graph` is the previous graph, because the next one is loading. */
  readonly isOutdated: boolean
}

function Relationships({ requested, graph, filter, onFilter, isOutdated }: RelationshipsProps) {
  const [marked, setMarked] = useState<string | null>(null)
  // All links carry the filter. Their update may come after the page has responded.
  const carried = useDeferredValue(filter)
  const isNarrow = useNarrow()
  const [centre] = graph.nodes
  useAddressOfCentre(requested, isOutdated ? null : (centre?.id ?? null), filter)
  if (!centre) return <EmptyState>{worldTies.none()}</EmptyState>
  const list = <TieList key="list" graph={graph} centre={centre} filter={carried} marked={marked} onMark={setMarked} />
  const picture = (
    <section
      key="graph"
      aria-label={worldTies.graph()}
      aria-busy={isOutdated}
      className="flex h-86 min-w-0 flex-col border-b border-line bg-surface max-md:-mx-gutter md:sticky md:top-4 md:h-[max(30rem,100dvh-11rem)] md:card"
    >
      <FilterBar kinds={graph.kinds} filter={filter} onFilter={onFilter} />
      <GraphView graph={graph} filter={carried} marked={marked} onMark={setMarked} />
    </section>
  )
  // On phones the picture comes first, on the screen and in the tab order.
  return (
    <div className="grid items-start gap-6 pb-5 max-md:gap-2 max-md:first:-mt-5 md:lead-cols-76">
      {isNarrow ? [picture, list] : [list, picture]}
    </div>
  )
}

/** Replaces the address if the entity in the center was renamed. */
function useAddressOfCentre(requested: string | null, found: string | null, filter: GraphFilter): void {
  const navigate = useNavigate()
  useEffect(() => {
    if (requested === null || found === null || requested === found) return
    void navigate({ to: '/world/relationships/$', params: { _splat: found }, search: filter, replace: true })
  }, [requested, found, filter, navigate])
}
