import { createHash, randomBytes } from 'node:crypto'

/** Distinguishes personal keys from the installation's key, and identifies a key that turns up in a file. */
const PREFIX = 'waybook_'
/** Enough entropy that guesses need no rate limit and a plain hash is safe. */
const KEY_BYTES = 32
const PERSONAL = /^waybook_[\w-]{43}$/

export function newPersonalKey(): string {
  return PREFIX + randomBytes(KEY_BYTES).toString('base64url')
}

export function isPersonalKey(text: string): boolean {
  return PERSONAL.test(text)
}

/** The hash under which a key is stored. */
export function hashOfKey(key: string): string {
  return createHash('sha256').update(key).digest('base64url')
}
