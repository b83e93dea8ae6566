import { categoryOf, idFromRoute } from '@waybook/contract'

import { BackLink } from '#ui/button/back-link.tsx'
import { FailedPage } from '#ui/state/failed-page.tsx'
import { Spinner } from '#ui/state/spinner.tsx'

import { EntityNotFound } from '../../parts/entity/entity-not-found.tsx'
import { useEntity } from '../../parts/entity/use-entity.ts'
import { CharacterPage } from './character-page.tsx'

/** `segment` is what the address says behind `/characters/`: a bare name, or a whole id. */
export function CharacterScreen({ segment }: { readonly segment: string }) {
  return (
    <>
      <BackLink href="/characters">Back to The Party</BackLink>
      <Character id={idFromRoute(categoryOf.character, segment)} />
    </>
  )
}

function Character({ id }: { readonly id: string }) {
  const asked = useEntity(id)
  switch (asked.state) {
    case 'loading':
      return <Spinner />
    case 'notFound':
      return <EntityNotFound kind="Character" />
    case 'failed':
      return <FailedPage title="Error loading character" reason={asked.message} onRetry={asked.retry} />
    case 'found':
      return asked.entity.type === 'character' ? (
        <CharacterPage character={asked.entity} />
      ) : (
        <EntityNotFound kind="Character" />
      )
  }
}
