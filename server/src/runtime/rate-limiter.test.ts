import { expect, it, vi } from 'vitest'

import { RateLimiter } from './rate-limiter.ts'

const DAY_MS = 86_400_000

it('allows a number of attempts per key and window, then returns the seconds until the next window', () => {
  let nowMs = 0
  const limiter = new RateLimiter({ most: 2, windowMs: 60_000 }, () => nowMs)
  expect([limiter.consume('a'), limiter.consume('a'), limiter.consume('a')]).toEqual([0, 0, 60])
  expect(limiter.consume('b')).toBe(0)
  nowMs = 59_001
  expect(limiter.consume('a')).toBe(1)
  nowMs = 60_000
  expect(limiter.consume('a')).toBe(0)
})

it('a reset key has all its attempts again', () => {
  const limiter = new RateLimiter({ most: 1, windowMs: 1000 }, () => 0)
  limiter.consume('a')
  limiter.reset('a')
  expect(limiter.consume('a')).toBe(0)
})

it('a refunded attempt can be made again', () => {
  const limiter = new RateLimiter({ most: 1, windowMs: 1000 }, () => 0)
  limiter.refund('a')
  expect([limiter.consume('a'), limiter.consume('a')]).toEqual([0, 1])
  limiter.refund('a')
  expect([limiter.consume('a'), limiter.consume('a')]).toEqual([0, 1])
})

it('[SEC-2] setting back the clock of the machine does not prolong a window', () => {
  const wallClock = vi.spyOn(Date, 'now').mockReturnValue(DAY_MS)
  const monotonic = vi.spyOn(performance, 'now').mockReturnValue(0)
  const limiter = new RateLimiter({ most: 1, windowMs: 1000 })
  expect([limiter.consume('a'), limiter.consume('a')]).toEqual([0, 1])
  wallClock.mockReturnValue(0)
  monotonic.mockReturnValue(1000)
  expect(limiter.consume('a')).toBe(0)
})

it('evicts the oldest keys, so invented ones cannot fill the memory', () => {
  const limiter = new RateLimiter({ most: 1, windowMs: 1000 }, () => 0)
  limiter.consume('first')
  for (let key = 1; key < 20_000; key += 1) limiter.consume(`key ${key}`)
  expect(limiter.consume('first')).toBe(1)
  limiter.consume('one more')
  expect(limiter.consume('key 19999')).toBe(1)
  expect(limiter.consume('first')).toBe(0)
})
