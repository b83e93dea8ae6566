import { useSuspenseQuery } from '@tanstack/react-query'
import type { Config } from '@waybook/contract'

import { configQuery } from '#api/session.ts'

import type { SignInProvider } from './sign-in-provider.ts'

async function loadProvider(kind: Config['signIn']['kind']): Promise<SignInProvider> {
  switch (kind) {
    case 'local':
      return (await import('./local/local-provider.ts')).localProvider
    case 'clerk':
      return (await import('./clerk/clerk-provider.ts')).clerkProvider
  }
}

export const providerQuery = (kind: Config['signIn']['kind']) => ({
  queryKey: ['sign-in-provider', kind],
  queryFn: () => loadProvider(kind),
  staleTime: Number.POSITIVE_INFINITY,
})

/** The active sign-in provider, the additional ways to sign in, and the name of the campaign. Suspends while loading, and throws if that fails. */
export function useSignInProvider() {
  const { data: config } = useSuspenseQuery(configQuery)
  const { data: provider } = useSuspenseQuery(providerQuery(config.signIn.kind))
  const { oidc, passkeyHost } = config.signIn.kind === 'local' ? config.signIn : { oidc: null, passkeyHost: null }
  return { provider, oidc, passkeyHost, campaign: config.campaign.name }
}
