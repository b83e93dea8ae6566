import * as z from 'zod/mini'

/** Parameters that several operations take. */
export const campaignId = z.string().check(z.minLength(1), z.maxLength(80))
export const shortText = z.string().check(z.maxLength(200))
export const recordId = z.string().check(z.minLength(1), z.maxLength(80))

/** Empty values don't filter a list. Forms send '' and scripts send null for an unused filter. */
const isEmpty = (given: unknown) => given === null || (typeof given === 'string' && given.trim() === '')

/** An optional filter of a list. */
export const filter = <Schema extends z.ZodMiniType>(schema: Schema) =>
  z.optional(
    z.pipe(
      z.transform((given: unknown) => (isEmpty(given) ? undefined : given)),
      z.optional(schema),
    ),
  )

/** Included in the answer of every write. */
export const done = { success: z.literal(true) }
