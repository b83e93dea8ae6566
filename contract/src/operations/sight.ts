import * as z from 'zod/mini'

import { gameMaster } from '../access.ts'
import { defineRead, defineWrite } from '../operation.ts'
import { entityId } from '../records/entity-id.ts'
import { eyes, sceneSight, sightSettings } from '../records/sight.ts'
import { tokenSight } from '../records/token-sight.ts'
import { placedToken } from '../records/token.ts'
import { campaignId, done, recordId } from './parameters.ts'

const sceneId = entityId

export const getSight = defineRead({
  name: 'getSight',
  summary: 'Returns how tokens see on a scene. Players only get what they see, with `getSceneMap`.',
  params: z.object({ campaignId, sceneId }),
  /** `null` if the scene shows no picture. */
  answer: z.object({ sight: z.nullable(sceneSight) }),
  callers: gameMaster,
})

export const setSight = defineWrite({
  name: 'setSight',
  summary: 'Switches sight on a scene on or off, or changes how tokens see there. Fields that are left out stay.',
  params: z.object({ campaignId, sceneId, change: z.partial(sightSettings) }),
  answer: z.object({ ...done, sight: sceneSight }),
  callers: gameMaster,
})

export const forgetSeen = defineWrite({
  name: 'forgetSeen',
  summary: 'Forgets what was seen on a scene, apart from what is seen now. This cannot be undone.',
  params: z.object({
    campaignId,
    sceneId,
    /** The group that forgets: `party`, or a character’s own. Left out: all. */
    group: z.optional(z.union([z.literal('party'), entityId])),
  }),
  answer: z.object({ ...done, version: z.number() }),
  callers: gameMaster,
})

export const getEyes = defineRead({
  name: 'getEyes',
  summary: 'Returns what a token sees on its scene, or what the party does.',
  params: z.object({
    campaignId,
    sceneId,
    /** Left out: the party. */
    tokenId: z.optional(recordId),
  }),
  /** `null` if the scene has no sight. */
  answer: z.object({ eyes: z.nullable(eyes) }),
  callers: gameMaster,
})

export const setTokenSight = defineWrite({
  name: 'setTokenSight',
  summary: 'Sets how a token sees and the light that it carries. Undone like its moves.',
  params: z.object({
    campaignId,
    tokenId: recordId,
    /** `null` for the defaults. */
    sight: z.nullable(tokenSight),
  }),
  answer: z.object({ ...done, token: placedToken }),
  callers: gameMaster,
})
