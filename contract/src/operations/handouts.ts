import * as z from 'zod/mini'

import { gameMaster, signedIn } from '../access.ts'
import { defineRead, defineWrite } from '../operation.ts'
import { entityId } from '../records/entity-id.ts'
import { handout, handoutAudience, handoutContents, HANDOUT_TITLE_MAX } from '../records/handout.ts'
import { campaignId as givenCampaignId, done } from './parameters.ts'

const campaignId = z.optional(givenCampaignId)

export const getHandout = defineRead({
  name: 'getHandout',
  summary: 'Returns the picture or the text that the game master shows now, if it is shown to the caller.',
  params: z.object({ campaignId }),
  answer: z.object({ handout: z.nullable(handout) }),
  callers: signedIn,
})

export const showHandout = defineWrite({
  name: 'showHandout',
  summary:
    'Shows an entity’s picture, or a scene’s text to read aloud, to players, in place of what was shown. They need not see the entity.',
  params: z.object({
    campaignId,
    entityId,
    what: z.enum(handoutContents),
    audience: handoutAudience,
    /** What players read above it; without, the name of the entity. */
    title: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(HANDOUT_TITLE_MAX))),
  }),
  answer: z.object({ ...done, handout }),
  callers: gameMaster,
})

export const hideHandout = defineWrite({
  name: 'hideHandout',
  summary: 'Puts away what is shown to players.',
  params: z.object({ campaignId }),
  /** `hidden`: whether there was something. */
  answer: z.object({ ...done, hidden: z.boolean() }),
  callers: gameMaster,
})
