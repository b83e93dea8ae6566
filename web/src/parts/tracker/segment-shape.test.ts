import * as fc from 'fast-check'
import { expect, it } from 'vitest'

import { segmentAt, segmentPath, ticksTo } from './segment-shape.ts'

it.each([
  [{ x: 1, y: -9 }, 4, 0],
  [{ x: 9, y: 1 }, 4, 1],
  [{ x: -1, y: 9 }, 4, 2],
  [{ x: -9, y: -1 }, 4, 3],
  [{ x: -1, y: -9 }, 12, 11],
])('[CLOCK-10] %j in a clock of %i is segment %i', (point, segments, segment) => {
  expect(segmentAt(point, segments)).toBe(segment)
})

it('[CLOCK-10] a press on a segment fills up to it, or clears the last filled one', () => {
  expect([ticksTo(0, 0), ticksTo(2, 4), ticksTo(5, 2), ticksTo(3, 2)]).toEqual([1, 3, -2, -1])
})

it('[CLOCK-11] the outline of each segment begins within the segment', () => {
  const clock = fc
    .integer({ min: 2, max: 12 })
    .chain((segments) => fc.tuple(fc.nat(segments - 1), fc.constant(segments)))
  fc.assert(
    fc.property(clock, ([index, segments]) => {
      const [x = 0, y = 0] = (/^M(\S+) ([^A]+)/.exec(segmentPath(index, segments)) ?? []).slice(1).map(Number)
      expect(segmentAt({ x, y }, segments)).toBe(index)
    }),
  )
})
