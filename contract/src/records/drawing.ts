import { drawingColours, drawingKinds } from '@waybook/rules'
import * as z from 'zod/mini'

import { entityId } from './entity-id.ts'
import { unclampedPosition } from './token.ts'

/** More than one tells apart; limits the data sent to every screen. */
export const DRAWINGS_MAX = 500
/** More than a line needs after it was simplified. */
export const DRAWING_POINTS_MAX = 512
export const DRAWING_TEXT_MAX = 80

/** `gameMaster`: only game masters see it. */
export const drawingAudiences = ['everyone', 'gameMaster'] as const

/** In percent of the picture's width and height, as the positions of tokens; the second of a circle and of a cone may be outside. */
export const drawingPoints = z.array(unclampedPosition).check(z.minLength(1), z.maxLength(DRAWING_POINTS_MAX))
export const drawingText = z.string().check(z.trim(), z.minLength(1), z.maxLength(DRAWING_TEXT_MAX))

/** What is drawn. Which kind has which points, and what they mean, is in the rules. */
export const drawingContent = z.object({
  kind: z.enum(drawingKinds),
  points: drawingPoints,
  /** Of a text, what it says. */
  text: z.optional(drawingText),
  colour: z.enum(drawingColours),
  audience: z.enum(drawingAudiences),
})
export type DrawingContent = z.infer<typeof drawingContent>

/** Something that is drawn on a scene. */
export const drawing = z.extend(drawingContent, {
  id: z.string(),
  sceneId: entityId,
  /** Increases with every change: the state with the higher version is the newer one. */
  version: z.number(),
})
export type Drawing = z.infer<typeof drawing>
