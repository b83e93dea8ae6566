/** The named difficulties of a check, each with its number of purple dice (specification, section 9). */
export const difficulties = [
  { name: 'Simple', dice: 0 },
  { name: 'Easy', dice: 1 },
  { name: 'Average', dice: 2 },
  { name: 'Hard', dice: 3 },
  { name: 'Daunting', dice: 4 },
  { name: 'Formidable', dice: 5 },
] as const

export type Difficulty = (typeof difficulties)[number]

/** The difficulty of an attack in each range band. A melee attack (Engaged) is Average (specification, section 9). */
const byRange = {
  Engaged: difficulties[2],
  Close: difficulties[1],
  Medium: difficulties[2],
  Long: difficulties[3],
  Extreme: difficulties[4],
} as const

export type RangeBand = keyof typeof byRange

const isRangeBand = (name: string): name is RangeBand => Object.hasOwn(byRange, name)

export const rangeBands: readonly RangeBand[] = Object.keys(byRange).filter(isRangeBand)

/**
 * The range band that a text names, in any case; `null` if there is none. Many rule books call Close "Short".
 * @example
 * readRangeBand('short') // 'Close'
 * readRangeBand('near') // null
 */
export function readRangeBand(text: string): RangeBand | null {
  const message = text.trim().toLowerCase()
  return rangeBands.find((band) => band.toLowerCase() === message || (band === 'Close' && message === 'short')) ?? null
}

/**
 * @example rangedDifficulty('Long') // { name: 'Hard', dice: 3 }
 */
export function rangedDifficulty(band: RangeBand): Difficulty {
  return byRange[band]
}
