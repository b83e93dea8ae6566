import type { FogArea } from './fog-grid.ts'
import { fillCells, type FogMask, strideOf } from './fog-mask.ts'
import type { FogShape } from './fog-shape.ts'
import { spansOf } from './fog-spans.ts'

export const fogActions = ['reveal', 'cover'] as const

export interface FogOperation extends FogShape {
  readonly op: (typeof fogActions)[number]
}

/**
 * The mask after an operation.
 * @example
 * const mask = uniformMask(fogGrid({ width: 40, height: 8 }), false)
 * const half = { op: 'reveal', shape: 'rect', points: [{ x: 0, y: 0 }, { x: 50, y: 100 }] }
 * withOperation(mask, half).bits // new Uint8Array([31, 0, 31, 0])
 */
export function withOperation({ grid, bits }: FogMask, operation: FogOperation): FogMask {
  const mask = { grid, bits: bits.slice() }
  for (const span of spansOf(grid, operation)) fillCells(mask, span, operation.op === 'reveal')
  return mask
}

/**
 * The mask after a series of operations.
 * @example
 * const mask = uniformMask(fogGrid({ width: 40, height: 8 }), false)
 * foldOperations(mask, [{ op: 'reveal', shape: 'all' }, { op: 'cover', shape: 'all' }]) // mask
 */
export function foldOperations(mask: FogMask, operations: readonly FogOperation[]): FogMask {
  return operations.reduce(withOperation, mask)
}

/**
 * An area that contains all cells in which two masks of the same grid differ; `null` if they are equal. May be up to seven columns too wide
 * on each side.
 * @example
 * const mask = uniformMask(fogGrid({ width: 40, height: 8 }), false)
 * changedArea(mask, withOperation(mask, { op: 'reveal', shape: 'all' })) // { left: 0, top: 0, right: 10, bottom: 2 }
 */
export function changedArea(before: FogMask, { grid, bits }: FogMask): FogArea | null {
  const stride = strideOf(grid)
  let [left, top, right, bottom] = [Infinity, Infinity, 0, 0]
  for (let at = 0; at < bits.length; at += 1) {
    if (bits[at] === before.bits[at]) continue
    const [row, column] = [Math.floor(at / stride), (at % stride) * 8]
    left = Math.min(left, column)
    top = Math.min(top, row)
    right = Math.max(right, column + 8)
    bottom = row + 1
  }
  return bottom === 0 ? null : { left, top, right: Math.min(right, grid.columns), bottom }
}
