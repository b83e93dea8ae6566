import { type OperationHandlers } from '../request-context.ts'
import { addAll, expectCharacter, stepFor, tokenOf, type NewToken, type TokenUpdate } from './change-tokens.ts'
import { updateWithCrew } from './move-crew.ts'
import { placedFor, toTokens } from './presenter.ts'
import { sceneOf } from './table-operations.ts'
import { ON_THE_GROUND } from './token-operations.ts'
import { putToken } from './token-queries.ts'
import type { TokenRecord } from './token-record.ts'

/** Operations on several tokens at once. Each is one step of the history. */
export const groupOperations = {
  addTokens: async (context, { positions, ...token }) => {
    await sceneOf(context, token.sceneId)
    await expectCharacter(context, token.characterId)
    const wanted = positions.map((position) => ({ ...token, position, ...ON_THE_GROUND }))
    return { tokens: await toTokens(await addAll(context, wanted), context) }
  },

  placeTokens: async (context, { sceneId, size, visible, tokens }) => {
    await sceneOf(context, sceneId)
    for (const characterId of new Set(tokens.map((one) => one.characterId))) await expectCharacter(context, characterId)
    const wanted = tokens.map((one) => ({ ...one, sceneId, size, visible, ...ON_THE_GROUND }))
    return { tokens: await toTokens(await addAll(context, wanted), context) }
  },

  updateTokens: async (context, { changes }) => {
    const moving: { readonly token: TokenRecord; readonly wanted: TokenUpdate }[] = []
    for (const wanted of changes) moving.push({ token: await tokenOf(context, wanted.tokenId), wanted })
    const tokens = await updateWithCrew(context, moving)
    return { tokens: tokens.map((token) => placedFor(token, context.scope)) }
  },

  copyTokens: async (context, { sceneId, tokens }) => {
    if (sceneId !== undefined) await sceneOf(context, sceneId)
    const copies: NewToken[] = []
    for (const { tokenId, position } of tokens) {
      const { id: _id, version: _version, number: _number, ...state } = await tokenOf(context, tokenId)
      copies.push({ ...state, sceneId: sceneId ?? state.sceneId, position })
    }
    return { tokens: await toTokens(await addAll(context, copies), context) }
  },

  removeTokens: async (context, { tokenIds }) => {
    const part = stepFor(tokenIds)
    for (const tokenId of tokenIds) await putToken(context.records, (await tokenOf(context, tokenId)).id, null, part)
  },
} satisfies Partial<OperationHandlers>
