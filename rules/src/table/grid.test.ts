import * as fc from 'fast-check'
import { expect, it } from 'vitest'

import { gridFromBox, tidyGrid } from './grid-from-box.ts'
import { gridLines } from './grid-lines.ts'
import { seatFor, snapped, stepped, type Grid, type GridOn, type Seat } from './grid.ts'
import { lengthBetween, type ScenePoint } from './scene-point.ts'

const percent = fc.double({ min: 0, max: 100, noNaN: true })
const point = fc.record({ x: percent, y: percent })
const grid: fc.Arbitrary<Grid> = fc.record({
  kind: fc.constantFrom('square' as const, 'hex' as const),
  cell: fc.double({ min: 4, max: 30, noNaN: true }),
  x: percent,
  y: percent,
})
const near = (is: number | undefined, wanted: number) => Math.abs((is ?? NaN) - wanted) < 1e-6
const scene = fc.record({ grid, aspect: fc.double({ min: 0.4, max: 3, noNaN: true }) })
const seat = fc.constantFrom<Seat>('centre', 'corner')

/** All seats in the picture, computed from every cell and its corners. */
function allSeats({ grid: { kind, cell, x, y }, aspect }: GridOn, where: Seat): ScenePoint[] {
  const counts = Array.from({ length: 151 }, (_, index) => index - 75)
  const places = counts.flatMap((row) =>
    counts.flatMap((column) => {
      if (kind === 'square') {
        const half = where === 'centre' ? cell / 2 : 0
        return [{ x: x + column * cell + half, down: y + row * cell + half }]
      }
      const centre = { x: x + (column + row / 2) * cell, down: y + row * 1.5 * (cell / Math.sqrt(3)) }
      if (where === 'centre') return [centre]
      return [30, 90, 150, 210, 270, 330].map((degrees) => ({
        x: centre.x + (Math.cos((degrees * Math.PI) / 180) * cell) / Math.sqrt(3),
        down: centre.down + (Math.sin((degrees * Math.PI) / 180) * cell) / Math.sqrt(3),
      }))
    }),
  )
  return places
    .map(({ x: across, down }) => ({ x: across, y: down * aspect }))
    .filter((one) => one.x >= 0 && one.x <= 100 && one.y >= 0 && one.y <= 100)
}

it('[VTT-351] a token snaps to the nearest center or corner of a cell in the picture', () => {
  fc.assert(
    fc.property(scene, point, seat, (on, at, where) => {
      const seats = allSeats(on, where)
      const toNearest = (from: ScenePoint) => Math.min(...seats.map((one) => lengthBetween(one, from, on.aspect)))
      const is = snapped(on, at, where)
      const isNearest = near(lengthBetween(is, at, on.aspect), toNearest(at)) && near(toNearest(is), 0)
      expect(seats.length > 0 ? isNearest : is).toEqual(seats.length > 0 ? true : at)
    }),
    { numRuns: 40 },
  )
})

it('[VTT-351] snapping again changes nothing', () => {
  fc.assert(
    fc.property(scene, point, seat, (on, at, where) => {
      const once = snapped(on, at, where)
      const again = snapped(on, once, where)
      expect(lengthBetween(again, once, on.aspect)).toBeLessThan(1e-6)
    }),
  )
})

it.each([
  [0.5, 'centre'],
  [1, 'centre'],
  [90 / 70, 'centre'],
  [2, 'corner'],
  [3, 'centre'],
  [4, 'corner'],
  [5, 'centre'],
] as const)('[VTT-351] a token %d cells wide stands in the %s of cells', (cells, where) => {
  expect(seatFor(cells)).toBe(where)
})

const square: GridOn = { grid: { kind: 'square', cell: 10, x: 5, y: 0 }, aspect: 2 }
const hex: GridOn = { grid: { kind: 'hex', cell: 10, x: 50, y: 50 }, aspect: 1 }

it.each([
  ['right', square, { x: 40, y: 50 }, { x: 1, y: 0 }, { x: 50, y: 50 }],
  ['up', square, { x: 40, y: 50 }, { x: 0, y: -1 }, { x: 40, y: 30 }],
  ['five down, to the last row', square, { x: 40, y: 50 }, { x: 0, y: 5 }, { x: 40, y: 90 }],
  ['left', hex, { x: 50, y: 50 }, { x: -1, y: 0 }, { x: 40, y: 50 }],
  ['up', hex, { x: 50, y: 50 }, { x: 0, y: -1 }, { x: 55, y: 50 - 5 * Math.sqrt(3) }],
  ['two up', hex, { x: 50, y: 50 }, { x: 0, y: -2 }, { x: 50, y: 50 - 10 * Math.sqrt(3) }],
])('[VTT-351] a step %s goes to the next cell', (_, on, from, by, to) => {
  expect(lengthBetween(stepped(on, from, by, 'centre'), to, on.aspect)).toBeLessThan(1e-6)
})

it('[VTT-351] a step up and a step down end at the start, even on hexagons', () => {
  const up = stepped(hex, { x: 50, y: 50 }, { x: 0, y: -1 }, 'centre')
  const back = stepped(hex, up, { x: 0, y: 1 }, 'centre')
  expect(lengthBetween(back, { x: 50, y: 50 }, 1)).toBeLessThan(1e-6)
})

it('[VTT-350] a box around cells gives the grid of these cells', () => {
  fc.assert(
    fc.property(scene, fc.constantFrom(1 as const, 3 as const), ({ grid: given, aspect }, cells) => {
      const { kind, cell, x, y } = given
      const half = { x: (cells * cell) / 2, down: kind === 'square' ? (cells * cell) / 2 : cell / Math.sqrt(3) }
      const middle = kind === 'square' ? { x: x + half.x, y: (y + half.down) * aspect } : { x, y: y * aspect }
      const from = { x: middle.x - half.x, y: middle.y + half.down * aspect }
      const to = { x: middle.x + half.x, y: middle.y - half.down * aspect }
      const is = gridFromBox({ kind, from, to, cells }, aspect)
      expect(is?.kind).toBe(kind)
      expect(near(is?.cell, cell) && near(is?.x, x) && near(is?.y, y)).toBe(true)
    }),
  )
})

it('[VTT-350] a tiny box gives no grid', () => {
  const at = { x: 50, y: 50 }
  expect(gridFromBox({ kind: 'square', from: at, to: { x: 50.3, y: 50.3 }, cells: 1 }, 1)).toBeNull()
})

it('[VTT-350] a tidy grid is the same grid, described by a place near the upper left corner', () => {
  fc.assert(
    fc.property(scene, point, seat, ({ grid: given, aspect }, at, where) => {
      const tidy = tidyGrid(given)
      expect(tidy.x).toBeLessThan(tidy.cell)
      const exact = snapped({ grid: given, aspect }, at, where)
      // A seat exactly at the edge may be inside the picture for only one of the two grids.
      fc.pre([exact.x, exact.y].every((one) => one > 0.5 && one < 99.5))
      // The error is a thousandth of a percent for each cell in between.
      expect(lengthBetween(snapped({ grid: tidy, aspect }, exact, where), exact, aspect)).toBeLessThan(0.15)
    }),
  )
})

it('[VTT-350] the lines of squares run through the whole picture, from edge to edge', () => {
  expect(gridLines({ grid: { kind: 'square', cell: 40, x: 30, y: 0 }, aspect: 2 })).toBe(
    'M-10 0V50M30 0V50M70 0V50M110 0V50M0 -80H100M0 -40H100M0 0H100M0 40H100',
  )
})

it('[VTT-350] every hexagon in the picture has its upper edge and its left side drawn', () => {
  const on: GridOn = { grid: { kind: 'hex', cell: 20, x: 50, y: 50 }, aspect: 1 }
  const lines = gridLines(on)
  for (const { x, y } of allSeats(on, 'centre')) {
    const [left, side, top] = [x - 10, y - 20 / Math.sqrt(12), y - 20 / Math.sqrt(3)].map((one) =>
      Number(one.toFixed(3)),
    )
    expect(lines).toContain(`${left} ${side}L${Number(x.toFixed(3))} ${top}`)
    expect(lines).toContain(`M${left} ${side}v`)
  }
})
