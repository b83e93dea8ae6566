import { ButtonLink } from '#ui/button/button-link.tsx'
import { Heading } from '#ui/page/heading.tsx'

import type { LinkKind } from '../sign-in-provider.ts'

interface DeadLinkProps {
  readonly kind: LinkKind
  /** Why, in the server's words. */
  readonly why: string
}

export function DeadLink({ kind, why }: DeadLinkProps) {
  return (
    <>
      <Heading>This link does not open</Heading>
      <p className="mt-3 mb-6">{why}</p>
      {kind === 'setup' ? (
        <p className="-mt-3 mb-6">Start Waybook again: it prints a new one until there is a game master.</p>
      ) : null}
      <ButtonLink href="/sign-in">Sign in</ButtonLink>
    </>
  )
}
