import { createHash } from 'node:crypto'

import { OPEN_TILE, TILE_LEVELS, TILE_PX, type MapTile } from '@waybook/contract'
import { fogginessOf, strideOf, type FogArea, type FogGrid, type FogMask } from '@waybook/rules'

/** The place of a tile: level 0 is the picture at its own size, each further one has half the width and height. */
export interface TilePlace {
  readonly level: number
  readonly column: number
  readonly row: number
}

const TILE_ID = /^([0-2])-(\d{1,3})-(\d{1,3})$/
const KEY_LENGTH = 16

export function tileId({ level, column, row }: TilePlace): string {
  return `${level}-${column}-${row}`
}

export function readTileId(id: string): TilePlace | null {
  const [, level, column, row] = TILE_ID.exec(id) ?? []
  return row === undefined ? null : { level: Number(level), column: Number(column), row: Number(row) }
}

/** The edge of a tile in cells. It is a multiple of eight, so the cells of a row begin with a byte of their own. */
function cellsOfTile({ cellPx }: FogGrid, level: number): number {
  return (TILE_PX << level) / cellPx
}

/** The cells that a tile shows; `null` if there is no such tile. */
export function areaOfTile(grid: FogGrid, { level, column, row }: TilePlace): FogArea | null {
  const edge = cellsOfTile(grid, level)
  const [left, top] = [column * edge, row * edge]
  const [right, bottom] = [Math.min(left + edge, grid.columns), Math.min(top + edge, grid.rows)]
  return left < right && top < bottom ? { left, top, right, bottom } : null
}

/**
 * What the address of a tile ends with: `OPEN_TILE`, or a digest of what is revealed of it, so that the file at an address never changes.
 * `null` if the tile is covered.
 */
export function tileKey(mask: FogMask, area: FogArea): string | null {
  const fogginess = fogginessOf(mask, area)
  if (fogginess === 'covered') return null
  if (fogginess === 'revealed') return OPEN_TILE
  const hash = createHash('sha256')
  const stride = strideOf(mask.grid)
  for (let row = area.top; row < area.bottom; row += 1)
    hash.update(mask.bits.subarray(row * stride + area.left / 8, row * stride + Math.ceil(area.right / 8)))
  return hash.digest('base64url').slice(0, KEY_LENGTH)
}

/** The tiles that show any of these cells. */
export function tilesWithin(mask: FogMask, { left, top, right, bottom }: FogArea): MapTile[] {
  const tiles: MapTile[] = []
  for (let level = 0; level < TILE_LEVELS; level += 1) {
    const edge = cellsOfTile(mask.grid, level)
    for (let row = Math.floor(top / edge); row * edge < bottom; row += 1)
      for (let column = Math.floor(left / edge); column * edge < right; column += 1) {
        const place = { level, column, row }
        const area = areaOfTile(mask.grid, place)
        if (area) tiles.push([tileId(place), tileKey(mask, area)])
      }
  }
  return tiles
}
