import { useQuery } from '@tanstack/react-query'

import { Spinner } from '#ui/state/spinner.tsx'

import type { AcceptLinkProps } from '../sign-in-provider.ts'
import { WelcomeCard } from '../welcome-card.tsx'
import { DeadLink } from './dead-link.tsx'
import { openLinkQuery } from './open-link.ts'
import { ResetForm } from './reset-form.tsx'
import { SignUpForm } from './sign-up-form.tsx'
import { UnopenedLink } from './unopened-link.tsx'

/** Opens a one-time link and asks for what is needed to accept it. */
export function AcceptLink({ token, ...props }: AcceptLinkProps) {
  return (
    <WelcomeCard>
      {token === null ? <DeadLink kind={props.kind} why={INCOMPLETE} /> : <Opened token={token} {...props} />}
    </WelcomeCard>
  )
}

function Opened({ token, kind, campaign, oidc, onSignedIn }: AcceptLinkProps & { readonly token: string }) {
  const { data: link, dataUpdatedAt, refetch } = useQuery(openLinkQuery(token))
  if (!link) return <Spinner label="Opening the link..." />
  if ('ok' in link) {
    if (isDead(link.status)) return <DeadLink kind={kind} why={link.status === 400 ? INCOMPLETE : link.text} />
    return (
      <UnopenedLink
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

const INCOMPLETE = 'A part of the link is missing: what stands behind the # makes it work.'

/** Incomplete, used or expired, or no longer needed. */
const isDead = (status: number) => status === 400 || status === 404 || status === 409
