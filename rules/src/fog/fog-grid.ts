/** The cells of a fog mask on a picture. */
export interface FogGrid {
  /** The picture's size in cells, possibly with a fraction. The last column and row may reach beyond the picture. */
  readonly width: number
  readonly height: number
  readonly columns: number
  readonly rows: number
  /** The edge of a cell, in pixels of the picture. */
  readonly cellPx: number
}

/** A place on a picture, in percent of its width and height from the top left corner. */
export interface FogPoint {
  readonly x: number
  readonly y: number
}

/** A rectangle of cells. `right` and `bottom` are exclusive. */
export interface FogArea {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** The most cells on the longer side. */
const FOG_CELLS_MAX = 1024

/**
 * The smallest edge of a cell, in pixels. Cell edges are powers of two from here on. Tiles halve the picture twice, and a pixel of a tile
 * must not mix two cells. Powers of two also divide the edge of a tile.
 */
const CELL_PX_MIN = 4

/**
 * The grid for a picture of this size in pixels.
 * @example fogGrid({ width: 8000, height: 6000 }) // { width: 1000, height: 750, columns: 1000, rows: 750, cellPx: 8 }
 */
export function fogGrid({ width, height }: { readonly width: number; readonly height: number }): FogGrid {
  let cellPx = CELL_PX_MIN
  while (Math.max(width, height) > cellPx * FOG_CELLS_MAX) cellPx *= 2
  const cells = { width: width / cellPx, height: height / cellPx }
  return { ...cells, columns: Math.ceil(cells.width), rows: Math.ceil(cells.height), cellPx }
}

/** Converts a place from percent to cells. */
export function inCells({ width, height }: FogGrid, { x, y }: FogPoint): FogPoint {
  return { x: (x / 100) * width, y: (y / 100) * height }
}

/**
 * @example wholeGrid(fogGrid({ width: 400, height: 200 })) // { left: 0, top: 0, right: 100, bottom: 50 }
 */
export function wholeGrid({ columns, rows }: FogGrid): FogArea {
  return { left: 0, top: 0, right: columns, bottom: rows }
}
