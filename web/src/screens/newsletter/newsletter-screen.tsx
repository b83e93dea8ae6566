import { categoryOf, idFromRoute } from '@waybook/contract'
import { newsletterPage } from '@waybook/messages/newsletterPage'

import { LookupPage } from '#parts/entity/lookup-page.tsx'
import { useAddressOf } from '#parts/entity/use-address-of.ts'
import { useEntity } from '#parts/entity/use-entity.ts'
import { BackLink } from '#ui/button/page-link.tsx'

import { NewsletterPage } from './newsletter-page.tsx'

/** `segment` is the part of the URL after `/newsletters/`: a slug or a full id. */
export function NewsletterScreen({ segment }: { readonly segment: string }) {
  return (
    <>
      <BackLink href="/news">{newsletterPage.back()}</BackLink>
      <LoadedNewsletter id={idFromRoute(categoryOf.newsletter, segment)} />
    </>
  )
}

function LoadedNewsletter({ id }: { readonly id: string }) {
  const lookup = useEntity(id)
  useAddressOf(id, lookup.state === 'found' ? lookup.entity.id : null)
  if (lookup.state !== 'found') return <LookupPage lookup={lookup} type="newsletter" />
  return <NewsletterPage entity={lookup.entity} />
}
