import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { cellsOf, operation, size } from './fog-by-definition.ts'
import { fogGrid, wholeGrid } from './fog-grid.ts'
import { fogginessOf, isCellRevealed, isRevealedAt, uniformMask } from './fog-mask.ts'
import { changedArea, foldOperations, withOperation } from './fog-operation.ts'

const small = fogGrid({ width: 40, height: 20 })

describe('operations', () => {
  const history = fc.record({ of: size, operations: fc.array(operation, { maxLength: 8 }), start: fc.boolean() })

  it('[FOG-3] the same operations give the same mask, and later ones override earlier ones', () => {
    fc.assert(
      fc.property(history, ({ of, operations, start }) => {
        const grid = fogGrid(of)
        const folded = foldOperations(uniformMask(grid, start), operations)
        const [whole] = operations.flatMap(({ op, shape: kind }, at) => (kind === 'all' ? [{ op, at }] : [])).slice(-1)
        const base = whole ? uniformMask(grid, whole.op === 'reveal') : uniformMask(grid, start)
        expect(folded).toEqual(foldOperations(base, operations.slice(whole ? whole.at + 1 : 0)))
      }),
    )
  })

  it('[FOG-3] the changed area contains every cell that differs', () => {
    fc.assert(
      fc.property(history, operation, ({ of, operations, start }, last) => {
        const before = foldOperations(uniformMask(fogGrid(of), start), operations)
        const after = withOperation(before, last)
        const area = changedArea(before, after) ?? { left: 0, top: 0, right: 0, bottom: 0 }
        for (const [column, row] of cellsOf(before.grid)) {
          const isInside = column >= area.left && column < area.right && row >= area.top && row < area.bottom
          expect(isInside || isCellRevealed(before, column, row) === isCellRevealed(after, column, row)).toBe(true)
        }
      }),
    )
  })

  it('[FOG-4] an area is covered, revealed or partly revealed, like its cells', () => {
    fc.assert(
      fc.property(history, fc.nat(), fc.nat(), ({ of, operations, start }, a, b) => {
        const grid = fogGrid(of)
        const mask = foldOperations(uniformMask(grid, start), operations)
        const [left, top] = [a % grid.columns, b % grid.rows]
        const area = { ...wholeGrid(grid), left, top }
        const cells = cellsOf(grid).filter(([column, row]) => column >= left && row >= top)
        const states = new Set(cells.map(([column, row]) => isCellRevealed(mask, column, row)))
        expect(fogginessOf(mask, area)).toBe(states.size === 2 ? 'partly' : states.has(true) ? 'revealed' : 'covered')
      }),
    )
  })

  it.each([
    [{ x: 0, y: 0 }, false],
    [{ x: 19.9, y: 30 }, false],
    [{ x: 20, y: 30 }, true],
    [{ x: 59.9, y: 79.9 }, true],
    [{ x: 60, y: 30 }, false],
    [{ x: 100, y: 100 }, false],
  ])('[FOG-4] with a rectangle revealed, %j is revealed: %s', (place, revealed) => {
    const mask = withOperation(uniformMask(small, false), {
      op: 'reveal',
      shape: 'rect',
      points: [
        { x: 20, y: 20 },
        { x: 60, y: 80 },
      ],
    })
    expect(isRevealedAt(mask, place)).toBe(revealed)
    expect(isRevealedAt(uniformMask(small, true), place)).toBe(true)
  })
})
