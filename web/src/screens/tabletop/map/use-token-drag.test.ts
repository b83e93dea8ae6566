import { expect, it, vi } from 'vitest'

import { Throttle } from './use-token-drag.ts'

it('[VTT-13] passes on at most one value per interval, and always the last one', () => {
  vi.useFakeTimers()
  const passed: number[] = []
  const throttle = new Throttle((value: number) => passed.push(value), 50)
  for (let at = 0; at < 200; at += 10) {
    throttle.push(at)
    vi.advanceTimersByTime(10)
  }
  vi.advanceTimersByTime(100)
  expect(passed).toEqual([0, 40, 90, 140, 190])
  throttle.push(7)
  throttle.push(8)
  throttle.cancel()
  vi.advanceTimersByTime(100)
  expect(passed.slice(5)).toEqual([7])
  vi.useRealTimers()
})
