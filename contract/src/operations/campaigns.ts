import * as z from 'zod/mini'

import { gameMaster, signedIn } from '../access.ts'
import { defineKeylessWrite, defineRead } from '../operation.ts'
import { listedCampaign } from '../records/campaign.ts'
import { CAMPAIGN_NAME_MAX } from '../records/settings.ts'
import { campaignId, done } from './parameters.ts'

const SKILLS_MAX = 200

const name = z.string().check(z.trim(), z.minLength(1), z.maxLength(CAMPAIGN_NAME_MAX))
const skillName = z.string().check(z.trim(), z.minLength(1), z.maxLength(40))

export const listCampaigns = defineRead({
  name: 'listCampaigns',
  summary:
    'Lists the campaigns of the installation that the caller is a member of. Game masters of the installation’s first campaign get all of them.',
  params: z.object({}),
  answer: z.object({
    campaigns: z.array(listedCampaign),
    /** Whether the caller may create, put away and remove campaigns. */
    mayManage: z.boolean(),
  }),
  callers: signedIn,
  requiresSession: 'access',
})

export const createCampaign = defineKeylessWrite({
  name: 'createCampaign',
  summary:
    'Creates an empty campaign, with the caller as its game master. Only for game masters of the installation’s first campaign.',
  params: z.object({
    name,
    /** The skills of the rules, those of the demo campaign, or a selection of both by id or name. */
    skills: z.union([z.enum(['standard', 'demo']), z.array(skillName).check(z.minLength(1), z.maxLength(SKILLS_MAX))]),
    /** Whether the campaign plays with the force die. */
    force: z.boolean(),
  }),
  answer: z.object({ ...done, campaignId: z.string(), path: z.string() }),
  callers: gameMaster,
  requiresSession: 'access',
})

export const putCampaignAway = defineKeylessWrite({
  name: 'putCampaignAway',
  summary:
    'Removes a campaign from everybody’s list of campaigns, or returns it there. Only for game masters of the installation’s first campaign.',
  params: z.object({ id: campaignId, away: z.boolean() }),
  answer: z.object(done),
  callers: gameMaster,
  requiresSession: 'access',
})

export const removeCampaign = defineKeylessWrite({
  name: 'removeCampaign',
  summary:
    'Deletes a campaign with its pages, play and members. Only for game masters of the installation’s first campaign, who must give its name.',
  params: z.object({ id: campaignId, name: z.string() }),
  answer: z.object(done),
  callers: gameMaster,
  requiresSession: 'everything',
})
