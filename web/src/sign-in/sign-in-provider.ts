import type { ComponentType } from 'react'

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
