import { facesOf } from '../dice/faces-of.ts'
import { pointsOfFace } from './force-points.ts'
import type { ForcePoints } from './force-side.ts'

/** The probability of each number of light and dark points: `rows[light][dark]`. */
export type ForceSpread = readonly (readonly number[])[]

const certain: ForceSpread = [[1]]

/**
 * The exact joint odds of the points of some Force dice. The other dice of a pool are independent of them, so both spreads are multiplied.
 * @example forceSpreadOf(1)[2] // [0.25, 0, 0]
 */
export function forceSpreadOf(dice: number): ForceSpread {
  const points = facesOf('force').map((_face, index) => pointsOfFace(index))
  return Array.from({ length: dice }).reduce<ForceSpread>((spread) => withOneMore(spread, points), certain)
}

/**
 * The probability that the points meet a condition.
 * @example forceChanceThat(forceSpreadOf(1), ({ light }) => light >= 2) // 0.25
 */
export function forceChanceThat(spread: ForceSpread, meets: (points: ForcePoints) => boolean): number {
  const chances = spread.flatMap((row, light) => row.map((chance, dark) => (meets({ light, dark }) ? chance : 0)))
  return chances.reduce((sum, chance) => sum + chance, 0)
}

/** No face shows more points. */
const FACE_MAX = 2

function withOneMore(spread: ForceSpread, points: readonly ForcePoints[]): ForceSpread {
  const size = spread.length + FACE_MAX
  const sum = Array.from({ length: size }, () => Array.from({ length: size }, () => 0))
  for (const [light, row] of spread.entries())
    for (const [dark, chance] of row.entries())
      for (const one of points) {
        const into = sum[light + one.light]
        if (into) into[dark + one.dark] = (into[dark + one.dark] ?? 0) + chance / points.length
      }
  return sum
}
