import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { Live } from './live.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('[LIV-21] an interruption shorter than two seconds is not reported', () => {
  const live = new Live(7)
  const seen: string[] = []
  live.on('status', () => seen.push(live.status()))
  live.connected()
  live.disconnected()
  vi.advanceTimersByTime(1900)
  live.disconnected()
  live.connected()
  vi.advanceTimersByTime(5000)
  expect(seen).toEqual(['live', 'connecting', 'live'])
})

it('[LIV-21] a longer interruption counts as down, measured from its start', () => {
  const live = new Live(7)
  live.connected()
  live.disconnected()
  vi.advanceTimersByTime(1000)
  live.disconnected()
  vi.advanceTimersByTime(1000)
  expect(live.status()).toBe('down')
  live.connected()
  expect(live.status()).toBe('live')
})

it('[LIV-21] a page that has never been connected is down after five seconds', () => {
  const live = new Live(7)
  expect(live.status()).toBe('connecting')
  vi.advanceTimersByTime(4999)
  expect(live.status()).toBe('connecting')
  vi.advanceTimersByTime(1)
  expect(live.status()).toBe('down')
})
