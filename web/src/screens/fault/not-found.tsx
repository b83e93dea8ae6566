import { ButtonLink } from '#ui/button/button-link.tsx'
import { Heading } from '#ui/page/heading.tsx'

import { Contours } from '../../look/contours.tsx'

export function NotFound() {
  return (
    <div className="relative grid justify-items-start gap-4 overflow-hidden py-16">
      <svg
        viewBox="0 0 1200 500"
        preserveAspectRatio="xMidYMid slice"
        aria-hidden="true"
        className="absolute inset-0 -z-1 size-full [mask-image:radial-gradient(closest-side,black_35%,transparent)] text-control opacity-25"
      >
        <Contours seed="off the map" width={1200} height={500} levels={8} stroke={1.2} />
      </svg>
      <Heading>Page not found</Heading>
      <p className="max-w-measure">There is nothing at this address. It may have moved, or it was never on the map.</p>
      <ButtonLink href="/" variant="primary">
        Go to Home
      </ButtonLink>
    </div>
  )
}
