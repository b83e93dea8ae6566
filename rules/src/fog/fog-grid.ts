/** The cells of a fog mask on a picture. */
export interface FogGrid {
  /** The picture's size in cells. The last column and row of cells may reach beyond the picture. */
  readonly width: number
  readonly height: number
  readonly columns: number
  readonly rows: number
  /** The edge of a cell, in pixels of the picture. */
  readonly cellPx: number
}

/** A place on a picture: percentages of its width and height, from the top left corner. */
export interface FogPoint {
  readonly x: number
  readonly y: number
}

/** A rectangle of cells, without the right column and the bottom row. */
export interface FogArea {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** The most cells on the longer side. */
const FOG_CELLS_MAX = 1024

/**
 * The smallest edge of a cell. Tiles halve the picture twice, and a pixel of theirs must not mix two cells; so all edges are powers of two
 * from here on, which also divide the edge of a tile.
 */
const CELL_PX_MIN = 4

/** The grid for a picture of this size, in pixels. */
export function fogGrid({ width, height }: { readonly width: number; readonly height: number }): FogGrid {
  let cellPx = CELL_PX_MIN
  while (Math.max(width, height) > cellPx * FOG_CELLS_MAX) cellPx *= 2
  const cells = { width: width / cellPx, height: height / cellPx }
  return { ...cells, columns: Math.ceil(cells.width), rows: Math.ceil(cells.height), cellPx }
}

/** A place in units of cells. */
export function inCells({ width, height }: FogGrid, { x, y }: FogPoint): FogPoint {
  return { x: (x / 100) * width, y: (y / 100) * height }
}

export function wholeGrid({ columns, rows }: FogGrid): FogArea {
  return { left: 0, top: 0, right: columns, bottom: rows }
}
