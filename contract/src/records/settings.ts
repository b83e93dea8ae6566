import * as z from 'zod/mini'

export const CAMPAIGN_NAME_MAX = 80

/** The settings of a campaign, in addition to the grants in `access.ts`. */
export const settings = z.object({
  /** If off, no one can generate images, and the app does not mention it. */
  imageGeneration: z.boolean(),
  /** Shown instead of the name in `campaign.yaml`; `null` to use that name. */
  name: z.nullable(z.string().check(z.trim(), z.minLength(1), z.maxLength(CAMPAIGN_NAME_MAX))),
})
export type Settings = z.infer<typeof settings>

/** A partial update of the settings. */
export type SettingsUpdate = { readonly [Name in keyof Settings]?: Settings[Name] | undefined }

export const DEFAULT_SETTINGS: Settings = { imageGeneration: true, name: null }
