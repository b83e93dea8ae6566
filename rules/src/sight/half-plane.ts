import type { Place, Segment } from './lattice.ts'

/** The columns of a row that are still left. `to` is exclusive. */
export interface Columns {
  from: number
  to: number
}

/** The places with a * x + b * y + c above 0. All numbers are whole and all results exact. */
export class HalfPlane {
  readonly #a: number
  readonly #b: number
  readonly #c: number
  /** The edge of a cell. */
  readonly #edge: number

  private constructor({ x: a, y: b }: Place, c: number, edge: number) {
    this.#a = a
    this.#b = b
    this.#c = c
    this.#edge = edge
  }

  /** The places with a positive side of a segment (`sideOf`). */
  static before({ ax, ay, bx, by }: Segment, edge: number): HalfPlane {
    const normal = { x: ay - by, y: bx - ax }
    return new HalfPlane(normal, -normal.x * ax - normal.y * ay, edge)
  }

  /** The places to the left of a ray, and on it. Left is from the x axis to the y axis. */
  static left(start: Place, direction: Place, edge: number): HalfPlane {
    const normal = { x: -direction.y, y: direction.x }
    return new HalfPlane(normal, 1 - normal.x * start.x - normal.y * start.y, edge)
  }

  /** The places to the right of a ray, but not on it. */
  static right(start: Place, direction: Place, edge: number): HalfPlane {
    const normal = { x: direction.y, y: -direction.x }
    return new HalfPlane(normal, -normal.x * start.x - normal.y * start.y, edge)
  }

  has({ x, y }: Place): boolean {
    return this.#a * x + this.#b * y + this.#c > 0
  }

  /** Leaves the cells of a row whose centers are in the half-plane. `y`: the height of the centers. */
  narrow(columns: Columns, y: number): void {
    const [a, edge] = [this.#a, this.#edge]
    // A center is in it if a * edge * column + rest is above 0.
    const rest = this.#b * y + this.#c + (a * edge) / 2
    if (a > 0) columns.from = Math.max(columns.from, floorOf(-rest, a * edge) + 1)
    else if (a < 0) columns.to = Math.min(columns.to, -floorOf(-rest, -a * edge))
    else if (rest <= 0) columns.to = columns.from
  }
}

interface Range {
  readonly eye: Place
  readonly range: number
  /** The height of the row. */
  readonly y: number
  readonly edge: number
}

/** Leaves the cells of a row whose centers are within the range of an eye. */
export function withinRange(columns: Columns, { eye, range, y, edge }: Range): void {
  const squared = range ** 2 - (y - eye.y) ** 2
  const half = squared < 0 ? -1 : Math.floor(Math.sqrt(squared))
  columns.from = Math.max(columns.from, -floorOf(half - eye.x + edge / 2, edge))
  columns.to = Math.min(columns.to, floorOf(eye.x + half - edge / 2, edge) + 1)
}

/** The quotient, rounded down. A rounded quotient of whole numbers can be one too large. */
function floorOf(dividend: number, divisor: number): number {
  const quotient = Math.floor(dividend / divisor)
  return quotient * divisor > dividend ? quotient - 1 : quotient
}
