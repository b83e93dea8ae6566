import * as z from 'zod/mini'

import { entityId } from '../entity-id.ts'

/** A way between scenes, seen from one of them. */
export const sceneTransition = z.object({
  direction: z.enum(['outgoing', 'incoming']),
  fromScene: entityId,
  fromName: z.string(),
  toScene: entityId,
  toName: z.string(),
  requirement: z.string(),
})

/** A character's marker on the active scene; positions are percentages of the picture's width and height. */
const percent = z.number().check(z.minimum(0), z.maximum(100))
export const position = z.object({ x: percent, y: percent })
export const tokenSize = z.enum(['small', 'medium', 'large'])
export const token = z.object({
  id: z.string(),
  characterId: entityId,
  position,
  size: tokenSize,
  visible: z.boolean(),
})
