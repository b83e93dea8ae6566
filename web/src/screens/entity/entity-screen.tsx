import { categoryOf, idFromRoute, type EntityType } from '@waybook/contract'
import type { ReactNode } from 'react'

import { typeNames } from '#parts/entity/type-names.ts'
import { useAddressOf } from '#parts/entity/use-address-of.ts'
import { useEntity } from '#parts/entity/use-entity.ts'
import { EntityNotFound } from '#parts/not-found/not-found.tsx'
import { BackLink } from '#ui/button/page-link.tsx'
import { useHasPage } from '#ui/page/use-has-page.ts'
import { FailedPage } from '#ui/state/error-alert.tsx'
import { NeedsConnection } from '#ui/state/needs-connection.tsx'
import { Spinner } from '#ui/state/spinner.tsx'

import { EntityPage } from './entity-page.tsx'

interface EntityScreenProps {
  readonly type: EntityType
  /** The part of the URL after the category: a slug or a full id. */
  readonly segment: string
}

/** The page of an entity whose type has no screen of its own. */
export function EntityScreen({ type, segment }: EntityScreenProps) {
  const id = idFromRoute(categoryOf[type], segment)
  const lookup = useEntity(id)
  useAddressOf(id, lookup.state === 'found' ? lookup.entity.id : null)
  const { singular } = typeNames[type]
  switch (lookup.state) {
    case 'loading':
      return <Spinner />
    case 'notFound':
      return (
        <WithBackLink type={type}>
          <EntityNotFound kind={singular} />
        </WithBackLink>
      )
    case 'offline':
      return (
        <WithBackLink type={type}>
          <NeedsConnection page onReachable={lookup.retry} />
        </WithBackLink>
      )
    case 'failed':
      return (
        <WithBackLink type={type}>
          <FailedPage
            title={`Error loading ${singular.toLowerCase()}`}
            reason={lookup.message}
            onRetry={lookup.retry}
          />
        </WithBackLink>
      )
    case 'found':
      return <EntityPage entity={lookup.entity} />
  }
}

/** Adds a link back to the list, or to Home if the type has no list. */
function WithBackLink({ type, children }: { readonly type: EntityType; readonly children: ReactNode }) {
  const list = `/${categoryOf[type]}`
  const hasPage = useHasPage()
  return (
    <>
      {hasPage(list) ? (
        <BackLink href={list}>{`Back to ${typeNames[type].plural.toLowerCase()}`}</BackLink>
      ) : (
        <BackLink href="/">Back to Home</BackLink>
      )}
      {children}
    </>
  )
}
