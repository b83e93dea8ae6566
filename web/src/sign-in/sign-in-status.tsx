import type { ErrorComponentProps } from '@tanstack/react-router'
import { start } from '@waybook/messages/start'

import { useErrorRecovery } from '#recovery/use-error-recovery.ts'
import { Heading } from '#ui/page/heading.tsx'
import { ErrorAlert } from '#ui/state/error-alert.tsx'
import { NeedsConnection } from '#ui/state/needs-connection.tsx'
import { Spinner } from '#ui/state/spinner.tsx'

import { WelcomeCard } from './welcome-card.tsx'

/** Shown while the sign-in provider loads. */
export function SignInLoading() {
  return (
    <WelcomeCard>
      <Spinner label={start.loadingSignIn()} />
    </WelcomeCard>
  )
}

/** Shown if the sign-in provider could not be loaded. */
export function SignInFailed(props: ErrorComponentProps) {
  const { state, message, retry } = useErrorRecovery(props)
  if (state === 'checking') return <SignInLoading />
  return (
    <WelcomeCard>
      {state === 'offline' ? (
        <NeedsConnection page onReachable={retry} />
      ) : (
        <>
          <Heading>{start.noSignIn()}</Heading>
          <ErrorAlert message={message} onRetry={retry} />
        </>
      )}
    </WelcomeCard>
  )
}
