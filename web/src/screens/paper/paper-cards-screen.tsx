import { getRouteApi } from '@tanstack/react-router'
import { paper } from '@waybook/messages/paper'

import { useOperation } from '#api/operation-query.ts'
import { Button } from '#ui/button/button.tsx'
import { BackLink } from '#ui/button/page-link.tsx'
import { PageHead } from '#ui/page/heading.tsx'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { ErrorAlert } from '#ui/state/error-alert.tsx'
import { Spinner } from '#ui/state/spinner.tsx'

import { PaperCard } from './paper-card.tsx'

import './paper.css'

export interface CardsSearch {
  /** The ids of entities, with commas. */
  readonly ids?: string
}

const route = getRouteApi('/_campaign/cards')

/** Cards of several pages of the library, to print and cut out. */
export function PaperCardsScreen() {
  const ids = route.useSearch().ids?.split(',').filter(Boolean) ?? []
  const { data, error, refetch } = useOperation('getEntities', { ids }, { enabled: ids.length > 0 })
  return (
    <>
      <div className="mb-6 print:hidden">
        <BackLink href="/world/library">{paper.backToLibrary()}</BackLink>
        <PageHead title={paper.cards()} lede={paper.cardsAbout()} />
        {data ? (
          <Button variant="primary" onClick={() => window.print()}>
            {paper.print()}
          </Button>
        ) : null}
      </div>
      {ids.length === 0 ? <EmptyState>{paper.noPages()}</EmptyState> : null}
      {error && !data ? (
        <ErrorAlert message={paper.loadFailed({ reason: error.message })} onRetry={() => void refetch()} />
      ) : null}
      {ids.length > 0 && !data && !error ? <Spinner label={paper.loadingCards()} /> : null}
      <div className="paper-cards">
        {data?.entities.map((entity) => (
          <PaperCard key={entity.id} entity={entity} />
        ))}
      </div>
    </>
  )
}
