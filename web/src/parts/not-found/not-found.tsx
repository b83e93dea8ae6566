import { notFound } from '@waybook/messages/notFound'

import { OffTheMap } from '#look/off-the-map.tsx'
import { openSearch } from '#stores/search.ts'
import { Button } from '#ui/button/button.tsx'
import { ButtonLink } from '#ui/button/page-link.tsx'
import { Heading, usePageTitle } from '#ui/page/heading.tsx'
import { Icon } from '#ui/text/icon.tsx'

interface NotFoundProps {
  readonly title?: string
  readonly why?: string
  /** Whether the page has a heading above it. */
  readonly isPart?: boolean
}

/** Replaces a page that doesn't exist or that the viewer may not see, and offers other pages. */
export function NotFound({ title = notFound.page(), why = notFound.nothingHere(), isPart = false }: NotFoundProps) {
  return (
    <div className="grid items-center gap-x-12 gap-y-8 py-4 md:grid-cols-2 md:py-12">
      <div className="grid justify-items-start gap-4">
        {isPart ? <PartHeading>{title}</PartHeading> : <Heading>{title}</Heading>}
        <p className="max-w-measure text-pretty">{why}</p>
        <div className="flex flex-wrap gap-3">
          <Button variant="primary" aria-haspopup="dialog" onClick={openSearch}>
            <Icon name="search" />
            {notFound.search()}
          </Button>
          <ButtonLink href="/">{notFound.goHome()}</ButtonLink>
        </div>
      </div>
      <OffTheMap />
    </div>
  )
}

function PartHeading({ children }: { readonly children: string }) {
  usePageTitle(children)
  return <h2>{children}</h2>
}

interface EntityNotFoundProps extends Pick<NotFoundProps, 'isPart'> {
  /** The name of the type of the entity, such as `Character`. */
  readonly kind: string
}

/** Has no link to the list of the entity's type, because the page shows one above. */
export function EntityNotFound({ kind, ...place }: EntityNotFoundProps) {
  return <NotFound title={notFound.kind({ kind })} why={notFound.noAccess()} {...place} />
}
