import { EDGE, type Plane, value } from './raster.ts'

/**
 * A blur of at least this radius is computed at a quarter of the resolution: a sixteenth of the work, without a visible
 * difference.
 */
const COARSE_FROM = 7
const COARSE = 4

/** Blurs a plane. Three passes of a moving average approximate a Gaussian of that radius in pixels. */
export function blur(source: Plane, radius: number): Plane {
  if (radius < COARSE_FROM) return softened(source, EDGE, radius)
  return enlarged(softened(reduced(source), EDGE / COARSE, radius / COARSE))
}

function softened(source: Plane, edge: number, radius: number): Plane {
  const reach = Math.max(1, Math.round(radius))
  let soft = source
  for (let pass = 0; pass < 3; pass++) soft = meanDown(meanAcross(soft, edge, reach), edge, reach)
  return soft
}

/** Averages each pixel with its neighbors in the row; edge pixels are repeated outward. */
function meanAcross(source: Plane, edge: number, reach: number): Plane {
  const result = new Float32Array(source.length)
  const weight = 1 / (reach * 2 + 1)
  for (let start = 0; start < source.length; start += edge) {
    let sum = 0
    for (let i = -reach; i <= reach; i++) sum += value(source, start + within(i, edge))
    for (let i = 0; i < edge; i++) {
      result[start + i] = sum * weight
      sum += value(source, start + within(i + reach + 1, edge)) - value(source, start + within(i - reach, edge))
    }
  }
  return result
}

/** Does the same for columns, row by row to follow the memory layout. */
function meanDown(source: Plane, edge: number, reach: number): Plane {
  const result = new Float32Array(source.length)
  const sums = new Float32Array(edge)
  const weight = 1 / (reach * 2 + 1)
  const add = (row: number, sign: number) => {
    const start = within(row, edge) * edge
    for (let x = 0; x < edge; x++) sums[x] = value(sums, x) + sign * value(source, start + x)
  }
  for (let row = -reach; row <= reach; row++) add(row, 1)
  for (let row = 0; row < edge; row++) {
    for (let x = 0; x < edge; x++) result[row * edge + x] = value(sums, x) * weight
    add(row + reach + 1, 1)
    add(row - reach, -1)
  }
  return result
}

function within(place: number, edge: number): number {
  return Math.min(edge - 1, Math.max(0, place))
}

function reduced(source: Plane): Plane {
  const edge = EDGE / COARSE
  const result = new Float32Array(edge * edge)
  for (let at = 0; at < result.length; at++) {
    const corner = (at % edge) * COARSE + Math.floor(at / edge) * COARSE * EDGE
    let sum = 0
    for (let i = 0; i < COARSE * COARSE; i++)
      sum += value(source, corner + (i % COARSE) + Math.floor(i / COARSE) * EDGE)
    result[at] = sum / (COARSE * COARSE)
  }
  return result
}

function enlarged(small: Plane): Plane {
  const edge = EDGE / COARSE
  const result = new Float32Array(EDGE * EDGE)
  for (let y = 0; y < EDGE; y++) {
    const row = Math.min(edge - 1.001, Math.max(0, (y - 1.5) / COARSE))
    const top = Math.floor(row) * edge
    for (let x = 0; x < EDGE; x++) {
      const column = Math.min(edge - 1.001, Math.max(0, (x - 1.5) / COARSE))
      const at = top + Math.floor(column)
      const [along, down] = [column % 1, row % 1]
      const above = value(small, at) * (1 - along) + value(small, at + 1) * along
      const below = value(small, at + edge) * (1 - along) + value(small, at + edge + 1) * along
      result[y * EDGE + x] = above * (1 - down) + below * down
    }
  }
  return result
}
