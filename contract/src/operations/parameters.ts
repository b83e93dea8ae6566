import * as z from 'zod/mini'

/** Parameters that several operations take. */
export const campaignId = z.string().check(z.minLength(1), z.maxLength(80))
export const shortText = z.string().check(z.maxLength(200))
export const recordId = z.string().check(z.minLength(1), z.maxLength(80))

/** Included in the answer of every write. */
export const done = { success: z.literal(true) }
