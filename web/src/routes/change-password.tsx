import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, redirect } from '@tanstack/react-router'

import { meQuery } from '#api/session.ts'
import { ChangePasswordPage } from '#sign-in/sign-in-page.tsx'
import { SignInFailed, SignInLoading } from '#sign-in/sign-in-status.tsx'

export const Route = createFileRoute('/change-password')({
  beforeLoad: async ({ context, location }) => {
    const me = await context.queryClient.query({ ...meQuery, staleTime: 'static' })
    if (!me) redirect({ to: '/sign-in/$', params: { _splat: '' }, search: { to: location.href }, throw: true })
  },
  component: ChangePassword,
  pendingComponent: SignInLoading,
  errorComponent: SignInFailed,
})

function ChangePassword() {
  const { data: me } = useSuspenseQuery(meQuery)
  const [address] = me?.user.emailAddresses ?? []
  return <ChangePasswordPage email={address?.emailAddress ?? ''} />
}
