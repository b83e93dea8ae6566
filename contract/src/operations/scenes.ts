import * as z from 'zod/mini'

import { signedIn } from '../access.ts'
import { read } from '../operation.ts'
import { entityId } from '../records/entity-id.ts'
import { scene, sceneEntity, sceneTransition } from '../records/scene.ts'

const sceneId = entityId

export const getSceneEntities = read({
  name: 'getSceneEntities',
  summary: 'Lists the characters and other entities in a scene.',
  params: z.object({ sceneId }),
  answer: z.object({ entities: z.array(sceneEntity) }),
  callers: signedIn,
})

export const getSceneTransitions = read({
  name: 'getSceneTransitions',
  summary: 'Lists the exits of a scene and the entrances to it.',
  params: z.object({ sceneId }),
  answer: z.object({ transitions: z.array(sceneTransition) }),
  callers: signedIn,
})

export const getSceneDetails = read({
  name: 'getSceneDetails',
  summary: 'Returns a scene with its read-aloud text and, for the game master, the notes.',
  params: z.object({ sceneId }),
  answer: z.object({ scene }),
  callers: signedIn,
})
