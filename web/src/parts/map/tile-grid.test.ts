import type { SceneMap } from '@waybook/contract'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { boxOf, isBehind, levelFor, revealedPart, tilesInView, type View } from './tile-grid.ts'

const map: SceneMap = {
  sceneId: 'scenes/map',
  width: 8000,
  height: 5000,
  address: '/pictures/k/tiles',
  tiles: null,
  version: 0,
  sight: null,
  fog: null,
}
const view = (part: Partial<View>): View => ({ left: 0, top: 0, right: 1, bottom: 1, pixels: 1, ...part })
const ids = (tiles: readonly { readonly id: string }[]) => tiles.map(({ id }) => id)

describe('the level', () => {
  it.each([
    [0.1, 2],
    [0.25, 2],
    [0.3, 2],
    [0.32, 1],
    [0.6, 1],
    [0.63, 0],
    [1, 0],
    [3, 0],
  ])('[TILE-2] for %f pixels of the screen per pixel is %i', (pixels, level) => {
    expect(levelFor(view({ pixels }))).toBe(level)
  })
})

describe('the tiles in view', () => {
  it('[TILE-2] include one more on each side, and the coarser tiles behind them', () => {
    const tiles = tilesInView(map, view({ left: 0.32, top: 0.41, right: 0.383, bottom: 0.51 }), 0)
    const columns = (level: number) => [...new Set(tiles.filter((one) => one.level === level).map((one) => one.column))]
    const rows = (level: number) => [...new Set(tiles.filter((one) => one.level === level).map((one) => one.row))]
    expect([columns(0), rows(0)]).toEqual([
      [4, 5, 6],
      [3, 4, 5],
    ])
    expect([columns(1), rows(1)]).toEqual([
      [1, 2, 3],
      [1, 2, 3],
    ])
    expect([columns(2), rows(2)]).toEqual([
      [0, 1, 2],
      [0, 1, 2],
    ])
    expect(tiles[0]).toMatchObject({ level: 2, src: '/pictures/k/tiles/2-0-0-open.webp' })
  })

  it('[FOG-51] include only listed tiles', () => {
    const fogged = { ...map, tiles: [['2-1-1', 'abcd'] as [string, string], ['2-2-1', null] as [string, null]] }
    expect(ids(tilesInView(fogged, view({}), 2))).toEqual(['2-1-1'])
    expect(tilesInView(fogged, view({}), 2)[0]?.src).toBe('/pictures/k/tiles/2-1-1-abcd.webp')
    expect(tilesInView({ ...map, tiles: [] }, view({}), 0)).toEqual([])
  })

  it('[TILE-2] cover the whole map once at each level', () => {
    const sizes = fc.record({ width: fc.integer({ min: 1, max: 9000 }), height: fc.integer({ min: 1, max: 9000 }) })
    fc.assert(
      fc.property(sizes, (size) => {
        const tiles = tilesInView({ ...map, ...size }, view({}), 0)
        for (const level of [0, 1, 2]) {
          const boxes = tiles.filter((one) => one.level === level).map((one) => boxOf(one, size))
          expect(boxes.reduce((sum, { width, height }) => sum + width * height, 0)).toBeCloseTo(10_000, 3)
          expect(Math.max(...boxes.map(({ left, width }) => left + width))).toBeCloseTo(100, 6)
        }
      }),
    )
  })

  it('[TILE-3] a coarser tile is behind once all finer ones in view have loaded', () => {
    const tiles = tilesInView(map, view({ right: 0.01, bottom: 0.01 }), 1)
    const [coarse, ...rest] = tiles
    if (!coarse) throw new Error('no tile')
    const finer = rest.filter(({ level, column, row }) => level === 1 && column < 2 && row < 2).map(({ id }) => id)
    expect(finer).toHaveLength(4)
    expect(isBehind(coarse, tiles, new Set(finer.slice(1)))).toBe(false)
    expect(isBehind(coarse, tiles, new Set(finer))).toBe(true)
    expect(isBehind({ ...coarse, column: 3 }, tiles, new Set(finer))).toBe(false)
  })
})

describe('the revealed part', () => {
  it('[TILE-5] contains all uncovered tiles', () => {
    const tiles: SceneMap['tiles'] = [
      ['0-2-1', 'a'],
      ['0-5-3', 'b'],
      ['0-6-9', null],
      ['2-0-0', 'c'],
    ]
    expect(revealedPart({ ...map, tiles })).toEqual({
      left: 1024 / 8000,
      top: 512 / 5000,
      right: 3072 / 8000,
      bottom: 2048 / 5000,
    })
  })

  it('[TILE-5] ends at the edge of the picture', () => {
    expect(revealedPart({ ...map, tiles: [['0-15-9', 'a']] })).toMatchObject({ right: 1, bottom: 1 })
  })

  it.each([[null], [[]]])('[TILE-5] is null for a map without fog or completely under fog', (tiles) => {
    expect(revealedPart({ ...map, tiles })).toBeNull()
  })
})
