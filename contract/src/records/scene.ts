import * as z from 'zod/mini'

import { entityId } from './entity-id.ts'
import { entity, entityCard } from './entity.ts'

/** A scene with its two texts as sanitized HTML. */
export const scene = z.extend(entity, {
  /** The text to read aloud. */
  boxText: z.string(),
  /** `null` for everyone except the game master. */
  gmNotes: z.nullable(z.string()),
})

export type Scene = z.infer<typeof scene>

/** A character or other entity in a scene. */
export const sceneEntity = z.extend(entityCard, { visualDescription: z.string() })

export type SceneEntity = z.infer<typeof sceneEntity>

/** A connection between two scenes, seen from one of them. */
export const sceneTransition = z.object({
  direction: z.enum(['outgoing', 'incoming']),
  fromScene: entityId,
  fromName: z.string(),
  toScene: entityId,
  toName: z.string(),
  requirement: z.string(),
})

export type SceneTransition = z.infer<typeof sceneTransition>
