import * as z from 'zod/mini'

import { gameMaster, signedIn } from '../access.ts'
import { defineRead, defineWrite } from '../operation.ts'
import { entityId } from '../records/entity-id.ts'
import { handout, handoutAudience, handoutContents, HANDOUT_TITLE_MAX } from '../records/handout.ts'
import { campaignId as givenCampaignId, done } from './parameters.ts'

const campaignId = z.optional(givenCampaignId)

export const getHandout = defineRead({
  name: 'getHandout',
  summary: 'Returns the picture or text that the game master shows the caller now.',
  params: z.object({ campaignId }),
  answer: z.object({ handout: z.nullable(handout) }),
  callers: signedIn,
})

export const previewHandout = defineRead({
  name: 'previewHandout',
  summary: 'Returns what a player without a character would see of a handout, such as for printing it.',
  params: z.object({ campaignId, entityId, what: z.enum(handoutContents) }),
  answer: z.pick(handout, { picture: true, text: true }),
  callers: gameMaster,
})

export const showHandout = defineWrite({
  name: 'showHandout',
  summary:
    'Shows an entity’s picture, or a scene’s read-aloud text, to players. It replaces what was shown. The entity itself may be hidden from them.',
  params: z.object({
    campaignId,
    entityId,
    what: z.enum(handoutContents),
    audience: handoutAudience,
    /** The title for players. Default: the name of the entity. */
    title: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(HANDOUT_TITLE_MAX))),
    /** Whether it stays when another scene is shown. Default: no. */
    stays: z.optional(z.boolean()),
  }),
  answer: z.object({ ...done, handout }),
  callers: gameMaster,
})

export const hideHandout = defineWrite({
  name: 'hideHandout',
  summary: 'Hides what is shown to players.',
  params: z.object({ campaignId }),
  /** `hidden`: whether something was shown. */
  answer: z.object({ ...done, hidden: z.boolean() }),
  callers: gameMaster,
})
