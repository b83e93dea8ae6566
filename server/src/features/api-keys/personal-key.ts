import { createHash, randomBytes } from 'node:crypto'

/** Tells a personal key from the installation's, and whoever finds one in a file what it is. */
const PREFIX = 'waybook_'
/** So many that no guess is worth slowing down, and a plain hash keeps them safe. */
const KEY_BYTES = 32
const PERSONAL = /^waybook_[\w-]{43}$/

export function newPersonalKey(): string {
  return PREFIX + randomBytes(KEY_BYTES).toString('base64url')
}

export function isPersonalKey(text: string): boolean {
  return PERSONAL.test(text)
}

/** What is kept of a key. */
export function hashOfKey(key: string): string {
  return createHash('sha256').update(key).digest('base64url')
}
