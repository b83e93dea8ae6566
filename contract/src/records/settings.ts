import * as z from 'zod/mini'

export const CAMPAIGN_NAME_MAX = 80

/** Whose tokens have their names beneath them: everyone's page shows them, the game master's only, or any page that of the selected one. */
export const tokenNamings = ['everyone', 'gameMaster', 'selected'] as const
export type TokenNaming = (typeof tokenNamings)[number]

/** Who sees hit points and strain on the tokens of the party, as far as they may see them at all. */
export const tokenBarAudiences = ['everyone', 'owner', 'gameMaster'] as const
export type TokenBarAudience = (typeof tokenBarAudiences)[number]

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
  tokenNames: z.enum(tokenNamings),
  tokenBars: z.enum(tokenBarAudiences),
})
export type Settings = z.infer<typeof settings>

/** A partial update of the settings. */
export type SettingsUpdate = { readonly [Name in keyof Settings]?: Settings[Name] | undefined }

export const DEFAULT_SETTINGS: Settings = {
  imageGeneration: true,
  name: null,
  pastThreshold: false,
  minimumDamage: 1,
  tokenNames: 'selected',
  tokenBars: 'everyone',
}
