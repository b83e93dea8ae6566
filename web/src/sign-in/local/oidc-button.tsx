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
      label={`Continue with ${name}`}
      busyLabel={`Going to ${name}...`}
      enter={async () => await post('sign-in/oidc', { to, token })}
      onDone={(answer) => location.assign(addressIn(answer))}
    />
  )
}

function addressIn(answer: unknown): string {
  if (typeof answer === 'object' && answer !== null && 'url' in answer) return String(answer.url)
  throw new Error('The server did not return an address to redirect to.')
}

const words: Readonly<Record<string, (name: string) => string>> = {
  EMAIL_NOT_VERIFIED: (name) =>
    `${name} has not verified that this e-mail address is yours. Verify it there, then sign in again.`,
  NOT_INVITED: () =>
    'You are not invited yet. Ask your game master for an invitation link, and open it before you sign in.',
  LINK_VOID: () => 'This link is no longer valid. Ask for a new one.',
  account_not_linked: () => 'An account with this e-mail already exists. Sign in with its password.',
  unable_to_get_user_info: (name) =>
    `${name} could not confirm who you are. Try again. If it keeps happening, tell the person who runs this Waybook.`,
  access_denied: (name) => `${name} denied access, or you canceled.`,
}

/** Why an identity provider did not sign the user in. Never shows text from the address, because anyone could have written it. */
export function oidcRefusal(code: string, name: string): string {
  return (Object.hasOwn(words, code) && words[code]?.(name)) || `Signing in with ${name} did not work. Try again.`
}

/** A divider between two ways to sign in. */
export function OrDivider() {
  return (
    <p className="my-5 flex items-center gap-3 text-14 text-ink-2 before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
      or
    </p>
  )
}
