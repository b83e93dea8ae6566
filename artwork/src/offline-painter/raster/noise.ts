import type { Chance } from '#drawing/chance.ts'

import { EDGE, plane, type Plane, value } from './raster.ts'

/** A different value for every pixel, from 0 to 1. */
export function grain(chance: Chance): Plane {
  return plane(() => chance())
}

/** Cloud noise from 0 to 1: features of `size` pixels, plus smaller ones in further layers. */
export function clouds(chance: Chance, size: number, layers = 3): Plane {
  const sum = plane()
  let weight = 0.5
  let total = 0
  for (let layer = 0; layer < layers; layer++) {
    addHills(sum, chance, Math.max(2, size / 2 ** layer), weight)
    total += weight
    weight /= 2
  }
  return plane((at) => value(sum, at) / total)
}

function addHills(sum: Plane, chance: Chance, size: number, weight: number): void {
  const corners = Math.ceil(EDGE / size) + 2
  const heights = Float32Array.from({ length: corners * corners }, () => chance())
  for (let y = 0; y < EDGE; y++) {
    const [row, down] = split(y / size)
    for (let x = 0; x < EDGE; x++) {
      const [column, along] = split(x / size)
      const corner = row * corners + column
      const above = between(heights[corner], heights[corner + 1], along)
      const below = between(heights[corner + corners], heights[corner + corners + 1], along)
      sum[y * EDGE + x] = value(sum, y * EDGE + x) + (above + (below - above) * down) * weight
    }
  }
}

/** The integer part, and the fraction eased so that the grid is not visible. */
function split(place: number): [number, number] {
  const whole = Math.floor(place)
  const rest = place - whole
  return [whole, rest * rest * (3 - 2 * rest)]
}

function between(from = 0, to = 0, share: number): number {
  return from + (to - from) * share
}
