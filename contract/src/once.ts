import * as z from 'zod/mini'

/**
 * What a client may give a write beside its parameters: an id of its own making (a UUID, say) for this one wish. A retry under the same
 * id is answered as the first was, and does nothing again.
 */
export const once = z.string().check(z.regex(/^[\w-]{16,64}$/, 'is no id of 16 to 64 letters, digits and dashes'))
