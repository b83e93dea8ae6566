import { characteristics } from '@waybook/rules'
import * as z from 'zod/mini'

import { entityId } from './records/entity-id.ts'
import { experienceRules } from './records/experience.ts'
import { role } from './records/member.ts'
import { picture } from './records/picture.ts'
import { tokenNamings } from './records/settings.ts'
import { get } from './routes/route.ts'

const skill = z.object({
  id: z.string(),
  name: z.string(),
  characteristic: z.enum(characteristics),
  group: z.string(),
})

/** A user as reported by the sign-in provider. */
const user = z.object({
  id: z.string(),
  username: z.nullable(z.string()),
  firstName: z.nullable(z.string()),
  lastName: z.nullable(z.string()),
  /** The first is the primary address. */
  emailAddresses: z.array(z.object({ emailAddress: z.string() })),
  publicMetadata: z.record(z.string(), z.unknown()),
})

export type User = z.infer<typeof user>

export const campaignAbout = z.object({
  id: z.string(),
  name: z.string(),
  tagline: z.string(),
  region: z.string(),
  masthead: z.string(),
  accent: z.nullable(z.string()),
  /** The shown names of relationship types. Other types are shown by their own name. */
  relationshipNames: z.record(z.string(), z.string()),
  /** The skills on sheets, in order; `null` for the standard skills of the rules. */
  skills: z.nullable(z.array(skill)),
  /** What experience buys; `null` for the prices of the rules. */
  experience: z.nullable(experienceRules),
  /** The name under which both sides have points: `destiny` for light and dark points. */
  points: z.enum(['story', 'destiny']),
  /** The plate on the home page, in landscape and for phones. */
  covers: z.object({ wide: z.nullable(picture), tall: z.nullable(picture) }),
})

export type CampaignAbout = z.infer<typeof campaignAbout>

/** The signed-in user and their permissions. For a game master who views as a player, it is that player with an empty account. */
export const me = z.object({
  user,
  role,
  characterId: z.nullable(entityId),
  campaign: campaignAbout,
  /** The allowed actions (see `Action` in `access.ts`). */
  may: z.array(z.string()),
  /** Whether image generation is enabled. If not, the app does not mention it. */
  imageGeneration: z.boolean(),
  /** Whether the campaign plays with the Force die. */
  forceDie: z.boolean(),
  /** The tokens that show their names beneath them. */
  tokenNames: z.enum(tokenNamings),
  apiKey: z.optional(z.string()),
  /** The language of the interface that the user has chosen for their account. Absent without a choice. */
  language: z.optional(z.string()),
  /** The other campaigns of the installation, as far as they concern this user here. */
  campaigns: z.object({
    /** Whether the user can switch to another campaign. */
    others: z.boolean(),
    /** Whether the user may create, put away and remove campaigns. */
    mayManage: z.boolean(),
  }),
  /** Set for a game master who views as a player: the name of the player's character, if they have one. */
  viewAs: z.optional(z.object({ characterName: z.nullable(z.string()) })),
  /** The sequence number of the newest change; later responses are at least as new. */
  seq: z.number(),
})

export type Me = z.infer<typeof me>

export const meRoute = get('/api/me', me)

/** The data that a page needs before sign-in. Contains no secrets. */
export const config = z.object({
  signIn: z.discriminatedUnion('kind', [
    /** Built-in accounts, with a password, a passkey, or through an identity provider (`oidc`), if one is configured. */
    z.object({
      kind: z.literal('local'),
      oidc: z.nullable(z.object({ name: z.string() })),
      /** The host name to which passkeys are bound. Pages of other hosts can't use them. `null` if browsers wouldn't allow passkeys. */
      passkeyHost: z.nullable(z.string()),
    }),
    /** Clerk accounts. This server serves Clerk's scripts at the given paths. */
    z.object({
      kind: z.literal('clerk'),
      publishableKey: z.string(),
      scripts: z.object({ clerk: z.string(), ui: z.string() }),
    }),
  ]),
  campaign: z.object({ name: z.string() }),
})

export type Config = z.infer<typeof config>

export const configRoute = get('/api/config', config)
