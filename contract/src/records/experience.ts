import * as z from 'zod/mini'

/** What experience buys. */
export const purchase = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('skill'), skill: z.string().check(z.minLength(1), z.maxLength(80)) }),
  z.object({ kind: z.literal('talent'), talent: z.string().check(z.trim(), z.minLength(1), z.maxLength(80)) }),
  z.object({ kind: z.literal('other'), what: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)) }),
])
export type Purchase = z.infer<typeof purchase>

/** Experience that a character was given or has spent. */
export const experienceEntry = z.object({
  id: z.string(),
  /** Milliseconds since 1970. */
  at: z.number(),
  by: z.string(),
  /** Negative if it was spent. */
  amount: z.int(),
  /** Why it was given, or what it bought. */
  text: z.string(),
  bought: z.nullable(purchase),
  undone: z.boolean(),
  undoable: z.boolean(),
})
export type ExperienceEntry = z.infer<typeof experienceEntry>

export const experience = z.object({
  /** What was ever given, and what of it is left. */
  total: z.int(),
  left: z.int(),
  /** Newest first. */
  entries: z.array(experienceEntry),
})
export type Experience = z.infer<typeof experience>
