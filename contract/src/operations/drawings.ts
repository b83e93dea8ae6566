import { drawingColours, isCompleteDrawing } from '@waybook/rules'
import * as z from 'zod/mini'

import { gameMaster, signedIn } from '../access.ts'
import { defineRead, defineWrite } from '../operation.ts'
import { drawing, drawingAudiences, drawingContent, drawingPoints, drawingText } from '../records/drawing.ts'
import { entityId } from '../records/entity-id.ts'
import { campaignId, done, recordId } from './parameters.ts'

const sceneId = entityId

export const getDrawings = defineRead({
  name: 'getDrawings',
  summary:
    'Lists the drawings on a scene, bottom to top. Players get drawings for everyone on the active scene that are not under fog.',
  params: z.object({ campaignId, sceneId }),
  answer: z.object({ drawings: z.array(drawing) }),
  callers: signedIn,
})

export const addDrawing = defineWrite({
  name: 'addDrawing',
  summary: 'Adds a drawing to a scene: a line, a circle, a cone, or a text.',
  params: z
    .extend(drawingContent, { campaignId, sceneId })
    .check(z.refine(isCompleteDrawing, 'the drawing needs other points, or a text')),
  answer: z.object({ ...done, drawing }),
  callers: gameMaster,
})

export const updateDrawing = defineWrite({
  name: 'updateDrawing',
  summary: 'Changes a drawing on a scene.',
  params: z.object({
    campaignId,
    drawingId: recordId,
    points: z.optional(drawingPoints),
    /** Only for a text. */
    text: z.optional(drawingText),
    colour: z.optional(z.enum(drawingColours)),
    audience: z.optional(z.enum(drawingAudiences)),
    /** The newest version of the drawing that the caller knows. If a newer one exists, the call is refused with `conflict`. */
    version: z.optional(z.int()),
  }),
  answer: z.object({ ...done, drawing }),
  callers: gameMaster,
})

export const removeDrawing = defineWrite({
  name: 'removeDrawing',
  summary: 'Removes a drawing from a scene.',
  params: z.object({ campaignId, drawingId: recordId }),
  answer: z.object(done),
  callers: gameMaster,
})

export const undoDrawing = defineWrite({
  name: 'undoDrawing',
  summary: 'Undoes the caller’s last change to the drawings on a scene.',
  params: z.object({ campaignId, sceneId }),
  /** `undone`: whether there was a change to undo. */
  answer: z.object({ ...done, undone: z.boolean() }),
  callers: gameMaster,
})
