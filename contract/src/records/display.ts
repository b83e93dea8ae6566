import * as z from 'zod/mini'

/** A television that shows a campaign’s table. */
export const display = z.object({
  id: z.string(),
  /** The time at which its code was typed, in milliseconds since 1970. */
  connectedAt: z.number(),
})
export type Display = z.infer<typeof display>
