import type { SceneWall } from '@waybook/contract'

/** Sight by its definition, slowly and cell by cell, from walls as they were drawn. It shares no code with the product. */

/** Cells as rows of booleans. */
export type Cells = readonly (readonly boolean[])[]

export interface Point {
  readonly x: number
  readonly y: number
}

/** The edge of a cell on a small picture, in quarter pixels. */
export const EDGE = 16
/** How far the eight points around the center of a token are from it, of its radius. */
const AROUND = 0.6

export function cellsOf({ columns, rows }: Size, draw: (column: number, row: number) => boolean): Cells {
  return Array.from({ length: rows }, (_row, row) =>
    Array.from({ length: columns }, (_cell, column) => draw(column, row)),
  )
}

export interface Size {
  readonly columns: number
  readonly rows: number
}

const centerOf = (column: number, row: number): Point => ({ x: (column + 0.5) * EDGE, y: (row + 0.5) * EDGE })

/** Negative on one side of the line through two points, positive on the other. */
const sideOf = (from: Point, to: Point, point: Point) =>
  (to.x - from.x) * (point.y - from.y) - (to.y - from.y) * (point.x - from.x)

const blocks: Readonly<Record<SceneWall['kind'], boolean>> = {
  wall: true,
  door: true,
  window: false,
  curtain: true,
  low: false,
  object: true,
}

interface Line {
  readonly a: Point
  readonly b: Point
  /** The side of the eye. */
  readonly side: number
}

/** The lines of the walls that block an eye, apart from those in line with it. */
function blocking(walls: readonly SceneWall[], eye: Point): Line[] {
  return walls.flatMap(({ kind, door, oneWay, from, to }) => {
    const [a, b] = [
      { x: from[0], y: from[1] },
      { x: to[0], y: to[1] },
    ]
    const side = sideOf(a, b, eye)
    const isPassable = !blocks[kind] || door === 'open' || side === 0 || (oneWay === true && side > 0)
    return isPassable ? [] : [{ a, b, side }]
  })
}

/** Whether a line hides a place from an eye. */
function hides({ a, b, side }: Line, eye: Point, place: Point): boolean {
  return side * sideOf(a, b, place) <= 0 && sideOf(eye, place, a) * sideOf(eye, place, b) <= 0
}

/** What eyes see together. */
export function seenFrom(size: Size, walls: readonly SceneWall[], eyes: readonly Point[]): Cells {
  const seeing = eyes.map((eye) => ({ eye, lines: blocking(walls, eye) }))
  return cellsOf(size, (column, row) => {
    const center = centerOf(column, row)
    return seeing.some(({ eye, lines }) => {
      const isOwn = Math.floor(eye.x / EDGE) === column && Math.floor(eye.y / EDGE) === row
      return isOwn || !lines.some((line) => hides(line, eye, center))
    })
  })
}

/** Whether cells show a token: its center, or one of eight points around it. */
export function showsToken(cells: Cells, { x, y }: Point, radius: number): boolean {
  const at = (px: number, py: number) => cells[Math.floor(py / EDGE)]?.[Math.floor(px / EDGE)] === true
  const reach = radius * AROUND
  const points = Array.from({ length: 8 }, (_, eighth) => (eighth * Math.PI) / 4)
  return at(x, y) || points.some((angle) => at(x + reach * Math.cos(angle), y + reach * Math.sin(angle)))
}

/** The cells whose centers are in a rectangle, in percent. */
export function isIn({ columns, rows }: Size, [a, b]: readonly [Point, Point], column: number, row: number): boolean {
  const [x, y] = [((column + 0.5) * 100) / columns, ((row + 0.5) * 100) / rows]
  return x >= a.x && x < b.x && y >= a.y && y < b.y
}

/** The bits of cells as masks have them: row by row, each from a new byte, the lowest bit first. */
export function bitsOf(cells: Cells): Buffer {
  const rows = cells.map((row) => {
    const bytes = Buffer.alloc(Math.ceil(row.length / 8))
    row.forEach((isSet, column) => {
      if (isSet) bytes[column >> 3] = (bytes[column >> 3] ?? 0) | (1 << (column & 7))
    })
    return bytes
  })
  return Buffer.concat(rows)
}
