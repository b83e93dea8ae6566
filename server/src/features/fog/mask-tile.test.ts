import { fogginessOf, fogGrid, isCellRevealed, uniformMask, withOperation } from '@waybook/rules'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'

import { areaOfTile, tileKey, tilesWithin } from './map-tiles.ts'
import { decodeTile, maskTile } from './mask-tile.ts'

const size = { width: 1000, height: 700 }
const grid = fogGrid(size)
/** Strips of one cell each over the whole grid. */
const strips = Array.from({ length: grid.columns / 2 }, (_, index) => 2 * index).reduce(
  (mask, column) =>
    withOperation(mask, {
      op: 'reveal',
      shape: 'rect',
      points: [
        { x: (100 * column) / grid.columns, y: 0 },
        { x: (100 * (column + 1)) / grid.columns, y: 100 },
      ],
    }),
  uniformMask(grid, false),
)

const tileOf = async (background: string, level: number) =>
  await decodeTile(
    await sharp({ create: { width: 512 >> level, height: 64, channels: 3, background } })
      .webp()
      .toBuffer(),
  )

describe('a masked tile', () => {
  it.each([0, 1, 2])('[FOG-41] shows nothing of a covered cell in any pixel, at level %i', async (level) => {
    const place = { level, column: 0, row: 0 }
    const covered = uniformMask(grid, false)
    const one = await maskTile(await tileOf('#ff00ff', level), covered, place)
    expect(Buffer.compare(one, await maskTile(await tileOf('#00ff00', level), covered, place))).toBe(0)
  })

  it.each([0, 1, 2])('[FOG-41] shows each pixel of a revealed cell, at level %i', async (level) => {
    const masked = await maskTile(await tileOf('#ffffff', level), strips, { level, column: 0, row: 0 })
    const opacity = await sharp(masked).extractChannel(3).raw().toBuffer()
    const cell = grid.cellPx >> level
    for (let column = 0; column < 512 >> level; column += 1)
      expect((opacity[column] ?? 0) > 0).toBe(isCellRevealed(strips, Math.floor(column / cell), 0))
  })

  it('[FOG-50] fades toward covered cells, also in the next tile', async () => {
    const revealed = {
      op: 'reveal',
      shape: 'rect',
      points: [
        { x: 0, y: 0 },
        { x: 51.2, y: 100 },
      ],
    } as const
    const mask = withOperation(uniformMask(grid, false), revealed)
    const masked = await maskTile(await tileOf('#ffffff', 0), mask, { level: 0, column: 0, row: 0 })
    const opacity = await sharp(masked).extractChannel(3).raw().toBuffer()
    const at = (cellsFromEdge: number) => opacity[511 - cellsFromEdge * grid.cellPx] ?? 0
    expect([at(1), at(2), at(3)].every((one, index) => one > at(index))).toBe(true)
    expect([at(0) > 0, at(0) < 96, at(6), opacity[0]]).toEqual([true, true, 255, 255])
  })
})

describe('the key of a tile', () => {
  const place = { level: 0, column: 0, row: 0 }
  const area = areaOfTile(grid, place) ?? { left: 0, top: 0, right: 0, bottom: 0 }
  const dot = (x: number) => ({ op: 'cover', shape: 'brush', points: [{ x, y: 10 }], radius: 1 }) as const

  it('[FOG-12] differs for each state of the tile, and is equal for equal states', () => {
    const open = uniformMask(grid, true)
    const states = [open, uniformMask(grid, false), withOperation(open, dot(10)), withOperation(open, dot(11))]
    expect(new Set(states.map((mask) => tileKey(mask, area))).size).toBe(4)
    expect(tileKey(withOperation(open, dot(10)), area)).toBe(tileKey(states[2] ?? open, area))
    expect(tileKey(withOperation(open, dot(90)), area)).toBe('open')
    const beside = withOperation(open, dot(52.5))
    expect([fogginessOf(beside, area), tileKey(beside, area)]).toEqual(['revealed', expect.not.stringMatching('open')])
  })

  it('[FOG-23] a change affects the tiles that show any of its cells or fade toward them', () => {
    const ids = (left: number, right: number) =>
      tilesWithin(strips, { left, right, top: 0, bottom: 1 }).map(([id]) => id)
    expect(ids(0, 120)).toEqual(['0-0-0', '1-0-0', '2-0-0'])
    expect(ids(119, 121)).toEqual(['0-0-0', '0-1-0', '1-0-0', '2-0-0'])
    expect(ids(136, 250)).toEqual(['0-1-0', '1-0-0', '2-0-0'])
    expect(ids(0, 0)).toEqual([])
  })
})
