import * as z from 'zod/mini'

/** Something bought with experience. */
export const purchase = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('skill'), skill: z.string().check(z.minLength(1), z.maxLength(80)) }),
  z.object({ kind: z.literal('talent'), talent: z.string().check(z.trim(), z.minLength(1), z.maxLength(80)) }),
  z.object({ kind: z.literal('other'), what: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)) }),
])
export type Purchase = z.infer<typeof purchase>

/** The campaign's prices of experience (`ExperienceRules`). */
export const experienceRules = z.object({
  skill: z.int(),
  outside: z.int(),
  talent: z.int(),
  characteristic: z.int(),
  pyramid: z.boolean(),
  start: z.int(),
  creation: z.object({ rankMost: z.int(), characteristicMost: z.int() }),
})

/** Experience that a character got or spent. */
export const experienceEntry = z.object({
  id: z.string(),
  /** Milliseconds since 1970. */
  at: z.number(),
  by: z.string(),
  /** Negative if it was spent. */
  amount: z.int(),
  /** The reason for giving it, or what it bought. */
  text: z.string(),
  bought: z.nullable(purchase),
  undone: z.boolean(),
  undoable: z.boolean(),
})
export type ExperienceEntry = z.infer<typeof experienceEntry>

export const experience = z.object({
  /** All experience ever given, and the rest that isn't spent. */
  total: z.int(),
  left: z.int(),
  /** Newest first. */
  entries: z.array(experienceEntry),
})
export type Experience = z.infer<typeof experience>
