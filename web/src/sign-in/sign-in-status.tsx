import { useQueryErrorResetBoundary } from '@tanstack/react-query'
import { useRouter, type ErrorComponentProps } from '@tanstack/react-router'

import { Heading } from '#ui/page/heading.tsx'
import { ErrorAlert } from '#ui/state/error-alert.tsx'
import { messageOf } from '#ui/state/message-of.ts'
import { Spinner } from '#ui/state/spinner.tsx'

import { WelcomeCard } from './welcome-card.tsx'

/** While it is not yet known how people sign in here. */
export function SignInLoading() {
  return (
    <WelcomeCard>
      <Spinner label="Loading the sign-in..." />
    </WelcomeCard>
  )
}

/** Where that cannot be had. */
export function SignInFailed({ error, reset }: ErrorComponentProps) {
  const router = useRouter()
  const queries = useQueryErrorResetBoundary()
  const retry = () => {
    queries.reset()
    reset()
    void router.invalidate()
  }
  return (
    <WelcomeCard>
      <Heading>Sign-in is not available</Heading>
      <ErrorAlert message={messageOf(error)} onRetry={retry} />
    </WelcomeCard>
  )
}
