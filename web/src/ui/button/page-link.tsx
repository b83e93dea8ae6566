import { Link } from '@tanstack/react-router'
import type { ComponentProps } from 'react'

import { Icon } from '#ui/text/icon.tsx'

import { buttonLook, type ButtonLook } from './button.tsx'

interface PageLinkProps extends Pick<
  ComponentProps<'a'>,
  'id' | 'children' | 'className' | 'aria-label' | 'aria-current' | 'onClick'
> {
  /** A path on this site, with an optional `#fragment`. A bare `#` leads nowhere. */
  readonly href: string
  /** The id of the linked entity, for its preview. */
  readonly 'data-entity'?: string
  /** The query parameters, such as `?tag=wet`. */
  readonly search?: Readonly<Record<string, string>>
}

/** A link that opens a page without reloading the document. */
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

/** A link that looks like a button. */
export function ButtonLink({ variant, size, ...link }: PageLinkProps & ButtonLook) {
  return <PageLink {...link} className={buttonLook({ variant, size })} />
}

export function BackLink({ href, children }: { readonly href: string; readonly children: string }) {
  return (
    <PageLink
      href={href}
      className="inline-flex min-h-hit items-center gap-1.5 pe-3 font-medium text-link no-underline hover:underline print:hidden"
    >
      <Icon name="chevron-left" className="-ms-1.5" />
      {children}
    </PageLink>
  )
}
