import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { DragStream } from './drag-stream.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Drags these tokens one percent further every 10 ms, for 200 ms. Returns the messages as "token at x". */
function dragged(...tokenIds: readonly string[]): string[] {
  const sent: string[] = []
  const stream = new DragStream(({ tokenId, position }) => sent.push(`${tokenId} at ${position.x}`))
  for (let x = 0; x < 20; x += 1) {
    for (const tokenId of tokenIds) stream.push({ type: 'drag', tokenId, position: { x, y: 0 }, version: 1 })
    vi.advanceTimersByTime(10)
  }
  vi.advanceTimersByTime(1000)
  return sent
}

it('[VTT-13] sends at most 20 messages a second, each with the newest position, and always the last one', () => {
  expect(dragged('a')).toEqual(['a at 0', 'a at 5', 'a at 10', 'a at 15', 'a at 19'])
})

it('[VTT-313] tokens dragged together take turns', () => {
  expect(dragged('a', 'b')).toEqual(['a at 0', 'b at 5', 'a at 10', 'b at 15', 'a at 19', 'b at 19'])
})

it('[VTT-13] a canceled position is not sent', () => {
  const sent: string[] = []
  const stream = new DragStream(({ tokenId }) => sent.push(tokenId))
  for (const tokenId of ['a', 'a']) stream.push({ type: 'drag', tokenId, position: { x: 0, y: 0 }, version: 1 })
  stream.cancel()
  vi.advanceTimersByTime(1000)
  expect(sent).toEqual(['a'])
})
