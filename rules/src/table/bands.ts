import type { RangeBand } from '../attack/difficulty.ts'

/** How far each range band of a scene reaches, in percent of the picture's width; Extreme is all beyond. */
export interface BandReach {
  readonly engaged: number
  readonly short: number
  readonly medium: number
  readonly long: number
}

/** The bands by the names of their reach, nearest first. */
export const reachingBands = [
  { key: 'engaged', band: 'Engaged' },
  { key: 'short', band: 'Close' },
  { key: 'medium', band: 'Medium' },
  { key: 'long', band: 'Long' },
] as const satisfies readonly { readonly key: keyof BandReach; readonly band: RangeBand }[]

/** A scene that says nothing has no scale, so this is a guess: parts of the picture's diagonal. */
const guess: BandReach = { engaged: 0.06, short: 0.18, medium: 0.4, long: 0.7 }

/** How far the bands reach on a scene that does not say it. `aspect`: the picture's width by its height. */
export function usualReach(aspect: number): BandReach {
  const diagonal = 100 * Math.hypot(1, 1 / aspect)
  const { engaged, short, medium, long } = guess
  return { engaged: engaged * diagonal, short: short * diagonal, medium: medium * diagonal, long: long * diagonal }
}

/** The band of a distance in percent of the picture's width. */
export function bandOfLength(length: number, reach: BandReach): RangeBand {
  return reachingBands.find(({ key }) => length <= reach[key])?.band ?? 'Extreme'
}

/** A band is at least so wide, in percent of the picture's width. */
const NARROWEST = 0.5

/** The reach of all bands after one was changed: it takes those along that it meets. */
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
