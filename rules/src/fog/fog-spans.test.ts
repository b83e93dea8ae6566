import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { cellsOf, contains, drawn, operation, size } from './fog-by-definition.ts'
import { fogGrid } from './fog-grid.ts'
import { isCellRevealed, uniformMask } from './fog-mask.ts'
import { withOperation } from './fog-operation.ts'
import { isCompleteShape, type FogShape } from './fog-shape.ts'

const small = fogGrid({ width: 40, height: 20 })

describe('the grid', () => {
  it.each([
    [4096, 3072, 4, 1024, 768],
    [4097, 3072, 8, 513, 384],
    [8000, 8000, 8, 1000, 1000],
    [16_000, 9, 16, 1000, 1],
    [1, 1, 4, 1, 1],
  ])(
    '[FOG-1] a picture of %i by %i px has cells of %i px, %i by %i of them',
    (width, height, cellPx, columns, rows) => {
      expect(fogGrid({ width, height })).toMatchObject({ cellPx, columns, rows })
    },
  )
})

describe('shapes', () => {
  it.each<[string, FogShape, string[]]>([
    [
      'a point of the brush',
      { shape: 'brush', points: [{ x: 50, y: 50 }], radius: 21 },
      ['....##....', '...####...', '...####...', '...####...', '....##....'],
    ],
    [
      'a stroke',
      {
        shape: 'brush',
        points: [
          { x: 15, y: 30 },
          { x: 85, y: 30 },
        ],
        radius: 5,
      },
      ['..........', '.########.', '..........', '..........', '..........'],
    ],
    [
      'a rectangle',
      {
        shape: 'rect',
        points: [
          { x: 60, y: 80 },
          { x: 20, y: 20 },
        ],
      },
      ['..........', '..####....', '..####....', '..####....', '..........'],
    ],
    [
      'a triangle',
      {
        shape: 'polygon',
        points: [
          { x: 0, y: 0 },
          { x: 100, y: 0 },
          { x: 0, y: 100 },
        ],
      },
      ['#########.', '#######...', '#####.....', '###.......', '#.........'],
    ],
    [
      'a figure that crosses itself',
      {
        shape: 'polygon',
        points: [
          { x: 0, y: 0 },
          { x: 100, y: 100 },
          { x: 100, y: 0 },
          { x: 0, y: 100 },
        ],
      },
      ['#........#', '###....###', '##########', '###....###', '#........#'],
    ],
  ])('[FOG-2] %s', (_name, one, picture) => {
    expect(drawn(withOperation(uniformMask(small, false), { ...one, op: 'reveal' }))).toEqual(picture)
  })

  it('[FOG-2] change exactly the cells whose centers they contain', () => {
    fc.assert(
      fc.property(size, operation, fc.boolean(), (of, one, start) => {
        const grid = fogGrid(of)
        const after = withOperation(uniformMask(grid, start), one)
        for (const [column, row] of cellsOf(grid)) {
          const within = contains(grid, one, { x: column + 0.5, y: row + 0.5 })
          if (within === null) continue
          expect(isCellRevealed(after, column, row)).toBe(within ? one.op === 'reveal' : start)
        }
      }),
    )
  })

  it.each<[FogShape, boolean]>([
    [{ shape: 'all' }, true],
    [{ shape: 'all', points: [{ x: 1, y: 1 }] }, false],
    [{ shape: 'brush', points: [{ x: 1, y: 1 }], radius: 3 }, true],
    [{ shape: 'brush', points: [{ x: 1, y: 1 }] }, false],
    [{ shape: 'brush', points: [], radius: 3 }, false],
    [{ shape: 'rect', points: [{ x: 1, y: 1 }] }, false],
    [
      {
        shape: 'rect',
        points: [
          { x: 1, y: 1 },
          { x: 2, y: 2 },
        ],
      },
      true,
    ],
    [
      {
        shape: 'polygon',
        points: [
          { x: 1, y: 1 },
          { x: 2, y: 2 },
        ],
      },
      false,
    ],
    [
      {
        shape: 'polygon',
        points: [
          { x: 1, y: 1 },
          { x: 2, y: 2 },
          { x: 1, y: 2 },
        ],
        radius: 1,
      },
      true,
    ],
  ])('[FOG-2] %j is complete: %s', (one, complete) => {
    expect(isCompleteShape(one)).toBe(complete)
  })
})
