import * as z from 'zod/mini'

export const CAMPAIGN_NAME_MAX = 80

/** The settings of a campaign, in addition to the grants in `access.ts`. */
export const settings = z.object({
  /** If off, no one can generate images, and the app does not mention it. */
  imageGeneration: z.boolean(),
  /** Shown instead of the name in `campaign.yaml`; `null` to use that name. */
  name: z.nullable(z.string().check(z.trim(), z.minLength(1), z.maxLength(CAMPAIGN_NAME_MAX))),
  /** Whether hit points fall below 0 and strain rises past the threshold, up to twice it. */
  pastThreshold: z.boolean(),
  /** The least damage of a hit, whatever the armour. */
  minimumDamage: z.int().check(z.minimum(0), z.maximum(1)),
})
export type Settings = z.infer<typeof settings>

/** A partial update of the settings. */
export type SettingsUpdate = { readonly [Name in keyof Settings]?: Settings[Name] | undefined }

export const DEFAULT_SETTINGS: Settings = {
  imageGeneration: true,
  name: null,
  pastThreshold: false,
  minimumDamage: 1,
}
