import * as z from 'zod/mini'

/** What the game master decides for a whole campaign, beside the grants of `access.ts`. */
export const settings = z.object({
  /** Off: nobody generates images, and nothing shows that anybody could. */
  imageGeneration: z.boolean(),
})
export type Settings = z.infer<typeof settings>

export const DEFAULT_SETTINGS: Settings = { imageGeneration: true }
