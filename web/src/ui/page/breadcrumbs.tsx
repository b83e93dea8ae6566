import { ui } from '@waybook/messages/ui'

import { PageLink } from '#ui/button/page-link.tsx'

export interface Crumb {
  readonly label: string
  readonly href: string
}

/** The path from the home page; `here` is the name of the current page. */
export function Breadcrumbs({ crumbs, here }: { readonly crumbs: readonly Crumb[]; readonly here: string }) {
  return (
    <nav aria-label={ui.breadcrumbs()}>
      <ol className="flex min-h-hit flex-wrap items-center text-14 text-ink-2">
        {crumbs.map((crumb) => (
          <li key={crumb.href} className="after:px-2 after:text-control after:content-['/']">
            <PageLink href={crumb.href} className="inline-block py-2 text-link underline">
              {crumb.label}
            </PageLink>
          </li>
        ))}
        <li aria-current="page">{here}</li>
      </ol>
    </nav>
  )
}
