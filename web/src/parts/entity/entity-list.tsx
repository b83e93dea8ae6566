import { useInfiniteQuery } from '@tanstack/react-query'
import { categoryOf, type EntityType } from '@waybook/contract'

import { ShowMore } from '#ui/button/show-more.tsx'
import { Grid } from '#ui/page/grid.tsx'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { ErrorAlert } from '#ui/state/error-alert.tsx'
import { Spinner } from '#ui/state/spinner.tsx'

import { useMe } from '../../client/me.ts'
import { EntityCard } from './entity-card.tsx'
import { entityListQuery } from './entity-list-query.ts'
import { typeWords } from './type-words.ts'

/** The cards of all entities of a type, with all that may stand in their place. */
export function EntityList({ type }: { readonly type: EntityType }) {
  const list = useInfiniteQuery(entityListQuery(type))
  const { plural } = typeWords[type]
  const readOn = () => void list.fetchNextPage()
  const retry = list.isFetchNextPageError ? readOn : () => void list.refetch()
  if (list.isPending) return <Spinner />
  const entities = list.data?.pages.flatMap((page) => page.entities) ?? []
  return (
    <>
      {entities.length > 0 ? (
        <Grid label={plural}>
          {entities.map((entity, index) => (
            <EntityCard key={entity.id} entity={entity} eager={index < EAGER_CARDS} />
          ))}
        </Grid>
      ) : null}
      {list.isSuccess && entities.length === 0 ? <NothingYet type={type} /> : null}
      {list.error ? (
        <ErrorAlert message={`Failed to load ${plural.toLowerCase()}: ${list.error.message}`} onRetry={retry} />
      ) : null}
      {list.hasNextPage ? <ShowMore busy={list.isFetchingNextPage} failed={list.isError} onMore={readOn} /> : null}
    </>
  )
}

/** As many as the first look at a wide window shows. */
const EAGER_CARDS = 6

function NothingYet({ type }: { readonly type: EntityType }) {
  const { plural } = typeWords[type]
  const next = useMe().may.includes('seeHidden')
    ? `Put a Markdown file into the folder “${categoryOf[type]}” of the campaign, and import it.`
    : 'What your game master shows you appears here.'
  return <EmptyState>{`No ${plural.toLowerCase()} yet. ${next}`}</EmptyState>
}
