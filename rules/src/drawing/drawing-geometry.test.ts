import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { fogGrid, inCells } from '../fog/fog-grid.ts'
import { isCellRevealed, uniformMask, type FogMask } from '../fog/fog-mask.ts'
import { withOperation } from '../fog/fog-operation.ts'
import { coneCorners, drawingArea, drawingSize, isDrawingRevealed } from './drawing-geometry.ts'
import { drawingKinds, isCompleteDrawing, type DrawingShape } from './drawing-shape.ts'

const grid = fogGrid({ width: 400, height: 200 })
const at = (x: number, y: number) => ({ x, y })
/** A mask that is revealed except for a rectangle. */
const without = (x: number, y: number, to = at(x + 1, y + 2)): FogMask =>
  withOperation(uniformMask(grid, true), { op: 'cover', shape: 'rect', points: [at(x, y), to] })

const shapes: Readonly<Record<string, DrawingShape>> = {
  line: { kind: 'line', points: [at(10, 10), at(90, 10)] },
  freehand: { kind: 'freehand', points: [at(10, 10), at(90, 10), at(90, 90)] },
  circle: { kind: 'circle', points: [at(50, 50), at(60, 50)] },
  cone: { kind: 'cone', points: [at(20, 50), at(60, 50)] },
  text: { kind: 'text', points: [at(10, 50)], text: 'Ambush' },
}

describe('cells that a drawing touches', () => {
  it.each([
    ['line', at(50, 10), false],
    ['line', at(50, 20), true],
    ['freehand', at(89.5, 50), false],
    ['freehand', at(50, 50), true],
    ['circle', at(55, 60), false],
    ['circle', at(50, 68), false],
    ['circle', at(58, 65), true],
    ['cone', at(40, 50), false],
    ['cone', at(58, 80), false],
    ['cone', at(25, 70), true],
    ['text', at(20, 49), false],
    ['text', at(30, 49), true],
  ])('[DRAW-10] a %s with fog at %j is revealed: %s', (name, place, revealed) => {
    const shape = shapes[name] ?? { kind: 'line', points: [] }
    expect(isDrawingRevealed(without(place.x, place.y), shape)).toBe(revealed)
    expect(isDrawingRevealed(uniformMask(grid, true), shape)).toBe(true)
    expect(isDrawingRevealed(uniformMask(grid, false), shape)).toBe(false)
  })

  const coordinate = fc.double({ min: -5, max: 105, noNaN: true })
  const point = fc.record({ x: coordinate, y: coordinate })
  const drawing: fc.Arbitrary<DrawingShape> = fc.oneof(
    fc.record({ kind: fc.constant('freehand' as const), points: fc.array(point, { minLength: 2, maxLength: 6 }) }),
    fc.record({
      kind: fc.constantFrom('line' as const, 'circle' as const, 'cone' as const),
      points: fc.array(point, { minLength: 2, maxLength: 2 }),
    }),
    fc.record({
      kind: fc.constant('text' as const),
      points: fc.array(point, { minLength: 1, maxLength: 1 }),
      text: fc.string({ minLength: 1, maxLength: 9 }),
    }),
  )

  it('[DRAW-10] a drawing with a point under fog is not revealed, and fog outside its area does not hide it', () => {
    fc.assert(
      fc.property(drawing, point, fc.nat(30), (shape, corner, size) => {
        const mask = without(corner.x, corner.y, at(corner.x + size, corner.y + size))
        const hidden = shape.points.some((one) => {
          const { x, y } = inCells(grid, one)
          const isInside = x >= 0 && y >= 0 && x < grid.columns && y < grid.rows
          return isInside && !isCellRevealed(mask, Math.floor(x), Math.floor(y))
        })
        expect(hidden && isDrawingRevealed(mask, shape)).toBe(false)
        const { left, top, right, bottom } = drawingArea(shape, grid)
        const isTouched = Array.from({ length: bottom - top }, (_row, row) =>
          Array.from({ length: right - left }, (_cell, column) => isCellRevealed(mask, left + column, top + row)),
        )
          .flat()
          .includes(false)
        expect(isTouched || isDrawingRevealed(mask, shape)).toBe(true)
      }),
    )
  })
})

it('[DRAW-3] sizes are in percent of the width, and a cone is as wide as it is long', () => {
  expect(drawingSize({ kind: 'circle', points: [at(50, 50), at(50, 70)] }, 2)).toBe(10)
  const [, left, right] = coneCorners({ kind: 'cone', points: [at(10, 50), at(30, 50)] }, 2)
  expect([left, right]).toEqual([at(30, 70), at(30, 30)])
})

const wanted: Readonly<Record<string, readonly number[]>> = { freehand: [2, 3], text: [1] }

it.each(drawingKinds)('[DRAW-2] a %s needs its points', (kind) => {
  const text = kind === 'text' ? { text: 'Here' } : {}
  const counts = [0, 1, 2, 3].filter((count) =>
    isCompleteDrawing({ kind, points: Array.from({ length: count }, () => at(1, 1)), ...text }),
  )
  expect(counts).toEqual(wanted[kind] ?? [2])
  expect(isCompleteDrawing({ kind: 'line', points: [at(1, 1), at(2, 2)], text: 'Here' })).toBe(false)
})
