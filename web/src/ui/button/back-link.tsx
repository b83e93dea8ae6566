import { Icon } from '#ui/text/icon.tsx'

import { PageLink } from './page-link.tsx'

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
