import { OffTheMap } from '#look/off-the-map.tsx'
import { ButtonLink } from '#ui/button/page-link.tsx'
import { Heading } from '#ui/page/heading.tsx'

export function NotFound() {
  return (
    <div className="grid items-center gap-x-12 gap-y-8 py-8 md:grid-cols-2 md:py-16">
      <div className="grid justify-items-start gap-4">
        <Heading>Page not found</Heading>
        <p className="max-w-measure text-pretty">
          There is nothing at this address. It may have moved, or it was never on the map.
        </p>
        <ButtonLink href="/" variant="primary">
          Go to Home
        </ButtonLink>
      </div>
      <OffTheMap />
    </div>
  )
}
