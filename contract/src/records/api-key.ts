import * as z from 'zod/mini'

/** A game master's personal key for scripts, without the key itself. Times are milliseconds since 1970. */
export const apiKey = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: z.number(),
  /** To an hour; `null` where nobody has used it. */
  lastUsedAt: z.nullable(z.number()),
})
export type ApiKey = z.infer<typeof apiKey>

/** How many of them one account may have. */
export const API_KEYS_MAX = 20

/** In characters. */
export const API_KEY_NAME_MAX = 60
