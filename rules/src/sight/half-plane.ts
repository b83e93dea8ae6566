import type { Place, Segment } from './lattice.ts'

/** The places with a * x + b * y + c above 0. All numbers are whole and all results exact. */
export class HalfPlane {
  readonly #a: number
  readonly #b: number
  readonly #c: number
  /** A center is in the half-plane if step * column + b * y + shifted is above 0. */
  readonly #step: number
  readonly #shifted: number

  private constructor({ x: a, y: b }: Place, c: number, edge: number) {
    this.#a = a
    this.#b = b
    this.#c = c
    this.#step = a * edge
    this.#shifted = c + (a * edge) / 2
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

  /** The first column of a row whose center can be in the half-plane. `y`: the height of the centers. */
  firstColumn(y: number): number {
    const step = this.#step
    if (step > 0) return floorOf(-(this.#b * y + this.#shifted), step) + 1
    return step < 0 || this.#b * y + this.#shifted > 0 ? 0 : Infinity
  }

  /** The column after the last one, likewise. */
  endColumn(y: number): number {
    const step = this.#step
    return step < 0 ? -floorOf(-(this.#b * y + this.#shifted), -step) : Infinity
  }
}

interface Range {
  readonly eye: Place
  readonly range: number
  /** The height of the row. */
  readonly y: number
  readonly edge: number
}

/** The columns of a row whose centers are within the range of an eye. `to` is exclusive. */
export function columnsWithin({ eye, range, y, edge }: Range): { readonly from: number; readonly to: number } {
  const squared = range ** 2 - (y - eye.y) ** 2
  const half = squared < 0 ? -1 : Math.floor(Math.sqrt(squared))
  return {
    from: -floorOf(half - eye.x + edge / 2, edge),
    to: floorOf(eye.x + half - edge / 2, edge) + 1,
  }
}

/** The quotient, rounded down. A rounded quotient of whole numbers can be one too large. */
function floorOf(dividend: number, divisor: number): number {
  const quotient = Math.floor(dividend / divisor)
  return quotient * divisor > dividend ? quotient - 1 : quotient
}
