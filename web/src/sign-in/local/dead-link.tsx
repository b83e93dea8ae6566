import { ButtonLink } from '../../ui/button-link.tsx'
import { Heading } from '../../ui/heading.tsx'
import type { LinkKind } from '../sign-in-provider.ts'

/** How to come by a new link, by what the old one was for. */
const remedies: Record<LinkKind, string> = {
  setup: 'Start Waybook again: it prints a new one until there is a game master.',
  join: 'Ask your game master for a new invitation link.',
  reset: 'Ask your game master for a new link.',
}

interface DeadLinkProps {
  readonly kind: LinkKind
  /** Why, in the server's words. */
  readonly why: string
}

export function DeadLink({ kind, why }: DeadLinkProps) {
  return (
    <>
      <Heading>This link does not open</Heading>
      <p className="mt-3">{why}</p>
      <p className="mt-3 mb-6">{remedies[kind]}</p>
      <ButtonLink href="/sign-in">Sign in</ButtonLink>
    </>
  )
}
