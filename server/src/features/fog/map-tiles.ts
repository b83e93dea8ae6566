import { createHash } from 'node:crypto'

import { OPEN_TILE, TILE_LEVELS, TILE_PX, type MapTile } from '@waybook/contract'
import { fogginessOf, strideOf, type FogArea, type FogGrid, type FogMask } from '@waybook/rules'

/** The place of a tile: level 0 is the picture at its own size, and each further level halves its width and height. */
export interface TilePlace {
  readonly level: number
  readonly column: number
  readonly row: number
}

const TILE_ID = /^([0-2])-(\d{1,3})-(\d{1,3})$/
const KEY_LENGTH = 16
/** In cells: at least as far as `opacityOf` looks around a tile. A multiple of 8, so rows start on a byte and need no shifting. */
const FADES_WITHIN = 8

export function tileId({ level, column, row }: TilePlace): string {
  return `${level}-${column}-${row}`
}

export function readTileId(id: string): TilePlace | null {
  const [, level, column, row] = TILE_ID.exec(id) ?? []
  return row === undefined ? null : { level: Number(level), column: Number(column), row: Number(row) }
}

/** The edge of a tile in cells. It is a multiple of eight, so each row starts on a byte. */
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

/** The cells of a tile, and the cells around it that it fades toward. Each row still starts on a byte. */
function withSurroundings({ left, top, right, bottom }: FogArea, { columns, rows }: FogGrid): FogArea {
  return {
    left: Math.max(left - FADES_WITHIN, 0),
    top: Math.max(top - FADES_WITHIN, 0),
    right: Math.min(right + FADES_WITHIN, columns),
    bottom: Math.min(bottom + FADES_WITHIN, rows),
  }
}

/**
 * The last part of a tile's address: `OPEN_TILE`, or a digest of the revealed cells in and around it. The file at an address therefore
 * never changes. `null` if the tile is covered.
 */
export function tileKey(mask: FogMask, area: FogArea): string | null {
  if (fogginessOf(mask, area) === 'covered') return null
  const { left, top, right, bottom } = withSurroundings(area, mask.grid)
  if (fogginessOf(mask, { left, top, right, bottom }) === 'revealed') return OPEN_TILE
  const hash = createHash('sha256')
  const stride = strideOf(mask.grid)
  for (let row = top; row < bottom; row += 1)
    hash.update(mask.bits.subarray(row * stride + left / 8, row * stride + Math.ceil(right / 8)))
  return hash.digest('base64url').slice(0, KEY_LENGTH)
}

/** The tiles that look different if any of these cells changes. */
export function tilesWithin(mask: FogMask, changed: FogArea): MapTile[] {
  if (changed.left >= changed.right) return []
  const { left, top, right, bottom } = withSurroundings(changed, mask.grid)
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
