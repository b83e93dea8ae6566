/** The words for a check's difficulty and the purple dice that each stands for (specification, section 9). */
export const difficulties = [
  { name: 'Simple', dice: 0 },
  { name: 'Easy', dice: 1 },
  { name: 'Average', dice: 2 },
  { name: 'Hard', dice: 3 },
  { name: 'Daunting', dice: 4 },
  { name: 'Formidable', dice: 5 },
] as const

export type Difficulty = (typeof difficulties)[number]

/** A shot's difficulty by the distance to its target; a blow at Engaged is Average (specification, section 9). */
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

/** The band that a text names, whatever its case; many rule books call Close "Short". `null` when it names none. */
export function readRangeBand(text: string): RangeBand | null {
  const said = text.trim().toLowerCase()
  return rangeBands.find((band) => band.toLowerCase() === said || (band === 'Close' && said === 'short')) ?? null
}

export function rangedDifficulty(band: RangeBand): Difficulty {
  return byRange[band]
}
