import { isDeepStrictEqual } from 'node:util'

import type { TableAction } from '@waybook/contract'

import type { UndoableChange } from './queries.ts'
import type { TokenState } from './token-record.ts'

/** Changes that were made at once, in order. */
export type TableStep = readonly UndoableChange[]

/** Divides a user's changes at the table (oldest first) into the steps to undo and the steps to redo (each newest first). */
export function tableHistory(changes: readonly UndoableChange[]): {
  readonly undo: TableStep[]
  readonly redo: TableStep[]
} {
  let [undo, redo]: [TableStep[], TableStep[]] = [[], []]
  for (const step of stepsIn(changes)) {
    const takesBack = step[0]?.payload.takesBack
    const isTaken = (one: TableStep) => one.some(({ seq }) => seq === takesBack)
    const without = (list: readonly TableStep[]) => list.filter((one) => !isTaken(one))
    if (takesBack === undefined) [undo, redo] = [[...undo, step], []]
    else if (undo.some(isTaken)) [undo, redo] = [without(undo), [...redo, step]]
    else if (redo.some(isTaken)) [undo, redo] = [[...undo, step], without(redo)]
  }
  return { undo: undo.toReversed(), redo: redo.toReversed() }
}

function stepsIn(changes: readonly UndoableChange[]): TableStep[] {
  return [...Map.groupBy(changes, ({ seq, payload }) => payload.step ?? seq).values()]
}

/** Drops the oldest step if it may be incomplete, because only `most` changes were read. */
export function completeSteps(changes: readonly UndoableChange[], most: number): readonly UndoableChange[] {
  const step = changes[0]?.payload.step
  return step === undefined || changes.length < most ? changes : changes.filter(({ payload }) => payload.step !== step)
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
    elevation: left(before.elevation, after.elevation, now.elevation),
    facing: left(before.facing, after.facing, now.facing),
  }
  const { sight: _sight, ...rest } = back
  const sight = left(before.sight, after.sight, now.sight)
  const whole = { ...rest, ...(sight && { sight }) }
  return isDeepStrictEqual(whole, now) ? undefined : whole
}

/** Reverts a value if it still is as the change left it; otherwise keeps the current one. */
function left<Value>(before: Value, after: Value, now: Value): Value {
  return isDeepStrictEqual(after, now) ? before : now
}

/** Names the action that a change is. */
export function tokenAction({
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
  if (before.visible !== after.visible) return after.visible ? 'showedToken' : 'hidToken'
  if (before.elevation !== after.elevation) return 'raisedToken'
  return before.facing === after.facing ? 'changedSight' : 'turnedToken'
}
