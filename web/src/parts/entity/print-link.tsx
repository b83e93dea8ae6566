import { routeOf } from '@waybook/contract'
import { entityParts } from '@waybook/messages/entityParts'

import { ButtonLink } from '#ui/button/page-link.tsx'

/** Leads to the entity's sheet or card for paper. */
export function PrintLink({ id }: { readonly id: string }) {
  return (
    <div className="print:hidden">
      <ButtonLink href={`${routeOf(id)}/print`}>{entityParts.print()}</ButtonLink>
    </div>
  )
}
