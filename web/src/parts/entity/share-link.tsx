import { entityParts } from '@waybook/messages/entityParts'

import { useMe } from '#api/session.ts'
import { ButtonLink } from '#ui/button/page-link.tsx'
import { Icon } from '#ui/text/icon.tsx'

/** Leads game masters to the page where they share this page with somebody outside. */
export function ShareLink({ id }: { readonly id: string }) {
  if (useMe().role !== 'gameMaster') return null
  return (
    <ButtonLink href={`/${id}/share`} size="dense" aria-label={entityParts.share()}>
      <Icon name="link" className="size-5" />
    </ButtonLink>
  )
}
