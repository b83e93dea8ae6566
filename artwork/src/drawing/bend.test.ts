import { expect, test } from 'vitest'

import { bend } from './bend.ts'

test('moves every point of a path and keeps its commands', () => {
  expect(bend('M10 20L30 -40C1 2 3 4 5.5 6Z', (x, y) => [x + 1, y * 2])).toBe('M11 40L31 -80C2 4 4 8 6.5 12Z')
})

test('rounds coordinates to one decimal', () => {
  expect(bend('M1 1Z', () => [0.1234, 9.96])).toBe('M0.1 10Z')
})
