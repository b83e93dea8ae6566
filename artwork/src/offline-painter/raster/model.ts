import { graded } from './light.ts'
import { EDGE, plane, type Plane, type Raster, value } from './raster.ts'

/** Computed at half the resolution, which is enough for a soft result. */
const HALF = EDGE / 2
const ROUNDS = 60
const SAME_HUE = 0.035

/**
 * Turns two flat tones of one material into a rounded shape: brightness spreads only as far as the hue stays the same.
 * Light and shadow on cloth differ only in brightness, cloth and skin in hue.
 */
export function modelled(source: Raster): Raster {
  const sum = sampled(source, (red, green, blue) => red + green + blue + 12)
  const warm = sampled(source, (red, green, blue) => red / (red + green + blue + 12))
  const cold = sampled(source, (red, green, blue) => blue / (red + green + blue + 12))
  const cover = half((at) => value(source.cover, wholeOf(at)))
  const open = (from: number, to: number): number => {
    const hue = Math.abs(value(warm, from) - value(warm, to)) + Math.abs(value(cold, from) - value(cold, to))
    return hue < SAME_HUE && Math.abs(value(cover, from) - value(cover, to)) < 0.3 ? 1 : 0
  }
  const across = half((at) => (at % HALF === HALF - 1 ? 0 : open(at, at + 1)))
  const down = half((at) => (at >= HALF * (HALF - 1) ? 0 : open(at, at + HALF)))
  const soft = spread(sum, across, down)
  const change = half((at) => value(soft, at) / value(sum, at))
  const factor = plane((at) => enlarged(change, at))
  return graded(source, (colour, at) => colour * value(factor, at))
}

function half(valueAt: (at: number) => number): Plane {
  const values = new Float32Array(HALF * HALF)
  for (let at = 0; at < values.length; at++) values[at] = valueAt(at)
  return values
}

function wholeOf(at: number): number {
  return (at % HALF) * 2 + Math.floor(at / HALF) * 2 * EDGE
}

function sampled(
  { colours: [red, green, blue] }: Raster,
  of: (red: number, green: number, blue: number) => number,
): Plane {
  return half((at) => of(value(red, wholeOf(at)), value(green, wholeOf(at)), value(blue, wholeOf(at))))
}

function spread(source: Plane, across: Plane, down: Plane): Plane {
  let now = source
  // The first and the last row do not change.
  let next: Plane = source.slice()
  for (let round = 0; round < ROUNDS; round++) {
    for (let at = HALF; at < now.length - HALF; at++) {
      const here = value(now, at)
      const sideways =
        (value(now, at + 1) - here) * value(across, at) + (value(now, at - 1) - here) * value(across, at - 1)
      const upward =
        (value(now, at + HALF) - here) * value(down, at) + (value(now, at - HALF) - here) * value(down, at - HALF)
      next[at] = here + 0.24 * (sideways + upward)
    }
    ;[now, next] = [next, now === source ? source.slice() : now]
  }
  return now
}

/** The value at a pixel of the full picture, interpolated from four pixels of the half-size one. */
function enlarged(small: Plane, at: number): number {
  const x = Math.min(HALF - 2, (at % EDGE) >> 1)
  const y = Math.min(HALF - 2, (at / EDGE) >> 1)
  const corner = y * HALF + x
  const [along, below] = [(at & 1) / 2, ((at / EDGE) & 1) / 2]
  const above = value(small, corner) * (1 - along) + value(small, corner + 1) * along
  const under = value(small, corner + HALF) * (1 - along) + value(small, corner + HALF + 1) * along
  return above * (1 - below) + under * below
}
