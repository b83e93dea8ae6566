import * as z from 'zod/mini'

export const CAMPAIGN_NAME_MAX = 80

/** What the game master decides for a whole campaign, beside the grants of `access.ts`. */
export const settings = z.object({
  /** Off: nobody generates images, and nothing shows that anybody could. */
  imageGeneration: z.boolean(),
  /** Shown in the place of the campaign's own name; `null` for that one. */
  name: z.nullable(z.string().check(z.trim(), z.minLength(1), z.maxLength(CAMPAIGN_NAME_MAX))),
})
export type Settings = z.infer<typeof settings>

/** Some of them; what is not given stays as it is. */
export type SomeSettings = { readonly [Name in keyof Settings]?: Settings[Name] | undefined }

export const DEFAULT_SETTINGS: Settings = { imageGeneration: true, name: null }
