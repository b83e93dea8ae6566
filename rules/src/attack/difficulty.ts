/** The names of a check's difficulties and the number of purple dice for each (specification, section 9). */
export const difficulties = [
  { name: 'Simple', dice: 0 },
  { name: 'Easy', dice: 1 },
  { name: 'Average', dice: 2 },
  { name: 'Hard', dice: 3 },
  { name: 'Daunting', dice: 4 },
  { name: 'Formidable', dice: 5 },
] as const

export type Difficulty = (typeof difficulties)[number]

/** The difficulty of a ranged attack by range band; a melee attack (Engaged) is Average (specification, section 9). */
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

/** The band that a text names, ignoring case, or `null`. Many rule books call Close "Short". */
export function readRangeBand(text: string): RangeBand | null {
  const message = text.trim().toLowerCase()
  return rangeBands.find((band) => band.toLowerCase() === message || (band === 'Close' && message === 'short')) ?? null
}

export function rangedDifficulty(band: RangeBand): Difficulty {
  return byRange[band]
}
