import * as z from 'zod/mini'

/**
 * What a client may give a write beside its parameters: a key of its own making (a UUID, say) for this one call. A retry with the same
 * key gets the answer that the first call got, and does nothing again.
 */
export const idempotencyKey = z
  .string()
  .check(z.regex(/^[\w-]{16,64}$/, 'is no key of 16 to 64 letters, digits and dashes'))

/** The header that carries the key of a call whose body is a file. */
export const IDEMPOTENCY_KEY_HEADER = 'idempotency-key'
