import * as z from 'zod/mini'

import { signedIn } from '../access.ts'
import { question } from '../operation.ts'
import { entityId } from '../records/entity-id.ts'
import { scene, sceneEntity, sceneTransition } from '../records/scene.ts'

const sceneId = entityId

export const getSceneEntities = question({
  name: 'getSceneEntities',
  summary: 'Who and what is in a scene.',
  params: z.object({ sceneId }),
  answer: z.object({ entities: z.array(sceneEntity) }),
  callers: signedIn,
})

export const getSceneTransitions = question({
  name: 'getSceneTransitions',
  summary: 'The ways out of a scene and into it.',
  params: z.object({ sceneId }),
  answer: z.object({ transitions: z.array(sceneTransition) }),
  callers: signedIn,
})

export const getSceneDetails = question({
  name: 'getSceneDetails',
  summary: 'A scene with what is read aloud and, for the game master, the notes.',
  params: z.object({ sceneId }),
  answer: z.object({ scene }),
  callers: signedIn,
})
