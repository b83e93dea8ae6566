import { SCALE } from '@waybook/rules'
import * as z from 'zod/mini'

export const CAMPAIGN_NAME_MAX = 80

/** Where tokens show their names: on all pages, on the game master's page, or only the selected token's. */
export const tokenNamings = ['everyone', 'gameMaster', 'selected'] as const
export type TokenNaming = (typeof tokenNamings)[number]

/** The viewers of hit points and strain on the tokens of the party, if they may see these points at all. */
export const tokenBarAudiences = ['everyone', 'owner', 'gameMaster'] as const
export type TokenBarAudience = (typeof tokenBarAudiences)[number]

/** Whether players change the dice of their rolls at once, by asking the game master, or not at all. */
export const diceChangings = ['free', 'asked', 'gameMaster'] as const
export type DiceChanging = (typeof diceChangings)[number]

/** What makes a ship's attack on another ship difficult. */
export const shipDifficulties = ['range', 'silhouettes'] as const
export type ShipDifficulty = (typeof shipDifficulties)[number]

/** The application of Discord whose slash commands this campaign answers. Neither of the two is secret. */
export const discordApplication = z.object({
  applicationId: z
    .string()
    .check(z.trim(), z.regex(/^\d{15,25}$/, 'must be the number that Discord calls application id')),
  /** Verifies what Discord sends: 32 bytes in hex. */
  publicKey: z
    .string()
    .check(
      z.trim(),
      z.toLowerCase(),
      z.regex(/^[\da-f]{64}$/, 'must be the 64 characters that Discord calls public key'),
    ),
})
export type DiscordApplication = z.infer<typeof discordApplication>

/** The settings of a campaign, in addition to the grants in `access.ts`. */
export const settings = z.object({
  /** If off, nobody can generate images, and the app doesn't mention it. */
  imageGeneration: z.boolean(),
  /** Shown instead of the name in `campaign.yaml`; `null` to use that name. */
  name: z.nullable(z.string().check(z.trim(), z.minLength(1), z.maxLength(CAMPAIGN_NAME_MAX))),
  /** Whether lists of campaigns leave this one out. */
  putAway: z.boolean(),
  /** Whether hit points can fall below 0 and strain can pass its threshold, up to twice the threshold. */
  pastThreshold: z.boolean(),
  /** The minimum damage of a hit, whatever the soak. */
  minimumDamage: z.int().check(z.minimum(0), z.maximum(1)),
  /** Whether the campaign plays with the Force die. Its file can say so too. Notation can always contain it. */
  forceDie: z.boolean(),
  /** Whether a ship's attack on a ship is as hard as its range, or as the difference of their silhouettes. */
  shipDifficulty: z.enum(shipDifficulties),
  /** By how much the damage of a ship's weapon is more than that of a person's. */
  vehicleScale: z.int().check(z.minimum(1), z.maximum(100)),
  /** Whether players take things out of the shared stash. If off, the game master gives them. */
  playersTakeFromStash: z.boolean(),
  changeDice: z.enum(diceChangings),
  tokenNames: z.enum(tokenNamings),
  tokenBars: z.enum(tokenBarAudiences),
  /** Whether Home lists the first steps of a young campaign for its game master. */
  firstSteps: z.boolean(),
  /** `null` without slash commands. `connectDiscord` sets it. */
  discordApplication: z.nullable(discordApplication),
})
export type Settings = z.infer<typeof settings>

/** A partial update of the settings. */
export type SettingsUpdate = { readonly [Name in keyof Settings]?: Settings[Name] | undefined }

export const DEFAULT_SETTINGS: Settings = {
  imageGeneration: true,
  name: null,
  putAway: false,
  pastThreshold: false,
  minimumDamage: 1,
  forceDie: false,
  shipDifficulty: 'range',
  vehicleScale: SCALE,
  playersTakeFromStash: true,
  changeDice: 'asked',
  tokenNames: 'selected',
  tokenBars: 'everyone',
  firstSteps: true,
  discordApplication: null,
}
