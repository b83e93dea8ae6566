import * as z from 'zod/mini'

/** A campaign of the installation, as its members and the game masters of the installation see it. */
export const listedCampaign = z.object({
  campaignId: z.string(),
  name: z.string(),
  /** The path of its home page, with a slash at the end. */
  path: z.string(),
  /** Whether it is the demo campaign, which comes with Waybook. */
  isDemo: z.boolean(),
  /** Whether this is the campaign of the request. */
  isCurrent: z.boolean(),
  /** Whether its caller's list of campaigns leaves it out. It remains at its address. */
  isPutAway: z.boolean(),
  /** Whether it is the installation's first campaign, which cannot be removed. */
  isDefault: z.boolean(),
  /** The number of its pages. Players get 0. */
  entities: z.number(),
  /** The number of its members, as far as the sign-in provider knows. Players get 0. */
  members: z.number(),
  /** Milliseconds since 1970; `null` for the installation's first campaign. */
  addedAt: z.nullable(z.number()),
})
export type ListedCampaign = z.infer<typeof listedCampaign>
