import { createFileRoute } from '@tanstack/react-router'

import { LinkPage } from '#sign-in/sign-in-page.tsx'
import { SignInFailed, SignInLoading } from '#sign-in/sign-in-status.tsx'

export const Route = createFileRoute('/join')({
  component: Join,
  pendingComponent: SignInLoading,
  errorComponent: SignInFailed,
})

function Join() {
  return <LinkPage kind="join" />
}
