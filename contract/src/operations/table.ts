import * as z from 'zod/mini'

import { gameMaster, grantedBy, signedIn } from '../access.ts'
import { read, write } from '../operation.ts'
import { entityId } from '../records/entity-id.ts'
import { unclampedPosition, placedToken, token, tokenSize } from '../records/token.ts'
import { campaignId, done, recordId } from './parameters.ts'

/** More than fit on a scene; limits the data sent to every screen. */
export const TOKENS_MAX = 500

const sceneId = entityId

export const getActiveScene = read({
  name: 'getActiveScene',
  summary: 'Returns the active scene, if the caller may see it.',
  params: z.object({ campaignId }),
  answer: z.object({ sceneId: z.nullable(sceneId) }),
  callers: signedIn,
})

export const setActiveScene = write({
  name: 'setActiveScene',
  summary: 'Makes a scene the active one. From then on players can see it.',
  params: z.object({ sceneId, campaignId }),
  answer: z.object({ ...done, sceneId }),
  callers: grantedBy('setActiveScene'),
})

export const getTokens = read({
  name: 'getTokens',
  summary: 'Lists the tokens on a scene. Players get visible tokens on the active scene, of characters they may see.',
  params: z.object({ campaignId, sceneId }),
  answer: z.object({ tokens: z.array(token) }),
  callers: signedIn,
})

export const addToken = write({
  name: 'addToken',
  summary: 'Adds a character’s token to a scene.',
  params: z.object({
    campaignId,
    sceneId,
    characterId: entityId,
    position: unclampedPosition,
    size: tokenSize,
    visible: z.boolean(),
  }),
  answer: z.object({ ...done, token }),
  callers: gameMaster,
})

export const updateToken = write({
  name: 'updateToken',
  summary: 'Moves a token, or changes its size or visibility. Players may move their own character’s, if granted.',
  params: z.object({
    campaignId,
    tokenId: recordId,
    position: z.optional(unclampedPosition),
    size: z.optional(tokenSize),
    visible: z.optional(z.boolean()),
    /** The newest version of the token that the caller knows. If there is a newer one, the call is refused with `conflict`. */
    version: z.optional(z.int()),
  }),
  /** The token's new state, without the details of its character. */
  answer: z.object({ ...done, token: placedToken }),
  callers: grantedBy('moveOwnToken'),
})

export const removeToken = write({
  name: 'removeToken',
  summary: 'Removes a token from its scene.',
  params: z.object({ campaignId, tokenId: recordId }),
  answer: z.object(done),
  callers: gameMaster,
})

/** A change at the table, for the label of a button. */
const tableAction = z.object({
  did: z.enum(['setScene', 'addedToken', 'removedToken', 'movedToken', 'resizedToken', 'showedToken', 'hidToken']),
  /** The name of the scene or of the token's character. */
  name: z.string(),
})
export type TableAction = z.infer<typeof tableAction>

export const getTableHistory = read({
  name: 'getTableHistory',
  summary: 'Returns the table changes that the caller’s next undo and redo would affect.',
  params: z.object({ campaignId }),
  answer: z.object({ undo: z.nullable(tableAction), redo: z.nullable(tableAction) }),
  callers: gameMaster,
})

export const undoTable = write({
  name: 'undoTable',
  summary: 'Undoes the caller’s last change at the table that nobody has changed since.',
  params: z.object({ campaignId }),
  /** The change that was undone; `null` if there was none. */
  answer: z.object({ ...done, undone: z.nullable(tableAction) }),
  callers: gameMaster,
})

export const redoTable = write({
  name: 'redoTable',
  summary: 'Redoes the caller’s last undo, unless they have changed something else at the table since.',
  params: z.object({ campaignId }),
  answer: z.object({ ...done, redone: z.nullable(tableAction) }),
  callers: gameMaster,
})
