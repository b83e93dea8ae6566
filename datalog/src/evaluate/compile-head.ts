import type { Expression } from '../rule.ts'
import { compileExpression } from './compile-expression.ts'
import type { Frame, Run } from './frame.ts'
import { NO_RESULT } from './functions/number-functions.ts'
import type { Batch } from './rows/batch.ts'
import { at } from './rows/cells.ts'

/** Derives one row, unless one of its expressions has no result. */
export function compileHead(terms: readonly Expression[], batch: Batch, frame: Frame): Run {
  const { cells } = batch
  const { registers, world } = frame
  if (terms.every((term) => term.kind === 'slot')) {
    const places = terms.map((term) => frame.register(term.slot))
    return () => {
      for (let column = 0; column < places.length; column++)
        cells[batch.from + column] = at(registers, places[column] ?? 0)
      return batch.push()
    }
  }
  const computes = terms.map((term) => compileExpression(term, frame))
  return () => {
    for (const [column, compute] of computes.entries()) {
      const cell = compute()
      if (cell === NO_RESULT) return !world.meter.stopped
      cells[batch.from + column] = cell
    }
    return batch.push()
  }
}
