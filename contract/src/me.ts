import * as z from 'zod/mini'

import { entityId } from './records/entity-id.ts'
import { picture } from './records/picture.ts'
import { get } from './routes/route.ts'

/** Somebody with an account, as the sign-in provider tells it. */
const user = z.object({
  id: z.string(),
  username: z.nullable(z.string()),
  firstName: z.nullable(z.string()),
  lastName: z.nullable(z.string()),
  /** The first is the one the account is known by. */
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
  /** The plate on the home page, wide and for phones. */
  covers: z.object({ wide: z.nullable(picture), tall: z.nullable(picture) }),
})

export type CampaignAbout = z.infer<typeof campaignAbout>

/** Who is signed in and what they may do. */
export const me = z.object({
  user,
  role: z.enum(['gameMaster', 'player']),
  characterId: z.nullable(entityId),
  campaign: campaignAbout,
  /** Actions of `access.ts`. */
  may: z.array(z.string()),
  /** Whether images are generated in this campaign at all; where they are not, nothing shows that they could be. */
  imageGeneration: z.boolean(),
  apiKey: z.optional(z.string()),
  /** The number of the newest change: whatever is asked for after this answer is at least as new. */
  seq: z.number(),
})

export type Me = z.infer<typeof me>

export const meRoute = get('/api/me', me)

/** What a page needs before anybody is signed in; nothing secret. */
export const config = z.object({
  signIn: z.discriminatedUnion('kind', [
    /** Accounts of our own, by password or through `oidc`: an identity provider, where there is one. */
    z.object({ kind: z.literal('local'), oidc: z.nullable(z.object({ name: z.string() })) }),
    /** Accounts at Clerk; its scripts are served by us, at these paths. */
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
