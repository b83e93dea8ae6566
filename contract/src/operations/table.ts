import * as z from 'zod/mini'

import { gameMaster, grantedBy, signedIn } from '../access.ts'
import { defineRead, defineWrite } from '../operation.ts'
import { entityId } from '../records/entity-id.ts'
import { elevation, facing, unclampedPosition, placedToken, token, tokenSize } from '../records/token.ts'
import { campaignId, done, recordId } from './parameters.ts'

/** More than fit on a scene. Limits the data sent to every screen. */
export const TOKENS_MAX = 500

/** The maximum number of tokens that one call adds. */
export const ADDED_TOKENS_MAX = 20

/** The maximum number of tokens of several characters that one call adds. */
export const PLACED_TOKENS_MAX = 60

/** The maximum number of tokens that one call changes, removes or copies. */
export const CHANGED_TOKENS_MAX = 100

/** The maximum number of corners of a token's way. */
export const WAY_CORNERS_MAX = 30

const sceneId = entityId

const newToken = { campaignId, sceneId, characterId: entityId, size: tokenSize, visible: z.boolean() }

/** Changes to a token. Omitted fields stay the same. */
const tokenUpdate = z.object({
  tokenId: recordId,
  position: z.optional(unclampedPosition),
  size: z.optional(tokenSize),
  visible: z.optional(z.boolean()),
  elevation: z.optional(elevation),
  facing: z.optional(facing),
  /** The newest version of the token that the caller knows. If a newer one exists, the call is refused with `conflict`. */
  version: z.optional(z.int()),
})

const areDifferent = (ids: readonly string[]) => new Set(ids).size === ids.length
const ONCE = 'each token only once'

export const getActiveScene = defineRead({
  name: 'getActiveScene',
  summary: 'Returns the active scene, if the caller may see it.',
  params: z.object({ campaignId }),
  answer: z.object({ sceneId: z.nullable(sceneId) }),
  callers: signedIn,
})

export const setActiveScene = defineWrite({
  name: 'setActiveScene',
  summary: 'Makes a scene active, so players can see it.',
  params: z.object({ sceneId, campaignId }),
  answer: z.object({ ...done, sceneId }),
  callers: grantedBy('setActiveScene'),
})

export const getTokens = defineRead({
  name: 'getTokens',
  summary:
    'Lists the tokens on a scene. Players get visible tokens on the active scene of characters that they may see.',
  params: z.object({ campaignId, sceneId }),
  answer: z.object({ tokens: z.array(token) }),
  callers: signedIn,
})

export const addToken = defineWrite({
  name: 'addToken',
  summary: 'Adds a character’s token to a scene.',
  params: z.object({ ...newToken, position: unclampedPosition }),
  answer: z.object({ ...done, token }),
  callers: gameMaster,
})

export const addTokens = defineWrite({
  name: 'addTokens',
  summary: 'Adds several tokens of one character to a scene at these positions, as one step.',
  params: z.object({
    ...newToken,
    positions: z.array(unclampedPosition).check(z.minLength(1), z.maxLength(ADDED_TOKENS_MAX)),
  }),
  answer: z.object({ ...done, tokens: z.array(token) }),
  callers: gameMaster,
})

export const placeTokens = defineWrite({
  name: 'placeTokens',
  summary: 'Adds tokens of several characters to a scene as one step: all or none.',
  params: z.object({
    campaignId,
    sceneId,
    size: tokenSize,
    visible: z.boolean(),
    tokens: z
      .array(z.strictObject({ characterId: entityId, position: unclampedPosition }))
      .check(z.minLength(1), z.maxLength(PLACED_TOKENS_MAX)),
  }),
  answer: z.object({ ...done, tokens: z.array(token) }),
  callers: gameMaster,
})

export const updateToken = defineWrite({
  name: 'updateToken',
  summary: 'Moves or changes a token. Players may move and turn their own character’s token, if granted.',
  params: z.extend(tokenUpdate, {
    campaignId,
    /** The corners of the way to `position`. Default: a straight way. Only walls that stop players' tokens need them. */
    by: z.optional(z.array(unclampedPosition).check(z.maxLength(WAY_CORNERS_MAX))),
  }),
  /** The token's new state, without details of its character. */
  answer: z.object({ ...done, token: placedToken }),
  callers: grantedBy('moveOwnToken'),
})

export const updateTokens = defineWrite({
  name: 'updateTokens',
  summary: 'Moves or changes several tokens as one step: all or none.',
  params: z.object({
    campaignId,
    changes: z.array(tokenUpdate).check(
      z.minLength(1),
      z.maxLength(CHANGED_TOKENS_MAX),
      z.refine((changes) => areDifferent(changes.map(({ tokenId }) => tokenId)), ONCE),
    ),
  }),
  /** `tokens` is in the order of the changes. */
  answer: z.object({ ...done, tokens: z.array(placedToken) }),
  callers: gameMaster,
})

export const copyTokens = defineWrite({
  name: 'copyTokens',
  summary: 'Adds copies of tokens as one step, each on its own scene or all on another scene.',
  params: z.object({
    campaignId,
    sceneId: z.optional(sceneId),
    tokens: z
      .array(z.object({ tokenId: recordId, position: unclampedPosition }))
      .check(z.minLength(1), z.maxLength(CHANGED_TOKENS_MAX)),
  }),
  answer: z.object({ ...done, tokens: z.array(token) }),
  callers: gameMaster,
})

export const removeToken = defineWrite({
  name: 'removeToken',
  summary: 'Removes a token from its scene.',
  params: z.object({ campaignId, tokenId: recordId }),
  answer: z.object(done),
  callers: gameMaster,
})

export const removeTokens = defineWrite({
  name: 'removeTokens',
  summary: 'Removes several tokens from their scenes as one step.',
  params: z.object({
    campaignId,
    tokenIds: z.array(recordId).check(z.minLength(1), z.maxLength(CHANGED_TOKENS_MAX), z.refine(areDifferent, ONCE)),
  }),
  answer: z.object(done),
  callers: gameMaster,
})

/** A change at the table, for the label of a button. */
const tableAction = z.object({
  did: z.enum([
    'setScene',
    'addedToken',
    'removedToken',
    'movedToken',
    'resizedToken',
    'showedToken',
    'hidToken',
    'raisedToken',
    'turnedToken',
    'changedSight',
    'addedTracker',
    'removedTracker',
    'changedTracker',
  ]),
  /** The name of the scene, of the clock or counter, or of the (first) token's character. */
  name: z.string(),
  /** The number of tokens, if there were several. */
  count: z.optional(z.int()),
})
export type TableAction = z.infer<typeof tableAction>

export const getTableHistory = defineRead({
  name: 'getTableHistory',
  summary: 'Returns the table changes that the caller’s next undo and redo would affect.',
  params: z.object({ campaignId }),
  answer: z.object({ undo: z.nullable(tableAction), redo: z.nullable(tableAction) }),
  callers: gameMaster,
})

export const undoTable = defineWrite({
  name: 'undoTable',
  summary: 'Undoes the caller’s last change at the table that no later change has overridden.',
  params: z.object({ campaignId }),
  /** `undone`: the change; `null` if there was none. */
  answer: z.object({ ...done, undone: z.nullable(tableAction) }),
  callers: gameMaster,
})

export const redoTable = defineWrite({
  name: 'redoTable',
  summary: 'Redoes the caller’s last undo, unless they have made another change at the table since.',
  params: z.object({ campaignId }),
  answer: z.object({ ...done, redone: z.nullable(tableAction) }),
  callers: gameMaster,
})
