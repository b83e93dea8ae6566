import * as z from 'zod/mini'

/**
 * An optional key that the client generates for one call of a write, such as a UUID. A retry with the same key returns the answer of the
 * first call and changes nothing.
 */
export const idempotencyKey = z
  .string()
  .check(z.regex(/^[\w-]{16,64}$/, 'must be 16 to 64 letters, digits, dashes or underscores'))

/** The header for the key of a call whose body is a file. */
export const IDEMPOTENCY_KEY_HEADER = 'idempotency-key'

/** The header with the account of a call that waited offline. The server refuses another account's session with `another-account`. */
export const ACCOUNT_HEADER = 'waybook-account'
