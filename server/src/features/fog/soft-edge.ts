import { TILE_PX } from '@waybook/contract'
import { strideOf, type FogMask } from '@waybook/rules'

import type { TilePlace } from './map-tiles.ts'

/** How many cells in each direction affect a cell's opacity. */
const FADE_CELLS = 4
/** The least opacity of a revealed cell, so narrow passages stay visible. */
const LEAST = 64
const FULL = 255

/**
 * The opacity of each pixel of a tile, 0 to 255: 0 in covered cells, and lower in revealed cells that are near them. It is continuous across
 * the borders of tiles. A brush waits for it, so it is written for speed: no calls and no objects for each pixel.
 */
export function opacityOf(
  mask: FogMask,
  { level, column, row }: TilePlace,
  { width, height }: { readonly width: number; readonly height: number },
): Uint8Array {
  const cell = mask.grid.cellPx >> level
  const [left, top] = [(column * TILE_PX) / cell - 1, (row * TILE_PX) / cell - 1]
  const size = { columns: Math.ceil(width / cell) + 2, rows: Math.ceil(height / cell) + 2 }
  const cells = opacityOfCells(mask, { left, top, ...size })
  const opacity = new Uint8Array(width * height)
  const across = Array.from({ length: width }, (_, x) => between(x, cell))
  for (let y = 0; y < height; y += 1) {
    const line = between(y, cell)
    const ownRow = line.own * size.columns
    const upperRow = line.before * size.columns
    const lowerRow = upperRow + size.columns
    for (let x = 0; x < width; x += 1) {
      const pixel = across[x]
      if (!pixel || cells[ownRow + pixel.own] === 0) continue
      const upperLeft = cells[upperRow + pixel.before] ?? 0
      const lowerLeft = cells[lowerRow + pixel.before] ?? 0
      const upper = upperLeft + ((cells[upperRow + pixel.before + 1] ?? 0) - upperLeft) * pixel.share
      const lower = lowerLeft + ((cells[lowerRow + pixel.before + 1] ?? 0) - lowerLeft) * pixel.share
      opacity[y * width + x] = Math.max(Math.round(upper + (lower - upper) * line.share), 1)
    }
  }
  return opacity
}

/**
 * For a pixel along one axis: `own` is its cell, `before` is the last cell whose center lies before the pixel, and `share` is how far the pixel
 * is toward the next center. Cell 0 is just outside the tile.
 */
function between(pixel: number, cell: number) {
  const place = (pixel + 0.5) / cell + 0.5
  return { own: Math.floor(pixel / cell) + 1, before: Math.floor(place), share: place % 1 }
}

interface Cells {
  readonly left: number
  readonly top: number
  readonly columns: number
  readonly rows: number
}

function opacityOfCells(mask: FogMask, { left, top, columns, rows }: Cells): Uint8Array {
  const wide = columns + 2 * FADE_CELLS
  const wider = { left: left - FADE_CELLS, top: top - FADE_CELLS, columns: wide, rows: rows + 2 * FADE_CELLS }
  const revealed = revealedCells(mask, wider)
  const sums = sumsOf(revealed, wider)
  const edge = 2 * FADE_CELLS + 1
  const opacity = new Uint8Array(columns * rows)
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1) {
      if (revealed[(row + FADE_CELLS) * wide + column + FADE_CELLS] === 0) continue
      const upper = row * (wide + 1) + column
      const lower = upper + edge * (wide + 1)
      const around = (sums[lower + edge] ?? 0) - (sums[lower] ?? 0) - (sums[upper + edge] ?? 0) + (sums[upper] ?? 0)
      // At a straight edge half of the cells around are covered.
      opacity[row * columns + column] = Math.max(LEAST, Math.round(FULL * (2 * (around / (edge * edge)) - 1)))
    }
  return opacity
}

/** 1 for each revealed cell. Cells outside the picture equal the nearest cell inside. */
function revealedCells({ grid, bits }: FogMask, { left, top, columns, rows }: Cells): Uint8Array {
  const revealed = new Uint8Array(columns * rows)
  const places = Array.from({ length: columns }, (_, column) => within(left + column, grid.columns))
  const stride = strideOf(grid)
  for (let row = 0; row < rows; row += 1) {
    const first = within(top + row, grid.rows) * stride
    for (let column = 0; column < columns; column += 1) {
      const at = places[column] ?? 0
      revealed[row * columns + column] = ((bits[first + (at >> 3)] ?? 0) >> (at & 7)) & 1
    }
  }
  return revealed
}

/** How many cells are revealed above and to the left of each corner of a cell. */
function sumsOf(revealed: Uint8Array, { columns, rows }: Cells): Uint32Array {
  const stride = columns + 1
  const sums = new Uint32Array(stride * (rows + 1))
  for (let row = 0; row < rows; row += 1)
    for (let column = 0, ofRow = 0; column < columns; column += 1) {
      ofRow += revealed[row * columns + column] ?? 0
      sums[(row + 1) * stride + column + 1] = (sums[row * stride + column + 1] ?? 0) + ofRow
    }
  return sums
}

function within(value: number, count: number): number {
  return Math.min(Math.max(value, 0), count - 1)
}
