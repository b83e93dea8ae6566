import type { RangeBand } from '../attack/difficulty.ts'

/** The reach of each range band of a scene, in percent of the picture's width. Extreme is everything beyond. */
export interface BandReach {
  readonly engaged: number
  readonly short: number
  readonly medium: number
  readonly long: number
}

/** The bands by their keys in `BandReach`, nearest first. */
export const reachingBands = [
  { key: 'engaged', band: 'Engaged' },
  { key: 'short', band: 'Close' },
  { key: 'medium', band: 'Medium' },
  { key: 'long', band: 'Long' },
] as const satisfies readonly { readonly key: keyof BandReach; readonly band: RangeBand }[]

/** The reach in a scene without bands, as fractions of the picture's diagonal. A guess, because such a scene has no scale. */
const guess: BandReach = { engaged: 0.06, short: 0.18, medium: 0.4, long: 0.7 }

/**
 * The reach of the bands in a scene that doesn't define them. `aspect` is the picture's width by its height.
 * @example usualReach(4 / 3).medium // ≈ 50
 */
export function usualReach(aspect: number): BandReach {
  const diagonal = 100 * Math.hypot(1, 1 / aspect)
  const { engaged, short, medium, long } = guess
  return { engaged: engaged * diagonal, short: short * diagonal, medium: medium * diagonal, long: long * diagonal }
}

/**
 * The band of a distance in percent of the picture's width.
 * @example bandOfLength(10, { engaged: 5, short: 20, medium: 40, long: 60 }) // 'Close'
 */
export function bandOfLength(length: number, reach: BandReach): RangeBand {
  return reachingBands.find(({ key }) => length <= reach[key])?.band ?? 'Extreme'
}

/** The minimum width of a band, in percent of the picture's width. */
const NARROWEST = 0.5

/**
 * Changes the reach of one band. It pushes the other bands along.
 * @example
 * const reach = { engaged: 5, short: 20, medium: 40, long: 60 }
 * withReach(reach, 'short', 50) // { engaged: 5, short: 50, medium: 50.5, long: 60 }
 */
export function withReach(reach: BandReach, key: keyof BandReach, value: number): BandReach {
  const changed = reachingBands.findIndex((one) => one.key === key)
  const to = Math.max(value, (changed + 1) * NARROWEST)
  const after = reachingBands.map((one, index) => {
    const beside = to + (index - changed) * NARROWEST
    if (index === changed) return to
    return index < changed ? Math.min(reach[one.key], beside) : Math.max(reach[one.key], beside)
  })
  const [engaged = to, short = to, medium = to, long = to] = after
  return { engaged, short, medium, long }
}
