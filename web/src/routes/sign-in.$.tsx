import { createFileRoute, redirect } from '@tanstack/react-router'

import { meQuery } from '#api/session.ts'
import { returnPath } from '#sign-in/return-path.ts'
import { SignInPage } from '#sign-in/sign-in-page.tsx'
import { SignInFailed, SignInLoading } from '#sign-in/sign-in-status.tsx'
import { basePath } from '#stores/base-path.ts'

export const Route = createFileRoute('/sign-in/$')({
  validateSearch: ({ to, error }): { to?: string; error?: string } => ({
    ...(typeof to === 'string' && { to }),
    ...(typeof error === 'string' && { error }),
  }),
  beforeLoad: async ({ context, search }) => {
    const me = await context.queryClient.query({ ...meQuery, staleTime: 'static' })
    if (me) redirect({ href: basePath + returnPath(search.to, location.origin), throw: true })
  },
  component: SignIn,
  pendingComponent: SignInLoading,
  errorComponent: SignInFailed,
})

function SignIn() {
  const { to, error } = Route.useSearch()
  return <SignInPage to={to} error={error} />
}
