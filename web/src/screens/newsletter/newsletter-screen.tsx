import { categoryOf, idFromRoute } from '@waybook/contract'

import { useAddressOf } from '#parts/entity/use-address-of.ts'
import { useEntity } from '#parts/entity/use-entity.ts'
import { EntityNotFound } from '#parts/not-found/not-found.tsx'
import { BackLink } from '#ui/button/page-link.tsx'
import { FailedPage } from '#ui/state/error-alert.tsx'
import { NeedsConnection } from '#ui/state/needs-connection.tsx'
import { Spinner } from '#ui/state/spinner.tsx'

import { NewsletterPage } from './newsletter-page.tsx'

/** `segment` is the part of the URL after `/newsletters/`: a slug or a full id. */
export function NewsletterScreen({ segment }: { readonly segment: string }) {
  return (
    <>
      <BackLink href="/news">All news</BackLink>
      <LoadedNewsletter id={idFromRoute(categoryOf.newsletter, segment)} />
    </>
  )
}

function LoadedNewsletter({ id }: { readonly id: string }) {
  const lookup = useEntity(id)
  useAddressOf(id, lookup.state === 'found' ? lookup.entity.id : null)
  switch (lookup.state) {
    case 'loading':
      return <Spinner />
    case 'notFound':
      return <EntityNotFound kind="Newsletter" />
    case 'offline':
      return <NeedsConnection page onReachable={lookup.retry} />
    case 'failed':
      return <FailedPage title="Error loading newsletter" reason={lookup.message} onRetry={lookup.retry} />
    case 'found':
      return <NewsletterPage entity={lookup.entity} />
  }
}
