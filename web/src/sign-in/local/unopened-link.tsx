import { Heading } from '#ui/page/heading.tsx'
import { ErrorAlert } from '#ui/state/error-alert.tsx'

import type { LinkKind } from '../sign-in-provider.ts'
import type { Refused } from './post.ts'
import { refusalWords, TOO_MANY, tryAgainIn } from './refusal-words.ts'
import { useSecondsUntil } from './use-seconds-until.ts'

const titles: Record<LinkKind, string> = {
  setup: 'Set up your Waybook',
  join: 'Join the campaign',
  reset: 'Choose a new password',
}

interface UnopenedLinkProps {
  readonly kind: LinkKind
  readonly refused: Refused
  /** When it was refused, in milliseconds as of `Date.now`. */
  readonly refusedAtMs: number
  readonly onRetry: () => void
}

/** A link that may well be good, but could not be looked at just now. */
export function UnopenedLink({ kind, refused, refusedAtMs, onRetry }: UnopenedLinkProps) {
  const { retryAfterS } = refused
  const left = useSecondsUntil(refusedAtMs + (retryAfterS ?? 0) * 1000)
  const throttled = refused.status === 429 && retryAfterS !== null
  return (
    <>
      <Heading>{titles[kind]}</Heading>
      <ErrorAlert
        message={throttled ? TOO_MANY : refusalWords(refused)}
        onRetry={onRetry}
        restReason={throttled && left > 0 ? tryAgainIn(left) : undefined}
      />
      {/* The seconds beneath the button are not read out one by one: how long it takes is said once. */}
      {throttled ? <output className="sr-only">{tryAgainIn(retryAfterS)}</output> : null}
    </>
  )
}
