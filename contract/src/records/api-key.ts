import * as z from 'zod/mini'

/** A member's personal key for scripts, without the key itself. Times are milliseconds since 1970. */
export const apiKey = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: z.number(),
  /** To the nearest hour; `null` before its first use. */
  lastUsedAt: z.nullable(z.number()),
})
export type ApiKey = z.infer<typeof apiKey>

/** Another member's key, with that member's name. */
export const memberApiKey = z.extend(apiKey, { owner: z.string() })
export type MemberApiKey = z.infer<typeof memberApiKey>

/** The maximum number of keys per account. */
export const API_KEYS_MAX = 20

/** In characters. */
export const API_KEY_NAME_MAX = 60
