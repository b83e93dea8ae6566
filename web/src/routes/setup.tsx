import { createFileRoute } from '@tanstack/react-router'

import { LinkPage } from '#sign-in/sign-in-page.tsx'
import { SignInFailed, SignInLoading } from '#sign-in/sign-in-status.tsx'

export const Route = createFileRoute('/setup')({
  component: Setup,
  pendingComponent: SignInLoading,
  errorComponent: SignInFailed,
})

function Setup() {
  return <LinkPage kind="setup" />
}
