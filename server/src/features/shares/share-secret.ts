import { createHash, createHmac } from 'node:crypto'

import { timingSafeEqualText } from '#auth/timing-safe-equal.ts'

/** A share of a campaign, as its secrets are derived. */
export interface ShareName {
  readonly campaign: string
  readonly id: string
}

const SECRET = /^[\w-]{43}$/

export const isShareSecret = (text: string): boolean => SECRET.test(text)

/**
 * The secret in a share's address. It is derived from the server's key, so the game master can copy the address again, and a copy of the
 * database alone opens no share (decision 0256).
 */
export function secretOf(key: Uint8Array, share: ShareName): string {
  return mark(key, ['address', share.campaign, share.id])
}

/** The hash under which a share is found by its secret. */
export function hashOfSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url')
}

/** The part of a picture's address that shows that a page of this share contains the picture. */
export function pictureMark(key: Uint8Array, share: ShareName, picture: string): string {
  return mark(key, ['picture', share.campaign, share.id, picture])
}

/** The cookie of a browser in which somebody has typed the password. Another password ends it. */
export function passOf(key: Uint8Array, share: ShareName, password: string): string {
  return mark(key, ['password', share.campaign, share.id, password])
}

export function isMark(given: string, wanted: string): boolean {
  return timingSafeEqualText(given, wanted)
}

/** The parts are JSON, so no two lists of parts are the same text. */
function mark(key: Uint8Array, parts: readonly string[]): string {
  return createHmac('sha256', key).update(JSON.stringify(parts)).digest('base64url')
}
