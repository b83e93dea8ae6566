import * as z from 'zod/mini'

import { gameMaster, grantedBy, signedIn } from '../access.ts'
import { question, write } from '../operation.ts'
import { entityId } from '../records/entity-id.ts'
import { position, scene, sceneEntity, sceneTransition, token, tokenSize } from '../records/scene.ts'
import { campaignId, done, recordId } from './parameters.ts'

const sceneId = entityId

export const getActiveScene = question({
  name: 'getActiveScene',
  summary: 'The scene that is on the table, if any.',
  params: z.object({ campaignId }),
  answer: z.object({ sceneId: z.nullable(sceneId) }),
  callers: signedIn,
})

export const setActiveScene = write({
  name: 'setActiveScene',
  summary: 'Puts a scene on the table; from then on players see it.',
  params: z.object({ sceneId, campaignId }),
  answer: z.object({ ...done, sceneId }),
  callers: grantedBy('setActiveScene'),
})

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

export const getTokens = question({
  name: 'getTokens',
  summary: 'The tokens on a scene; players get those of the active scene that are visible.',
  params: z.object({ campaignId, sceneId }),
  answer: z.object({ tokens: z.array(token) }),
  callers: signedIn,
})

export const addToken = write({
  name: 'addToken',
  summary: 'Puts a character’s token on a scene.',
  params: z.object({ campaignId, sceneId, characterId: entityId, position, size: tokenSize, visible: z.boolean() }),
  answer: z.object({ ...done, token }),
  callers: gameMaster,
})

export const updateToken = write({
  name: 'updateToken',
  summary: 'Moves a token; where players may, only that of their own character.',
  params: z.object({ campaignId, tokenId: recordId, position }),
  answer: z.object({ ...done, token }),
  callers: grantedBy('moveOwnToken'),
})

export const removeToken = write({
  name: 'removeToken',
  summary: 'Takes a token off its scene.',
  params: z.object({ campaignId, tokenId: recordId }),
  answer: z.object(done),
  callers: gameMaster,
})
