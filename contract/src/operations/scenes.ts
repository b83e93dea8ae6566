import * as z from 'zod/mini'

import { gameMaster, signedIn } from '../access.ts'
import { defineRead, defineWrite } from '../operation.ts'
import { entityId } from '../records/entity-id.ts'
import { sceneBands, sceneGrid, sceneLayout } from '../records/scene-layout.ts'
import { scene, sceneEntity, sceneTransition } from '../records/scene.ts'
import { campaignId, done } from './parameters.ts'

const sceneId = entityId

export const getSceneEntities = defineRead({
  name: 'getSceneEntities',
  summary: 'Lists the characters and other entities in a scene.',
  params: z.object({ sceneId }),
  answer: z.object({ entities: z.array(sceneEntity) }),
  callers: signedIn,
})

export const getSceneTransitions = defineRead({
  name: 'getSceneTransitions',
  summary: 'Lists the exits of a scene and the entrances to it.',
  params: z.object({ sceneId }),
  answer: z.object({ transitions: z.array(sceneTransition) }),
  callers: signedIn,
})

export const getSceneDetails = defineRead({
  name: 'getSceneDetails',
  summary: 'Returns a scene with its read-aloud text and, for the game master, the notes.',
  params: z.object({ sceneId }),
  answer: z.object({ scene }),
  callers: signedIn,
})

export const getSceneLayout = defineRead({
  name: 'getSceneLayout',
  summary: 'Returns the grid, range bands, mood and weather of a scene that the caller sees.',
  params: z.object({ campaignId, sceneId }),
  answer: sceneLayout,
  callers: signedIn,
})

export const setSceneGrid = defineWrite({
  name: 'setSceneGrid',
  summary: 'Sets the grid of a scene, or removes it.',
  params: z.object({ campaignId, sceneId, grid: z.nullable(sceneGrid) }),
  answer: z.object({ ...done, layout: sceneLayout }),
  callers: gameMaster,
})

export const setSceneBands = defineWrite({
  name: 'setSceneBands',
  summary: 'Sets the reach of each range band on a scene.',
  params: z.object({ campaignId, sceneId, bands: z.nullable(sceneBands) }),
  answer: z.object({ ...done, layout: sceneLayout }),
  callers: gameMaster,
})
