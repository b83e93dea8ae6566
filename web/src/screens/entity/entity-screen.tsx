import { categoryOf, idFromRoute, type EntityType } from '@waybook/contract'
import type { ReactNode } from 'react'

import { BackLink } from '#ui/button/back-link.tsx'
import { useHasPage } from '#ui/page/use-has-page.ts'
import { FailedPage } from '#ui/state/failed-page.tsx'
import { Spinner } from '#ui/state/spinner.tsx'

import { EntityNotFound } from '../../parts/entity/entity-not-found.tsx'
import { typeWords } from '../../parts/entity/type-words.ts'
import { useEntity } from '../../parts/entity/use-entity.ts'
import { EntityPage } from './entity-page.tsx'

interface EntityScreenProps {
  readonly type: EntityType
  /** What the address says behind the category: a bare name, or a whole id. */
  readonly segment: string
}

/** The page of any entity but a character: one for all types. */
export function EntityScreen({ type, segment }: EntityScreenProps) {
  const asked = useEntity(idFromRoute(categoryOf[type], segment))
  const { singular } = typeWords[type]
  switch (asked.state) {
    case 'loading':
      return <Spinner />
    case 'notFound':
      return (
        <WayBack type={type}>
          <EntityNotFound kind={singular} />
        </WayBack>
      )
    case 'failed':
      return (
        <WayBack type={type}>
          <FailedPage title={`Error loading ${singular.toLowerCase()}`} reason={asked.message} onRetry={asked.retry} />
        </WayBack>
      )
    case 'found':
      return <EntityPage entity={asked.entity} />
  }
}

/** Above what stands in the page's place: back to the list, or Home from a type that has none. */
function WayBack({ type, children }: { readonly type: EntityType; readonly children: ReactNode }) {
  const list = `/${categoryOf[type]}`
  const hasPage = useHasPage()
  return (
    <>
      {hasPage(list) ? (
        <BackLink href={list}>{`Back to ${typeWords[type].plural.toLowerCase()}`}</BackLink>
      ) : (
        <BackLink href="/">Back to Home</BackLink>
      )}
      {children}
    </>
  )
}
