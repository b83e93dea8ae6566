import { useQuery } from '@tanstack/react-query'
import { signIn } from '@waybook/messages/signIn'

import { ButtonLink } from '#ui/button/page-link.tsx'
import { Heading } from '#ui/page/heading.tsx'
import { ErrorAlert } from '#ui/state/error-alert.tsx'
import { Spinner } from '#ui/state/spinner.tsx'

import type { AcceptLinkProps, LinkKind } from '../sign-in-provider.ts'
import { WelcomeCard } from '../welcome-card.tsx'
import { useSecondsUntil } from './account-form.tsx'
import { openLinkQuery } from './open-link.ts'
import { refusalWords, type Refused, tryAgainIn } from './post.ts'
import { ResetForm } from './reset-form.tsx'
import { SignUpForm } from './sign-up-form.tsx'

/** Opens a one-time link and shows the form to accept it. */
export function AcceptLink({ token, ...props }: AcceptLinkProps) {
  return (
    <WelcomeCard>
      {token === null ? (
        <DeadLink kind={props.kind} why={signIn.linkIncomplete()} />
      ) : (
        <Opened token={token} {...props} />
      )}
    </WelcomeCard>
  )
}

function Opened({ token, kind, campaign, oidc, onSignedIn }: AcceptLinkProps & { readonly token: string }) {
  const { data: link, dataUpdatedAt, refetch } = useQuery(openLinkQuery(token))
  if (!link) return <Spinner label={signIn.openingLink()} />
  if ('ok' in link) {
    if (isDead(link.status))
      return <DeadLink kind={kind} why={link.status === 400 ? signIn.linkIncomplete() : link.text} />
    return (
      <UncheckedLink
        key={dataUpdatedAt}
        kind={kind}
        refused={link}
        refusedAtMs={dataUpdatedAt}
        onRetry={() => void refetch()}
      />
    )
  }
  if (link.kind === 'reset') return <ResetForm token={token} link={link} onSignedIn={onSignedIn} />
  return <SignUpForm token={token} link={link} campaign={campaign} oidc={oidc} onSignedIn={onSignedIn} />
}

/** Whether the link is incomplete, used or expired, or no longer needed. */
const isDead = (status: number) => status === 400 || status === 404 || status === 409

interface DeadLinkProps {
  readonly kind: LinkKind
  /** The reason, from the server. */
  readonly why: string
}

function DeadLink({ kind, why }: DeadLinkProps) {
  return (
    <>
      <Heading>{signIn.deadLink()}</Heading>
      <p className="mt-3 mb-6">{why}</p>
      {kind === 'setup' ? <p className="-mt-3 mb-6">{signIn.restart()}</p> : null}
      {kind === 'join' ? <p className="mb-2 font-semibold">{signIn.alreadyJoined()}</p> : null}
      <ButtonLink href="/sign-in">{signIn.signIn()}</ButtonLink>
    </>
  )
}

const titles: Record<LinkKind, () => string> = {
  setup: () => signIn.setUp(),
  join: () => signIn.join(),
  reset: () => signIn.choosePassword(),
}

interface UnopenedLinkProps {
  readonly kind: LinkKind
  readonly refused: Refused
  /** When it was refused, in milliseconds since 1970. */
  readonly refusedAtMs: number
  readonly onRetry: () => void
}

/** A link that may be valid but could not be checked just now. */
export function UncheckedLink({ kind, refused, refusedAtMs, onRetry }: UnopenedLinkProps) {
  const { retryAfterS } = refused
  const left = useSecondsUntil(refusedAtMs + (retryAfterS ?? 0) * 1000)
  const throttled = refused.status === 429 && retryAfterS !== null
  return (
    <>
      <Heading>{titles[kind]()}</Heading>
      <ErrorAlert
        message={throttled ? signIn.tooMany() : refusalWords(refused)}
        onRetry={onRetry}
        retryDisabledReason={throttled && left > 0 ? tryAgainIn(left) : undefined}
      />
      {/* Announces the waiting time once; the countdown below the button is not announced. */}
      {throttled ? <output className="sr-only">{tryAgainIn(retryAfterS)}</output> : null}
    </>
  )
}
