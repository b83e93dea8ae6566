import { describe, expect, it, vi } from 'vitest'

import { Paced } from '../map/use-token-drag.ts'
import { glide, isSettled } from './token-animator.ts'

it.each([
  [{ x: 50, y: 50 }, true],
  [{ x: 51, y: 49 }, true],
  [{ x: 51.01, y: 50 }, false],
  [{ x: 50, y: 48.9 }, false],
])('[VTT-12] a token dragged to 50, 50 that stands at %o: settled is %s', (stored, settled) => {
  expect(isSettled({ x: 50, y: 50 }, stored)).toBe(settled)
})

describe('[VTT-24] a token that others drag', () => {
  it('comes nearer with every frame, and no further than there', () => {
    const [from, target] = [
      { x: 0, y: 0 },
      { x: 100, y: 50 },
    ]
    const after16 = glide(from, target, 16)
    expect(after16.x).toBeGreaterThan(5)
    expect(after16.x).toBeLessThan(50)
    expect(after16.y).toBeCloseTo(after16.x / 2)
    expect(glide(from, target, 10_000)).toEqual(target)
  })

  it('is as far after two short frames as after a long one', () => {
    const target = { x: 10, y: 0 }
    const twice = glide(glide({ x: 0, y: 0 }, target, 16), target, 16)
    expect(twice.x).toBeCloseTo(glide({ x: 0, y: 0 }, target, 32).x)
  })
})

it('[VTT-13] of many positions, those on time are passed on and the last surely', () => {
  vi.useFakeTimers()
  const passed: number[] = []
  const paced = new Paced((value: number) => passed.push(value), 50)
  for (let at = 0; at < 200; at += 10) {
    paced.give(at)
    vi.advanceTimersByTime(10)
  }
  vi.advanceTimersByTime(100)
  expect(passed).toEqual([0, 40, 90, 140, 190])
  paced.give(7)
  paced.give(8)
  paced.drop()
  vi.advanceTimersByTime(100)
  expect(passed.slice(5)).toEqual([7])
  vi.useRealTimers()
})
