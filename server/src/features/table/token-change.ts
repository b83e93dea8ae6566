import type { LiveChange, VisibilityScope } from '@waybook/contract'

import type { LoggedChange } from '#database/change.ts'

import type { ChangeRecord } from '../changes.ts'
import { figureOnToken, placedFor, type PointsRule } from './presenter.ts'
import type { TokenChange, TokenInFogChange } from './queries.ts'
import type { FigureRecord, TokenState } from './token-record.ts'

type LoggedTokenChange = LoggedChange<TokenChange> | LoggedChange<TokenInFogChange>

/** Whether the change is about a token. */
export function isTokenChange(change: ChangeRecord): change is LoggedTokenChange {
  return change.operation === 'token' || change.operation === 'tokenInFog'
}

/** Whether the change makes a token appear for anyone who did not have it. */
export function addsToken(change: ChangeRecord): change is LoggedTokenChange {
  if (!isTokenChange(change)) return false
  const { before, onTable, inFog } = change.payload
  return before === null || (onTable.after && !onTable.before) || (inFog?.before === true && !inFog.after)
}

/** The scenes that a token was on before and is on after the change, without duplicates. */
export function scenesOf({ payload: { before, after } }: LoggedTokenChange): string[] {
  return [...new Set([before, after].flatMap((state) => state?.sceneId ?? []))]
}

/**
 * Presents a token's change, as an added, changed or removed token, to a viewer who sees its character. `seesScene` says which scenes they
 * see now: the active one may be hidden. `null` if they never saw the token.
 */
export function toTokenChange(
  { seq, payload }: LoggedTokenChange,
  {
    scope,
    seesScene,
    pointsRule,
  }: {
    readonly scope: VisibilityScope
    readonly seesScene: (sceneId: string) => boolean
    readonly pointsRule: PointsRule
  },
  figure: FigureRecord | undefined,
): LiveChange | null {
  const { tokenId, onTable, inFog } = payload
  const isShown = (state: TokenState | null, when: 'before' | 'after') => {
    if (scope.everything) return true
    if (!onTable[when] || state === null || !seesScene(state.sceneId)) return false
    return inFog?.[when] !== true || state.characterId === scope.ownCharacter
  }
  const before = isShown(payload.before, 'before') ? payload.before : null
  const after = isShown(payload.after, 'after') ? payload.after : null
  if (!after) return before && { kind: 'tokenRemoved', sceneId: before.sceneId, tokenId }
  const token = placedFor({ ...after, id: tokenId, version: seq }, scope)
  const { id: _id, characterId: _characterId, ...state } = token
  if (before) return { kind: 'tokenChanged', tokenId, ...state }
  return figure ? { kind: 'token', token: { ...token, ...figureOnToken(figure, scope, pointsRule) } } : null
}
