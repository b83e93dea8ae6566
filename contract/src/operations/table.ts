import * as z from 'zod/mini'

import { gameMaster, grantedBy, signedIn } from '../access.ts'
import { question, write } from '../operation.ts'
import { entityId } from '../records/entity-id.ts'
import { anywhere, placedToken, token, tokenSize } from '../records/token.ts'
import { campaignId, done, recordId } from './parameters.ts'

/** More than fit on a scene; it bounds what every screen is sent. */
export const TOKENS_MAX = 500

const sceneId = entityId

export const getActiveScene = question({
  name: 'getActiveScene',
  summary: 'The scene that is on the table, if any that the caller may see.',
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

export const getTokens = question({
  name: 'getTokens',
  summary: 'The tokens on a scene; players get those of the active scene that are visible, of characters they may see.',
  params: z.object({ campaignId, sceneId }),
  answer: z.object({ tokens: z.array(token) }),
  callers: signedIn,
})

export const addToken = write({
  name: 'addToken',
  summary: 'Puts a character’s token on a scene.',
  params: z.object({
    campaignId,
    sceneId,
    characterId: entityId,
    position: anywhere,
    size: tokenSize,
    visible: z.boolean(),
  }),
  answer: z.object({ ...done, token }),
  callers: gameMaster,
})

export const updateToken = write({
  name: 'updateToken',
  summary:
    'Moves a token, or changes its size or whether players see it. Players, where they may, move that of their own character.',
  params: z.object({
    campaignId,
    tokenId: recordId,
    position: z.optional(anywhere),
    size: z.optional(tokenSize),
    visible: z.optional(z.boolean()),
    /** The newest state of the token that the caller knows. Where there is a newer one by now, the call is refused as `conflict`. */
    version: z.optional(z.int()),
  }),
  /** The token's newest state; what is drawn of its character is as it was. */
  answer: z.object({ ...done, token: placedToken }),
  callers: grantedBy('moveOwnToken'),
})

export const removeToken = write({
  name: 'removeToken',
  summary: 'Takes a token off its scene.',
  params: z.object({ campaignId, tokenId: recordId }),
  answer: z.object(done),
  callers: gameMaster,
})

/** Something that was done at the table, in words for a button. */
const tableAct = z.object({
  did: z.enum(['setScene', 'addedToken', 'removedToken', 'movedToken', 'resizedToken', 'showedToken', 'hidToken']),
  /** Of the scene, or of the token's character. */
  name: z.string(),
})
export type TableAct = z.infer<typeof tableAct>

export const getTableHistory = question({
  name: 'getTableHistory',
  summary: 'What the caller’s next undo, and the next redo, would be about at the table.',
  params: z.object({ campaignId }),
  answer: z.object({ undo: z.nullable(tableAct), redo: z.nullable(tableAct) }),
  callers: gameMaster,
})

export const undoTable = write({
  name: 'undoTable',
  summary: 'Takes back what the caller last did at the table and nobody has changed since.',
  params: z.object({ campaignId }),
  /** What was taken back; `null` where there is nothing. */
  answer: z.object({ ...done, undone: z.nullable(tableAct) }),
  callers: gameMaster,
})

export const redoTable = write({
  name: 'redoTable',
  summary: 'Does again what the caller last took back, unless they did something else at the table since.',
  params: z.object({ campaignId }),
  answer: z.object({ ...done, redone: z.nullable(tableAct) }),
  callers: gameMaster,
})
