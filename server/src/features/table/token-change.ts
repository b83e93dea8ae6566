import type { LiveChange, VisibilityScope } from '@waybook/contract'

import type { ChangeRecord } from '../changes.ts'
import { figureAs, toToken } from './presenter.ts'
import type { UndoableChange } from './table-repository.ts'
import type { FigureRecord } from './token-record.ts'

type LoggedTokenChange = Extract<UndoableChange, { operation: 'token' }>

/** Whether the change makes a token appear for anyone who did not have it. */
export function addsToken(change: ChangeRecord): change is LoggedTokenChange {
  if (change.operation !== 'token') return false
  const { before, onTable } = change.payload
  return before === null || (onTable.after && !onTable.before)
}

/** Presents a token's change, as an added, changed or removed token, to a viewer who sees its character. `null` if they never saw it. */
export function toTokenChange(
  { seq, payload }: LoggedTokenChange,
  scope: VisibilityScope,
  figure: FigureRecord | undefined,
): LiveChange | null {
  const { tokenId, onTable } = payload
  const before = scope.everything || onTable.before ? payload.before : null
  const after = scope.everything || onTable.after ? payload.after : null
  if (!after) return before && { kind: 'tokenRemoved', sceneId: before.sceneId, tokenId }
  const { characterId: _, ...state } = after
  if (before) return { kind: 'tokenChanged', tokenId, ...state, version: seq }
  const token = { ...after, id: tokenId, version: seq }
  return figure ? { kind: 'token', token: toToken(token, figureAs(figure, scope)) } : null
}
