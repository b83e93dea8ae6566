import { useSuspenseQuery } from '@tanstack/react-query'
import type { Config } from '@waybook/contract'
import type { ComponentType } from 'react'

import { configQuery } from '../client/config.ts'

/** What each kind of sign-in brings to the page; its code is loaded only where it is the one that runs. */
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
  /** An identity provider that one can sign in with too. */
  readonly oidc: { readonly name: string } | null
  /** Where one was going. */
  readonly to: string
  /** The code of why one was sent back here without being signed in. */
  readonly refused?: string | undefined
  /** To be called once the server knows who it is; it leaves the page. */
  readonly onSignedIn: () => void
}

export type LinkKind = 'setup' | 'join' | 'reset'

export interface AcceptLinkProps extends Omit<SignInProps, 'refused'> {
  readonly kind: LinkKind
  /** What the link carried behind its `#`. */
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

/** The provider that runs, who else can say who one is, and the campaign's name; suspends while loading, throws where it cannot be had. */
export function useSignInProvider() {
  const { data: config } = useSuspenseQuery(configQuery)
  const { data: provider } = useSuspenseQuery(providerQuery(config.signIn.kind))
  const oidc = config.signIn.kind === 'local' ? config.signIn.oidc : null
  return { provider, oidc, campaign: config.campaign.name }
}
