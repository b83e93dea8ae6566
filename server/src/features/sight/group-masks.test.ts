import { fogGrid, isCellRevealed, type FogMask, uniformMask, withOperation } from '@waybook/rules'
import { expect, it } from 'vitest'

import { groupMasks, seesThrough } from './group-masks.ts'
import { decidedByHand, handOf, type HandOperation, type StoredHand, withStroke } from './hand-fog.ts'
import { isTokenInSight } from './token-in-sight.ts'

/** Ten cells in a row. */
const grid = fogGrid({ width: 40, height: 4 })
const none = uniformMask(grid, false)
const cells = (from: number, to: number) => ({
  shape: 'rect' as const,
  points: [
    { x: from * 10, y: 0 },
    { x: to * 10, y: 100 },
  ],
})
const only = (from: number, to: number): FogMask => withOperation(none, { op: 'reveal', ...cells(from, to) })
const drawn = (mask: FogMask) =>
  Array.from({ length: grid.columns }, (_, column) => (isCellRevealed(mask, column, 0) ? '#' : '.')).join('')
const act = (op: HandOperation['op'], from: number, to: number): HandOperation => ({ op, ...cells(from, to) })

const released: StoredHand = { mask: none, byHand: none }
const sight = { seen: only(2, 6), bright: only(3, 4) }

it.each<[string, HandOperation[], string, string]>([
  ['nothing', [], '..####....', '..####....'],
  ['something revealed', [act('reveal', 5, 8)], '..######..', '..######..'],
  ['something covered', [act('cover', 0, 4)], '....##....', '....##....'],
  ['covered, then revealed again', [act('cover', 0, 10), act('reveal', 3, 7)], '...####...', '...####...'],
  ['revealed, then covered again', [act('reveal', 0, 10), act('cover', 3, 7)], '###....###', '###....###'],
  [
    'left to sight again',
    [act('reveal', 0, 10), act('cover', 3, 7), act('release', 0, 10)],
    '..####....',
    '..####....',
  ],
])('[SIGHT-40] with %s by hand, a group sees what the hand leaves', (_name, acts, seen, bright) => {
  const hand = handOf(acts.reduce(withStroke, released))
  const masks = groupMasks({ sight: { seen: sight.seen, bright: sight.seen }, memory: null, hand })
  expect([drawn(masks.seen), drawn(masks.bright)]).toEqual([seen, bright])
  expect(drawn(masks.shown)).toBe(seen)
})

it('[SIGHT-41] what was seen stays on the map without being seen, unless the hand covers it', () => {
  const covered = withStroke(released, act('cover', 0, 3))
  const hand = handOf(covered)
  const first = groupMasks({ sight, memory: none, hand })
  expect([drawn(first.seen), drawn(first.bright), drawn(first.shown), drawn(first.memory)]).toEqual([
    '...###....',
    '...#......',
    '...###....',
    '...###....',
  ])
  const elsewhere = { seen: only(8, 10), bright: none }
  const next = groupMasks({
    sight: elsewhere,
    memory: first.memory,
    hand: handOf(withStroke(covered, act('cover', 3, 4))),
  })
  expect([drawn(next.seen), drawn(next.shown), drawn(next.memory)]).toEqual(['........##', '....##..##', '...###..##'])
  expect(drawn(groupMasks({ sight: elsewhere, memory: null, hand }).shown)).toBe('........##')
})

it('[SIGHT-42] a scene that started covered keeps what was revealed, an open one what was covered', () => {
  const mask = only(4, 7)
  const [closed, open] = [true, false].map((startsClosed) =>
    handOf({ mask, byHand: decidedByHand(mask, { startsClosed }) }),
  )
  expect([closed, open].map((hand) => hand && [drawn(hand.revealed), drawn(hand.covered)])).toEqual([
    ['....###...', '..........'],
    ['..........', '####...###'],
  ])
})

it.each([
  ['party', true, true],
  ['kessa', true, false],
  ['', false, false],
])('[SIGHT-43] the group of %o sees through tokens of Kessa: %s, of Odo: %s', (holder, kessa, odo) => {
  expect([seesThrough(holder, 'kessa'), seesThrough(holder, 'odo')]).toEqual([kessa, odo])
})

it.each([
  ['in the middle of what is seen', 64, 8, true],
  ['with a part in what is seen', 108, 22, true],
  ['with only its edge in what is seen', 108, 13, false],
  ['away from it', 150, 20, false],
  ['beside the picture, far from what is seen', 400, 20, false],
])('[SIGHT-44] a token %s', (_name, x, radius, isInSight) => {
  expect(isTokenInSight(sight.seen, { place: { x, y: 8 }, radius })).toBe(isInSight)
})
