import { TILE_PX } from '@waybook/contract'
import { isCellRevealed, type FogMask } from '@waybook/rules'

import type { TilePlace } from './map-tiles.ts'

/** So many cells in each direction decide how opaque one is. */
const FADE_CELLS = 4
/** Of a revealed cell, so that narrow passages are seen. */
const LEAST = 64
const FULL = 255
/** The cells around a tile that its pixels depend on. */
const MARGIN = FADE_CELLS + 1

/**
 * How opaque each pixel of a tile is, 0 to 255: nothing in covered cells, less in revealed ones near them than further away. Across the
 * borders of tiles it goes on smoothly.
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
  for (let y = 0; y < height; y += 1) {
    const [above, down] = between(y, cell)
    for (let x = 0; x < width; x += 1) {
      const own = cells[(Math.floor(y / cell) + 1) * size.columns + Math.floor(x / cell) + 1] ?? 0
      if (own === 0) continue
      const [before, across] = between(x, cell)
      const at = above * size.columns + before
      const upper = (cells[at] ?? 0) * (1 - across) + (cells[at + 1] ?? 0) * across
      const lower = (cells[at + size.columns] ?? 0) * (1 - across) + (cells[at + size.columns + 1] ?? 0) * across
      opacity[y * width + x] = Math.max(Math.round(upper * (1 - down) + lower * down), 1)
    }
  }
  return opacity
}

/** The cell whose centre lies before a pixel's, counted from the one outside the tile, and how far the pixel is on the way to the next. */
function between(pixel: number, cell: number): readonly [number, number] {
  const place = (pixel + 0.5) / cell + 0.5
  return [Math.floor(place), place % 1]
}

interface Cells {
  readonly left: number
  readonly top: number
  readonly columns: number
  readonly rows: number
}

/** Cells outside the picture are as opaque as the nearest one in it. */
function opacityOfCells(mask: FogMask, { left, top, columns, rows }: Cells): Uint8Array {
  const { grid } = mask
  const isRevealed = (column: number, row: number) =>
    isCellRevealed(mask, within(column, grid.columns), within(row, grid.rows))
  const stride = columns + 2 * MARGIN + 1
  // How many cells are revealed above and to the left of each place.
  const sums = new Uint32Array(stride * (rows + 2 * MARGIN + 1))
  for (let row = 1; row * stride < sums.length; row += 1)
    for (let column = 1, ofRow = 0; column < stride; column += 1) {
      if (isRevealed(left + column - 1 - MARGIN, top + row - 1 - MARGIN)) ofRow += 1
      sums[row * stride + column] = (sums[(row - 1) * stride + column] ?? 0) + ofRow
    }
  const sum = (column: number, row: number) => sums[row * stride + column] ?? 0
  const edge = 2 * FADE_CELLS + 1
  const opacity = new Uint8Array(columns * rows)
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1) {
      if (!isRevealed(left + column, top + row)) continue
      const [x, y] = [column + MARGIN - FADE_CELLS, row + MARGIN - FADE_CELLS]
      const around = sum(x + edge, y + edge) - sum(x, y + edge) - sum(x + edge, y) + sum(x, y)
      // At a straight edge half of the cells around are covered.
      opacity[row * columns + column] = Math.max(LEAST, Math.round(FULL * (2 * (around / (edge * edge)) - 1)))
    }
  return opacity
}

function within(value: number, count: number): number {
  return Math.min(Math.max(value, 0), count - 1)
}
