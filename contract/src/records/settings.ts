import * as z from 'zod/mini'

/** What the game master decides for a whole campaign, beside the grants of `access.ts`. */
export const settings = z.object({
  /** Off: nobody generates images, and nothing shows that anybody could. */
  imageGeneration: z.boolean(),
})
export type Settings = z.infer<typeof settings>

/** Some of them; what is not given stays as it is. */
export type SomeSettings = { readonly [Name in keyof Settings]?: Settings[Name] | undefined }

export const DEFAULT_SETTINGS: Settings = { imageGeneration: true }
