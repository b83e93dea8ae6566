import * as z from 'zod/mini'

import { entityId } from './entity-id.ts'
import { entity, entityCard } from './entity.ts'

/** A scene with its two texts, as sanitised HTML like the long description. */
export const scene = z.extend(entity, {
  /** What is read aloud. */
  boxText: z.string(),
  /** `null` for everybody but the game master. */
  gmNotes: z.nullable(z.string()),
})

export type Scene = z.infer<typeof scene>

/** Who or what is in a scene. */
export const sceneEntity = z.extend(entityCard, { visualDescription: z.string() })

export type SceneEntity = z.infer<typeof sceneEntity>

/** A way between scenes, seen from one of them. */
export const sceneTransition = z.object({
  direction: z.enum(['outgoing', 'incoming']),
  fromScene: entityId,
  fromName: z.string(),
  toScene: entityId,
  toName: z.string(),
  requirement: z.string(),
})

export type SceneTransition = z.infer<typeof sceneTransition>
