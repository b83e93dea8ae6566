import { expect, it } from 'vitest'

import { frameOf } from './scene-walls.ts'
import { cellsOf, doorWords, inReadingOrder, placeWords, wallLine } from './wall-words.ts'

const frame = frameOf({ width: 2000, height: 1000, columns: 20 }, { kind: 'square', cell: 5, x: 1, y: 0 })
const hall = { kind: 'text' as const, text: 'Hall', points: [{ x: 20, y: 20 }] }

it('[WAL-20] doors and lights are named by the text that is near, else by their cell', () => {
  expect(placeWords([500, 250], frame, [hall])).toBe('near Hall')
  expect(placeWords([1900, 950], frame, [hall])).toBe('column 19, row 10')
  expect(placeWords([0, 0], frame, [])).toBe('column 0, row 1')
})

it('[WAL-20] numbers follow the map from top to bottom, and from left to right', () => {
  const places = [
    [900, 120],
    [100, 900],
    [100, 180],
  ] as const
  expect(inReadingOrder(places, (place) => place, frame)).toEqual([places[2], places[0], places[1]])
})

it('[WAL-21] a wall is listed with its kind, its length and its ends', () => {
  expect([cellsOf(100, 100), cellsOf(455, 100)]).toEqual(['1 cell', '4.6 cells'])
  expect(wallLine({ id: 'a', kind: 'low', from: [20, 0], to: [420, 0], oneWay: true }, frame)).toBe(
    'Low wall, 4 cells, one-way, column 1, row 1 to column 5, row 1',
  )
  expect(doorWords({ door: 'locked', secret: true })).toBe('Locked, secret')
})
