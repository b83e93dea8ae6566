import { drawingColours, drawingKinds } from '@waybook/rules'
import * as z from 'zod/mini'

import { entityId } from './entity-id.ts'
import { unclampedPosition } from './token.ts'

/** More than a viewer can distinguish. Limits the data sent to every screen. */
export const DRAWINGS_MAX = 500
/** More than a simplified line needs. */
export const DRAWING_POINTS_MAX = 512
export const DRAWING_TEXT_MAX = 80

/** `gameMaster`: only game masters see it. */
export const drawingAudiences = ['everyone', 'gameMaster'] as const

/** In percent of the picture's width and height, like the positions of tokens. The second point of a circle or cone may be outside. */
export const drawingPoints = z.array(unclampedPosition).check(z.minLength(1), z.maxLength(DRAWING_POINTS_MAX))
export const drawingText = z.string().check(z.trim(), z.minLength(1), z.maxLength(DRAWING_TEXT_MAX))

/** The content of a drawing. `DrawingShape` in the rules explains the points of each kind. */
export const drawingContent = z.object({
  kind: z.enum(drawingKinds),
  points: drawingPoints,
  /** The words of a text. */
  text: z.optional(drawingText),
  colour: z.enum(drawingColours),
  audience: z.enum(drawingAudiences),
})
export type DrawingContent = z.infer<typeof drawingContent>

/** A drawing on a scene. */
export const drawing = z.extend(drawingContent, {
  id: z.string(),
  sceneId: entityId,
  /** Increases with every change, so the state with the higher version is newer. */
  version: z.number(),
})
export type Drawing = z.infer<typeof drawing>
