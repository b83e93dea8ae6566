import type { ComponentType } from 'react'

/** The client side of a way to sign in. Only the code of the active provider is loaded. */
export interface SignInProvider {
  /** The page at /sign-in. */
  readonly SignIn: ComponentType<SignInProps>
  /** The page at /setup, /join and /reset; `null` if the provider has no one-time links. */
  readonly AcceptLink: ComponentType<AcceptLinkProps> | null
  /** The page at /change-password; `null` if the provider has its own pages for that. */
  readonly ChangePassword: ComponentType<ChangePasswordProps> | null
  signOut(): Promise<void>
  /** Ends all sessions of the account, including this one. */
  signOutEverywhere(): Promise<void>
}

export interface SignInProps {
  readonly campaign: string
  /** An additional identity provider to sign in with. */
  readonly oidc: { readonly name: string } | null
  /** The host name that passkeys are bound to, or `null`. */
  readonly passkeyHost: string | null
  /** The path to open after signing in. */
  readonly to: string
  /** The error code of an identity provider that did not sign the user in. */
  readonly refused?: string | undefined
  /** Called when the server has signed the user in. Redirects to the next page. */
  readonly onSignedIn: () => void
}

export type LinkKind = 'setup' | 'join' | 'reset'

export interface AcceptLinkProps extends Omit<SignInProps, 'refused'> {
  readonly kind: LinkKind
  /** The part of the link after the `#`. */
  readonly token: string | null
}

export interface ChangePasswordProps {
  /** The address that the user signs in with. */
  readonly email: string
}
