import type { DrawingShape } from '@waybook/rules'
import { describe, expect, it } from 'vitest'

import { isOn, movedBy } from './move-drawing.ts'

const at = (...places: readonly (readonly [number, number])[]) => places.map(([x, y]) => ({ x, y }))
const circle: DrawingShape = { kind: 'circle', points: at([50, 50], [60, 50]) }

describe('moving a drawing', () => {
  it.each([
    ['by a distance', { x: 5, y: -10 }, at([55, 40], [65, 40])],
    ['with its center no further than the edge', { x: 80, y: 80 }, at([100, 100], [110, 100])],
    ['with its center no further than the opposite edge', { x: -80, y: -80 }, at([0, 0], [10, 0])],
  ])('[DRAW-33] moves a circle %s', (_how, by, points) => {
    expect(movedBy(circle, by).points).toEqual(points)
  })

  it('[DRAW-33] keeps a whole line inside', () => {
    const line: DrawingShape = { kind: 'line', points: at([10, 10], [90, 20]) }
    expect(movedBy(line, { x: 30, y: 30 }).points).toEqual(at([20, 40], [100, 50]))
  })
})

describe('a press on a drawing', () => {
  it.each([
    ['the middle of a circle', circle, [50, 50], true],
    ['its rim, on a picture twice as wide as high', circle, [50, 69], true],
    ['beside it', circle, [50, 76], false],
    ['the end of a line', { kind: 'line', points: at([10, 10], [20, 10]) }, [21, 11], true],
    ['beyond the end', { kind: 'line', points: at([10, 10], [20, 10]) }, [25, 10], false],
    ['the last letter of a text', { kind: 'text', points: at([10, 10]), text: 'Ambush' }, [16, 10], true],
    ['the far edge of a cone', { kind: 'cone', points: at([10, 50], [30, 50]) }, [30, 58], true],
  ] satisfies [string, DrawingShape, [number, number], boolean][])(
    '[DRAW-33] on %s',
    (_where, drawing, [x, y], expected) => {
      expect(isOn(drawing, { x, y }, 2)).toBe(expected)
    },
  )
})
