/** A chance from 0 to 1 in whole percent. What is possible is never told as 0 %, nor what may fail as 100 %. */
export function percent(chance: number): string {
  return `${wholePercent(chance)} %`
}

/** As told by `percent`; together with that of what else may happen it makes 100. */
export function wholePercent(chance: number): number {
  const rounded = Math.round(chance * 100)
  if (chance > CERTAINTY && chance < 1 - CERTAINTY) return Math.min(Math.max(rounded, 1), 99)
  return rounded
}

/** Beyond this a chance is a rounding error of doubles. */
const CERTAINTY = 1e-9
