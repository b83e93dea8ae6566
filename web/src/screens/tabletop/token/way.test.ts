import { WAY_CORNERS_MAX } from '@waybook/contract'
import { expect, it } from 'vitest'

import { cornersOfWay } from './way.ts'

const along = (count: number, at: (step: number) => readonly [number, number]) =>
  Array.from({ length: count }, (_, step) => at(step)).map(([x, y]) => ({ x, y }))

it('[SIGHT-102] a straight way has no corners, and neither has a short one', () => {
  expect(cornersOfWay(along(40, (step) => [step, step + 0.2 * (step % 2)]))).toBe(undefined)
  expect(cornersOfWay([])).toBe(undefined)
  expect(cornersOfWay(along(1, () => [3, 3]))).toBe(undefined)
})

it('[SIGHT-102] a way around a wall has its corners, a scribble not too many', () => {
  const around = along(30, (step) => (step < 15 ? [step, 10] : [15, 10 + step - 15]))
  expect(cornersOfWay(around)).toEqual([{ x: 15, y: 10 }])
  const scribble = along(500, (step) => [50 + 20 * Math.cos(step), 50 + 20 * Math.sin(step * 1.7)])
  expect((cornersOfWay(scribble) ?? []).length).toBeLessThanOrEqual(WAY_CORNERS_MAX)
})
