import { fogActions, isCompleteShape } from '@waybook/rules'
import * as z from 'zod/mini'

import { gameMaster, signedIn } from '../access.ts'
import { defineRead, defineWrite } from '../operation.ts'
import { entityId } from '../records/entity-id.ts'
import { fogOperation, sceneMap } from '../records/fog.ts'
import { campaignId as givenCampaignId, done, recordId } from './parameters.ts'

const sceneId = entityId
const campaignId = z.optional(givenCampaignId)

/** The number of the scene's last change of fog. */
const version = z.number()

export const getSceneMap = defineRead({
  name: 'getSceneMap',
  summary: 'Returns a scene’s picture as tiles. Players only get tiles with a revealed part.',
  params: z.object({ campaignId, sceneId }),
  /** `null` if the scene has no picture that the caller may see. */
  answer: z.object({ map: z.nullable(sceneMap) }),
  callers: signedIn,
})

export const changeFog = defineWrite({
  name: 'changeFog',
  summary: 'Reveals or covers a part of a scene’s picture. Covered parts are never sent to players.',
  params: z
    .extend(fogOperation, {
      /** `release` leaves the cells to what tokens see. Without sight, it changes nothing. */
      op: z.enum([...fogActions, 'release']),
      campaignId,
      sceneId,
      /** The same for all parts of one brush stroke, which are undone together. */
      stroke: z.optional(recordId),
    })
    .check(z.refine(isCompleteShape, 'the shape needs other points, or a radius')),
  answer: z.object({ ...done, version }),
  callers: gameMaster,
})

export const undoFog = defineWrite({
  name: 'undoFog',
  summary: 'Undoes the caller’s last change to a scene’s fog.',
  params: z.object({ campaignId, sceneId }),
  /** `undone`: whether there was a change to undo. */
  answer: z.object({ ...done, version, undone: z.boolean() }),
  callers: gameMaster,
})

export const setFogStart = defineWrite({
  name: 'setFogStart',
  summary: 'Resets a scene’s fog, with everything covered or everything revealed. This cannot be undone.',
  params: z.object({ campaignId, sceneId, closed: z.boolean() }),
  answer: z.object({ ...done, version }),
  callers: gameMaster,
})
