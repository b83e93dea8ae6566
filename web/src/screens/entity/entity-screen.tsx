import { categoryOf, idFromRoute, type EntityType } from '@waybook/contract'
import { entityPage } from '@waybook/messages/entityPage'
import type { ReactNode } from 'react'

import { LookupPage } from '#parts/entity/lookup-page.tsx'
import { nounInSentence, typeNames } from '#parts/entity/type-names.ts'
import { useAddressOf } from '#parts/entity/use-address-of.ts'
import { useEntity } from '#parts/entity/use-entity.ts'
import { BackLink } from '#ui/button/page-link.tsx'
import { useHasPage } from '#ui/page/use-has-page.ts'

import { EntityPage } from './entity-page.tsx'

interface EntityScreenProps {
  readonly type: EntityType
  /** The part of the URL after the category: a slug or a full id. */
  readonly segment: string
}

/** The page of an entity whose type has no separate screen. */
export function EntityScreen({ type, segment }: EntityScreenProps) {
  const id = idFromRoute(categoryOf[type], segment)
  const lookup = useEntity(id)
  useAddressOf(id, lookup.state === 'found' ? lookup.entity.id : null)
  const { singular } = typeNames[type]
  if (lookup.state === 'found') return <EntityPage entity={lookup.entity} />
  const page = <LookupPage lookup={lookup} kind={singular} />
  return lookup.state === 'loading' ? page : <WithBackLink type={type}>{page}</WithBackLink>
}

/** Adds a link back to the list, or to Home if the type has no list. */
function WithBackLink({ type, children }: { readonly type: EntityType; readonly children: ReactNode }) {
  const list = `/${categoryOf[type]}`
  const hasPage = useHasPage()
  return (
    <>
      {hasPage(list) ? (
        <BackLink href={list}>{entityPage.backTo({ types: nounInSentence(typeNames[type].plural) })}</BackLink>
      ) : (
        <BackLink href="/">{entityPage.backHome()}</BackLink>
      )}
      {children}
    </>
  )
}
