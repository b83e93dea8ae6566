import { routeOf } from '@waybook/contract'

import { PageLink } from '../../ui/page-link.tsx'
import { useHasPage } from '../../ui/use-has-page.ts'

/** An entity's name, and a link to its page where its type has one. */
export function EntityLink({ id, name }: { readonly id: string; readonly name: string }) {
  const hasPage = useHasPage()
  const href = routeOf(id)
  if (!hasPage(href)) return <span className="font-semibold">{name}</span>
  return (
    <PageLink href={href} className="font-semibold text-link no-underline hover:underline">
      {name}
    </PageLink>
  )
}
