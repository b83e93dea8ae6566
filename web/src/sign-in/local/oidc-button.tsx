import { signIn } from '@waybook/messages/signIn'

import { OtherWayButton } from './other-way-button.tsx'
import { post } from './post.ts'

interface OidcButtonProps {
  /** The name of the identity provider. */
  readonly name: string
  /** The path to open afterwards. */
  readonly to: string
  /** The token of the one-time link that the user opened. */
  readonly token?: string
}

/** Redirects to an identity provider, which redirects back here. */
export function OidcButton({ name, to, token }: OidcButtonProps) {
  return (
    <OtherWayButton
      label={signIn.continueWith({ provider: name })}
      busyLabel={signIn.goingTo({ provider: name })}
      enter={async () => await post('sign-in/oidc', { to, token })}
      onDone={(answer) => location.assign(addressIn(answer))}
    />
  )
}

function addressIn(answer: unknown): string {
  if (typeof answer === 'object' && answer !== null && 'url' in answer) return String(answer.url)
  throw new Error('The server did not return an address to redirect to.')
}

const words: Readonly<Record<string, (provider: string) => string>> = {
  EMAIL_NOT_VERIFIED: (provider) => signIn.emailNotVerified({ provider }),
  NOT_INVITED: () => signIn.notInvited(),
  LINK_VOID: () => signIn.linkVoid(),
  account_not_linked: () => signIn.accountExists(),
  unable_to_get_user_info: (provider) => signIn.providerFailed({ provider }),
  access_denied: (provider) => signIn.accessDenied({ provider }),
}

/** Why an identity provider did not sign the user in. Never shows text from the address, because anyone could have written it. */
export function oidcRefusal(code: string, name: string): string {
  return (Object.hasOwn(words, code) && words[code]?.(name)) || signIn.didNotWork({ provider: name })
}

/** A divider between two ways to sign in. */
export function OrDivider() {
  return (
    <p className="my-5 flex items-center gap-3 text-14 text-ink-2 before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
      {signIn.or()}
    </p>
  )
}
