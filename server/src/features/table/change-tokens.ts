import { clampPosition, Problem, TOKENS_MAX, typeOfId, type ParamsOf } from '@waybook/contract'
import { copyNumber } from '@waybook/rules'

import { randomId } from '#runtime/random-id.ts'
import { playProblems } from '#sentences/problems.ts'

import { readCards } from '../entities/cards.ts'
import type { RequestContext, WriteContext } from '../request-context.ts'
import { findToken, listTokens, putToken } from './token-queries.ts'
import type { TokenRecord, TokenState } from './token-record.ts'

/** A token to add. Its number depends on the copies on its scene. */
export type NewToken = Omit<TokenState, 'number'>

/** An update of a token; fields that are left out stay as they are. */
export type TokenUpdate = Omit<ParamsOf<'updateToken'>, 'campaignId'>

/** A token outside the scope is reported as not found. */
export async function tokenOf({ records, scope }: RequestContext, id: string): Promise<TokenRecord> {
  const token = await findToken(records, id, scope)
  if (!token) throw new Problem('not-found', `Token "${id}" not found`)
  return token
}

export async function expectCharacter({ records, scope }: RequestContext, characterId: string): Promise<void> {
  const [character] = typeOfId(characterId) === 'character' ? await readCards(records, [characterId], scope) : []
  if (!character) throw new Problem('not-found', `Character "${characterId}" not found`)
}

/** Changes of several tokens at once are one step of the history. */
export function stepFor(tokens: readonly unknown[]): { readonly step?: string } {
  return tokens.length > 1 ? { step: randomId() } : {}
}

/** Adds tokens, and returns them in this order. Their characters and scenes must exist. */
export async function addAll({ records, scope }: WriteContext, wanted: readonly NewToken[]): Promise<TokenRecord[]> {
  const part = stepFor(wanted)
  const there: Pick<TokenRecord, 'sceneId' | 'characterId' | 'number'>[] = []
  for (const [sceneId, coming] of Map.groupBy(wanted, (one) => one.sceneId)) {
    const known = await listTokens(records, sceneId, scope)
    if (known.length + coming.length > TOKENS_MAX)
      throw new Problem('conflict', playProblems.tooManyTokens({ most: TOKENS_MAX }))
    there.push(...known)
  }
  const added: TokenRecord[] = []
  for (const { position, ...one } of wanted) {
    const copies = there.filter(
      ({ sceneId, characterId }) => sceneId === one.sceneId && characterId === one.characterId,
    )
    const state = { ...one, position: clampPosition(position), number: copyNumber(copies.map(({ number }) => number)) }
    const id = randomId()
    added.push({ id, ...state, version: await putToken(records, id, state, part) })
    there.push(state)
  }
  return added
}

/** Updates and stores a token. */
export async function update(
  { records }: WriteContext,
  { id, version: newest, ...state }: TokenRecord,
  { version, position, ...wanted }: TokenUpdate,
  part: { readonly step?: string } = {},
): Promise<TokenRecord> {
  if (version !== undefined && version < newest)
    throw new Problem('conflict', playProblems.someoneChangedTokenInMeantime())
  const { size = state.size, visible = state.visible, elevation = state.elevation, facing = state.facing } = wanted
  const next = { ...state, position: clampPosition(position ?? state.position), size, visible, elevation, facing }
  return { id, ...next, version: await putToken(records, id, next, part) }
}
