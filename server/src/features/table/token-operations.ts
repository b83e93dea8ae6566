import { clampPosition, Problem, TOKENS_MAX, typeOfId, type ParamsOf, type PlacedToken } from '@waybook/contract'

import { randomId } from '#runtime/random-id.ts'

import { checkCampaignId, type OperationHandlers, type RequestContext, type WriteContext } from '../request-context.ts'
import { toTokens } from './presenter.ts'
import { sceneOf } from './table-operations.ts'
import type { TokenRecord, TokenState } from './token-record.ts'

export const tokenOperations = {
  getTokens: async (context, { campaignId, sceneId }) => {
    checkCampaignId(context, campaignId)
    await sceneOf(context, sceneId)
    return { tokens: await toTokens(await context.records.tokens.list(sceneId, context.scope), context) }
  },

  addToken: async (context, { campaignId, ...params }) => {
    checkCampaignId(context, campaignId)
    const { records, scope } = context
    await sceneOf(context, params.sceneId)
    const [character] =
      typeOfId(params.characterId) === 'character' ? await records.entities.cards([params.characterId], scope) : []
    if (!character) throw new Problem('not-found', `Character "${params.characterId}" not found`)
    if ((await records.tokens.list(params.sceneId, scope)).length >= TOKENS_MAX)
      throw new Problem('conflict', `A scene has at most ${TOKENS_MAX} tokens`)
    const id = randomId()
    const [token] = await toTokens(
      [await put(context, id, { ...params, position: clampPosition(params.position) })],
      context,
    )
    if (!token) throw new Problem('unknown')
    return { success: true, token }
  },

  updateToken: async (context, { campaignId, tokenId, version, ...wanted }) => {
    checkCampaignId(context, campaignId)
    const { id, version: newest, ...state } = await tokenOf(context, tokenId)
    refuseOthers(context, state, wanted)
    if (version !== undefined && version < newest) throw new Problem('conflict', 'The token has been changed since')
    const position = clampPosition(wanted.position ?? state.position)
    const size = wanted.size ?? state.size
    const visible = wanted.visible ?? state.visible
    return { success: true, token: await put(context, id, { ...state, position, size, visible }) }
  },

  removeToken: async (context, { campaignId, tokenId }) => {
    checkCampaignId(context, campaignId)
    const { id } = await tokenOf(context, tokenId)
    await context.records.tokens.put(id, null)
    return { success: true }
  },
} satisfies Partial<OperationHandlers>

/** A token outside the scope is reported as not found. */
async function tokenOf({ records, scope }: RequestContext, id: string): Promise<TokenRecord> {
  const token = await records.tokens.find(id, scope)
  if (!token) throw new Problem('not-found', `Token "${id}" not found`)
  return token
}

/** Players may move only the token of their own character, and may change nothing else. */
function refuseOthers(
  { viewer }: WriteContext,
  { characterId }: TokenState,
  { size, visible }: Pick<ParamsOf<'updateToken'>, 'size' | 'visible'>,
): void {
  if (viewer.role === 'gameMaster') return
  if (characterId !== viewer.characterId)
    throw new Problem('not-allowed', 'Players can only move the token of their own character')
  if (size !== undefined || visible !== undefined) throw new Problem('not-allowed')
}

async function put({ records }: WriteContext, id: string, state: TokenState): Promise<PlacedToken> {
  const { position, ...rest } = state
  return { id, ...rest, position: { ...position }, version: await records.tokens.put(id, state) }
}
