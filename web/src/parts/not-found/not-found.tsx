import { OffTheMap } from '#look/off-the-map.tsx'
import { openSearch } from '#stores/search.ts'
import { Button } from '#ui/button/button.tsx'
import { ButtonLink } from '#ui/button/page-link.tsx'
import { Heading } from '#ui/page/heading.tsx'
import { Icon } from '#ui/text/icon.tsx'

interface NotFoundProps {
  readonly title?: string
  readonly why?: string
}

/** In place of what does not exist, or what the viewer may not see, with ways on. */
export function NotFound({
  title = 'Page not found',
  why = 'There is nothing at this address. It may have moved, or it was never on the map.',
}: NotFoundProps) {
  return (
    <div className="grid items-center gap-x-12 gap-y-8 py-4 md:grid-cols-2 md:py-12">
      <div className="grid justify-items-start gap-4">
        <Heading>{title}</Heading>
        <p className="max-w-measure text-pretty">{why}</p>
        <div className="flex flex-wrap gap-3">
          <Button variant="primary" aria-haspopup="dialog" onClick={openSearch}>
            <Icon name="search" />
            Search for it
          </Button>
          <ButtonLink href="/">Go to Home</ButtonLink>
        </div>
      </div>
      <OffTheMap />
    </div>
  )
}

/** `kind` is the name of the type of the entity, such as `Character`. The link to its list stands above. */
export function EntityNotFound({ kind }: { readonly kind: string }) {
  return <NotFound title={`${kind} not found`} why="It does not exist, or you do not have access to it." />
}
