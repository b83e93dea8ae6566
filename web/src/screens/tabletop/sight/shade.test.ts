import { fogGrid, uniformMask, withOperation, type FogMask } from '@waybook/rules'
import { expect, it } from 'vitest'

import { changedShade, darknessOf, graynessOf, shadeBetween, shadeOf, softened } from './shade.ts'

/** Ten cells in a row. */
const grid = fogGrid({ width: 40, height: 4 })
const cells = (from: number, to: number): FogMask =>
  withOperation(uniformMask(grid, false), {
    op: 'reveal',
    shape: 'rect',
    points: [
      { x: from * 10, y: 0 },
      { x: to * 10, y: 100 },
    ],
  })

const shade = shadeOf({ seen: cells(2, 6), bright: cells(3, 4), shown: null })

it('[SIGHT-120] what is bright has no shade, what is dim is darker, what is remembered is darker still and gray', () => {
  expect([...shade]).toEqual([160, 160, 80, 0, 80, 80, 160, 160, 160, 160])
  expect([0, 40, 80, 160, 240].map(darknessOf)).toEqual([0, 46, 92, 140, 245])
  expect([0, 40, 80, 120, 160, 240].map(graynessOf)).toEqual([0, 0, 0, 127.5, 255, 255])
})

it('[SIGHT-122] through the eyes of a token, what it never saw is dark', () => {
  const masks = { seen: cells(2, 6), bright: cells(2, 6), shown: cells(0, 7) }
  expect([...shadeOf(masks)]).toEqual([160, 160, 0, 0, 0, 0, 160, 240, 240, 240])
})

it('[SIGHT-120] the borders of the light are soft', () => {
  const cross = Uint8Array.from({ length: 49 }, (_, at) => (at === 24 ? 250 : 0))
  const soft = softened(cross, 7)
  expect([...soft.subarray(21, 28)]).toEqual([0, 10, 10, 10, 10, 10, 0])
  expect([3, 10, 17, 24, 31, 38, 45].map((at) => soft[at])).toEqual([0, 10, 10, 10, 10, 10, 0])
  expect([...softened(new Uint8Array(49).fill(160), 7)]).toEqual([...new Uint8Array(49).fill(160)])
})

it('[SIGHT-121] a change of the shade fades over the cells that differ only', () => {
  const next = shadeOf({ seen: cells(2, 7), bright: cells(3, 5), shown: null })
  expect(changedShade(shade, next, grid.columns)).toEqual({ left: 4, top: 0, right: 7, bottom: 1 })
  expect(changedShade(shade, shade, grid.columns)).toBe(null)
  expect([...shadeBetween(shade, next, 0.5)]).toEqual([160, 160, 80, 0, 40, 80, 120, 160, 160, 160])
  expect(shadeBetween(shade, next, 1)).toBe(next)
})
