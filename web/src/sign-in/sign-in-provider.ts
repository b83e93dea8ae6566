import { useSuspenseQuery } from '@tanstack/react-query'
import type { Config } from '@waybook/contract'
import type { ComponentType } from 'react'

import { configQuery } from '../api/session.ts'

/** The page's side of a kind of sign-in. Only the code of the one that runs is loaded. */
export interface SignInProvider {
  /** Fills /sign-in. */
  readonly SignIn: ComponentType<SignInProps>
  /** Fills /setup, /join and /reset; `null` where the provider has no links of its own. */
  readonly AcceptLink: ComponentType<AcceptLinkProps> | null
  signOut(): Promise<void>
  /** Ends every session of the account, this one too. */
  signOutEverywhere(): Promise<void>
}

export interface SignInProps {
  readonly campaign: string
  /** An identity provider that people can sign in with too. */
  readonly oidc: { readonly name: string } | null
  /** Where the person was going. */
  readonly to: string
  /** The code of why the person was sent back here without being signed in. */
  readonly refused?: string | undefined
  /** Called once the server has signed the person in; it redirects. */
  readonly onSignedIn: () => void
}

export type LinkKind = 'setup' | 'join' | 'reset'

export interface AcceptLinkProps extends Omit<SignInProps, 'refused'> {
  readonly kind: LinkKind
  /** The part of the link behind its `#`. */
  readonly token: string | null
}

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

/** The provider that runs, the identity provider beside it, and the campaign's name. Suspends while loading and throws where that fails. */
export function useSignInProvider() {
  const { data: config } = useSuspenseQuery(configQuery)
  const { data: provider } = useSuspenseQuery(providerQuery(config.signIn.kind))
  const oidc = config.signIn.kind === 'local' ? config.signIn.oidc : null
  return { provider, oidc, campaign: config.campaign.name }
}
