import { describe, expect, it } from 'vitest'

import { easeTowards, isWithinTolerance } from './token-animator.ts'

it.each([
  [{ x: 50, y: 50 }, true],
  [{ x: 51, y: 49 }, true],
  [{ x: 51.01, y: 50 }, false],
  [{ x: 50, y: 48.9 }, false],
])('[VTT-12] a token dragged to 50, 50 and stored at %o is settled: %s', (stored, settled) => {
  expect(isWithinTolerance({ x: 50, y: 50 }, stored)).toBe(settled)
})

describe('[VTT-24] a token that another user drags', () => {
  it('approaches the target with every frame and never overshoots', () => {
    const [from, target] = [
      { x: 0, y: 0 },
      { x: 100, y: 50 },
    ]
    const after16 = easeTowards(from, target, 16)
    expect(after16.x).toBeGreaterThan(5)
    expect(after16.x).toBeLessThan(50)
    expect(after16.y).toBeCloseTo(after16.x / 2)
    expect(easeTowards(from, target, 10_000)).toEqual(target)
  })

  it('moves as far in two short frames as in one long frame', () => {
    const target = { x: 10, y: 0 }
    const twice = easeTowards(easeTowards({ x: 0, y: 0 }, target, 16), target, 16)
    expect(twice.x).toBeCloseTo(easeTowards({ x: 0, y: 0 }, target, 32).x)
  })
})
