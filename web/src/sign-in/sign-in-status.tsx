import type { ErrorComponentProps } from '@tanstack/react-router'

import { useErrorRecovery } from '#recovery/use-error-recovery.ts'
import { Heading } from '#ui/page/heading.tsx'
import { ErrorAlert } from '#ui/state/error-alert.tsx'
import { Spinner } from '#ui/state/spinner.tsx'

import { WelcomeCard } from './welcome-card.tsx'

/** Shown while the sign-in provider loads. */
export function SignInLoading() {
  return (
    <WelcomeCard>
      <Spinner label="Loading sign-in..." />
    </WelcomeCard>
  )
}

/** Shown if the sign-in provider could not be loaded. */
export function SignInFailed(props: ErrorComponentProps) {
  const { reloading, message, retry } = useErrorRecovery(props)
  if (reloading) return <SignInLoading />
  return (
    <WelcomeCard>
      <Heading>Sign-in is not available</Heading>
      <ErrorAlert message={message} onRetry={retry} />
    </WelcomeCard>
  )
}
