import { Link } from '@tanstack/react-router'
import type { ComponentProps } from 'react'

export interface PageLinkProps extends Pick<ComponentProps<'a'>, 'children' | 'className' | 'aria-label' | 'onClick'> {
  /** A path of this site, with or without `#fragment`; a bare `#` goes nowhere. */
  readonly href: string
  /** The id of the entity that it leads to, for its preview. */
  readonly 'data-entity'?: string
  /** What stands behind the path, by name: `?tag=wet`. */
  readonly search?: Readonly<Record<string, string>>
}

/** A link that changes the page without loading the document anew. */
export function PageLink({ href, search, children, ...rest }: PageLinkProps) {
  const [path = '', fragment] = href.split('#', 2)
  if (path === '')
    return (
      <a {...rest} href={href}>
        {children}
      </a>
    )
  return (
    <Link {...rest} to={path} {...(search && { search })} {...(fragment && { hash: fragment })}>
      {children}
    </Link>
  )
}
