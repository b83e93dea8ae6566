import { array, assert, double, property, record } from 'fast-check'
import { expect, it } from 'vitest'

import { moveTogether } from './move-together.ts'

it.each([
  ['over open ground', { x: 10, y: -20 }, [30, 20], [70, 40]],
  ['against the right edge', { x: 90, y: 0 }, [60, 40], [100, 60]],
  ['into the corner', { x: -50, y: 90 }, [0, 80], [40, 100]],
])('[VTT-312] tokens moved together %s keep their relative positions', (_where, by, [x1, y1], [x2, y2]) => {
  const from = [
    { x: 20, y: 40 },
    { x: 60, y: 60 },
  ]
  expect(moveTogether(from, by)).toEqual([
    { x: x1, y: y1 },
    { x: x2, y: y2 },
  ])
})

it('[VTT-312] no token leaves the scene', () => {
  const percent = double({ min: 0, max: 100, noNaN: true })
  const way = double({ min: -300, max: 300, noNaN: true })
  assert(
    property(array(record({ x: percent, y: percent }), { minLength: 1 }), record({ x: way, y: way }), (from, by) => {
      for (const { x, y } of moveTogether(from, by))
        expect([x >= 0, x <= 100, y >= 0, y <= 100]).toEqual([true, true, true, true])
    }),
  )
})
