const words: Readonly<Record<string, (name: string) => string>> = {
  EMAIL_NOT_VERIFIED: (name) =>
    `${name} does not know for sure that your e-mail address is yours. Confirm it there, then sign in again.`,
  NOT_INVITED: () =>
    'You are not invited yet. Ask your game master for an invitation link, and open it before you sign in.',
  LINK_VOID: () => 'This link is not valid any more. Ask for a new one.',
  account_not_linked: () => 'An account with this e-mail exists already. Sign in with its password.',
  access_denied: (name) => `${name} did not let you in, or you went back.`,
}

/** What to say where an identity provider sent somebody back without signing them in. The address never says it itself: anybody could write it. */
export function oidcRefusal(code: string, name: string): string {
  return (Object.hasOwn(words, code) && words[code]?.(name)) || `Signing in with ${name} did not work. Try again.`
}
