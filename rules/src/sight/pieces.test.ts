import { assert } from 'fast-check'
import { expect, it } from 'vitest'

import { line } from './drawn-scenes.ts'
import { keepsWalls, meetAtEnds } from './piece-properties.ts'
import { wallPieces } from './pieces.ts'
import type { SightWall } from './wall.ts'

it.each<[string, readonly SightWall[], number, readonly string[]]>([
  ['walls that cross', [line(0, 0, 8, 8), line(0, 8, 8, 0)], 0, ['0 0 4 4', '0 8 4 4', '4 4 8 0', '4 4 8 8']],
  ['a wall that ends on another', [line(0, 0, 8, 0), line(4, 0, 4, 8)], 0, ['0 0 4 0', '4 0 4 8', '4 0 8 0']],
  [
    'a wall that ends before another',
    [line(0, 0, 80, 0), line(40, 2, 40, 80)],
    3,
    ['0 0 40 2', '40 2 40 80', '40 2 80 0'],
  ],
  ['ends that nearly meet', [line(0, 0, 80, 0), line(82, 1, 82, 80)], 3, ['0 0 80 0', '80 0 82 80']],
  ['ends that are further apart', [line(0, 0, 80, 0), line(84, 1, 84, 80)], 3, ['0 0 80 0', '84 1 84 80']],
  ['walls that overlap', [line(0, 0, 8, 0), line(12, 0, 4, 0)], 0, ['0 0 4 0', '12 0 8 0', '4 0 8 0']],
  ['a wall within another', [line(0, 0, 12, 0), line(4, 0, 8, 0)], 0, ['0 0 4 0', '4 0 8 0', '8 0 12 0']],
  ['repeats and points', [line(0, 0, 8, 0), line(8, 0, 0, 0), line(4, 4, 4, 4)], 0, ['0 0 8 0']],
  ['a wall shorter than the weld', [line(0, 0, 2, 0)], 3, []],
  // Each cut would have bent a wall onto the other diagonal of the same square, without end.
  [
    'a square of one unit',
    [line(0, 0, 1, 0), line(1, 0, 1, 1), line(0, 1, 1, 0)],
    0,
    ['0 0 1 0', '0 1 1 0', '1 0 1 1'],
  ],
])('[SIGHT-10] %s become pieces that meet at their ends', (_name, walls, weld, pieces) => {
  const names = wallPieces(walls, weld)?.map(({ ax, ay, bx, by }) => `${ax} ${ay} ${bx} ${by}`)
  expect(names?.toSorted()).toEqual(pieces)
})

it('[SIGHT-10] walls at the same place stay apart if they block something else', () => {
  const window = { ...line(0, 0, 8, 0), kind: 'window' as const }
  const doors = ['one', 'two'].map((id) => ({ ...line(0, 0, 8, 0), kind: 'door' as const, id }))
  expect(wallPieces([line(0, 0, 8, 0), window, ...doors], 0)).toHaveLength(4)
})

it('[SIGHT-10] pieces meet at their ends only, and are a function of the walls', () => {
  assert(meetAtEnds, { numRuns: 50 })
})

it('[SIGHT-10] each point of a wall that was drawn has a piece of its kind beside it, and each piece a wall', () => {
  assert(keepsWalls, { numRuns: 40 })
})
