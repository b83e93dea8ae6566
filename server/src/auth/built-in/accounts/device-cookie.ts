import { createHmac, randomBytes } from 'node:crypto'

import { timingSafeEqualText } from '#auth/timing-safe-equal.ts'

/**
 * Remembers that someone signed in to an account from this browser (OWASP's device cookies). Guesses from other devices use up the
 * account's attempts, never those of a known device, so outsiders can't lock anybody out. The cookie is not a credential.
 */
export interface DeviceCookies {
  /** The key for counting attempts: the known device or, for other browsers, the account. */
  bucketOf(email: string, cookie: string | undefined): string
  /** Makes a cookie for a browser that has just signed in. */
  make(email: string): string
}

const NONCE_BYTES = 16

export function deviceCookies(secret: string): DeviceCookies {
  const sign = (email: string, nonce: string) =>
    createHmac('sha256', secret)
      .update(`device\n${accountOf(email)}\n${nonce}`)
      .digest('base64url')
  return {
    bucketOf(email, cookie) {
      const [nonce = '', signature = ''] = cookie?.split('.') ?? []
      return timingSafeEqualText(signature, sign(email, nonce)) ? `device ${nonce}` : `account ${accountOf(email)}`
    },
    make(email) {
      const nonce = randomBytes(NONCE_BYTES).toString('base64url')
      return `${nonce}.${sign(email, nonce)}`
    },
  }
}

const accountOf = (email: string) => email.trim().toLowerCase()
