import { isDeepStrictEqual } from 'node:util'

import type { TableAction } from '@waybook/contract'

import type { UndoableChange } from './table-repository.ts'
import type { TokenState } from './token-record.ts'

/** Divides a user's changes at the table, oldest first, into those that can be undone and those that can be redone, each last first. */
export function tableHistory(changes: readonly UndoableChange[]): {
  readonly undo: UndoableChange[]
  readonly redo: UndoableChange[]
} {
  let [undo, redo]: UndoableChange[][] = [[], []]
  for (const change of changes) {
    const { takesBack } = change.payload
    const without = (list: UndoableChange[] = []) => list.filter(({ seq }) => seq !== takesBack)
    if (takesBack === undefined) [undo, redo] = [[...(undo ?? []), change], []]
    else if (undo?.some(({ seq }) => seq === takesBack)) [undo, redo] = [without(undo), [...(redo ?? []), change]]
    else if (redo?.some(({ seq }) => seq === takesBack)) [undo, redo] = [[...(undo ?? []), change], without(redo)]
  }
  return { undo: undo?.toReversed() ?? [], redo: redo?.toReversed() ?? [] }
}

/** The state of a token after undoing a change to it, or `undefined` if nothing of the change is left to undo. */
export function undoneToken(
  { before, after }: { readonly before: TokenState | null; readonly after: TokenState | null },
  now: TokenState | null,
): TokenState | null | undefined {
  if (before === null) return isDeepStrictEqual(now, after) ? null : undefined
  if (after === null) return now === null ? before : undefined
  if (now === null) return undefined
  const back = {
    ...now,
    position: left(before.position, after.position, now.position),
    size: left(before.size, after.size, now.size),
    visible: left(before.visible, after.visible, now.visible),
  }
  return isDeepStrictEqual(back, now) ? undefined : back
}

/** Reverts a value if it still is as the change left it; otherwise keeps the current one. */
function left<Value>(before: Value, after: Value, now: Value): Value {
  return isDeepStrictEqual(after, now) ? before : now
}

/** Names what a change did. */
export function tokenAct({
  before,
  after,
}: {
  readonly before: TokenState | null
  readonly after: TokenState | null
}): TableAction['did'] {
  if (!before) return 'addedToken'
  if (!after) return 'removedToken'
  if (!isDeepStrictEqual(before.position, after.position)) return 'movedToken'
  if (before.size !== after.size) return 'resizedToken'
  return after.visible ? 'showedToken' : 'hidToken'
}
