import * as z from 'zod/mini'

/** A game master's personal key for scripts, without the key itself. Times are milliseconds since 1970. */
export const apiKey = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: z.number(),
  /** To the nearest hour; `null` if it has never been used. */
  lastUsedAt: z.nullable(z.number()),
})
export type ApiKey = z.infer<typeof apiKey>

/** The maximum number of keys per account. */
export const API_KEYS_MAX = 20

/** In characters. */
export const API_KEY_NAME_MAX = 60
