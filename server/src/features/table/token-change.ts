import type { LiveChange, VisibilityScope } from '@waybook/contract'

import type { ChangeRecord } from '../changes.ts'
import { figureAs, toToken } from './presenter.ts'
import type { UndoableChange } from './table-repository.ts'
import type { FigureRecord, TokenState } from './token-record.ts'

type LoggedTokenChange = Extract<UndoableChange, { operation: 'token' }>

/** Whether the change makes a token appear for anyone who did not have it. */
export function addsToken(change: ChangeRecord): change is LoggedTokenChange {
  if (change.operation !== 'token') return false
  const { before, onTable } = change.payload
  return before === null || (onTable.after && !onTable.before)
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
  { scope, seesScene }: { readonly scope: VisibilityScope; readonly seesScene: (sceneId: string) => boolean },
  figure: FigureRecord | undefined,
): LiveChange | null {
  const { tokenId, onTable } = payload
  const isShown = (state: TokenState | null, wasOnTable: boolean) =>
    scope.everything || (wasOnTable && state !== null && seesScene(state.sceneId))
  const before = isShown(payload.before, onTable.before) ? payload.before : null
  const after = isShown(payload.after, onTable.after) ? payload.after : null
  if (!after) return before && { kind: 'tokenRemoved', sceneId: before.sceneId, tokenId }
  const { characterId: _, ...state } = after
  if (before) return { kind: 'tokenChanged', tokenId, ...state, version: seq }
  const token = { ...after, id: tokenId, version: seq }
  return figure ? { kind: 'token', token: toToken(token, figureAs(figure, scope)) } : null
}
