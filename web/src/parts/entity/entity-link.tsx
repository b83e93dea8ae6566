import { routeOf } from '@waybook/contract'
import { useEffect } from 'react'

import { PageLink } from '#ui/button/page-link.tsx'
import { useHasPage } from '#ui/page/use-has-page.ts'

interface EntityLinkProps {
  readonly id: string
  readonly name: string
  readonly className?: string
}

/** The name of an entity, as a link if its type has pages. */
export function EntityLink({ id, name, className = '' }: EntityLinkProps) {
  const hasPage = useHasPage()
  const href = routeOf(id)
  useEffect(() => {
    if (href === '#') console.warn(`This id has no page: ${id}`)
  }, [href, id])
  if (!hasPage(href)) return <span className="font-semibold">{name}</span>
  return (
    <PageLink
      href={href}
      data-entity={id}
      className={`${className} font-semibold text-link no-underline hover:underline`}
    >
      {name}
    </PageLink>
  )
}
