import { odds } from '@waybook/messages/odds'
import { probabilityThat, type Distribution } from '@waybook/rules'

/** Formats a probability from 0 to 1 in whole percent. A possible outcome is never 0%, an uncertain one never 100%. */
export function percent(chance: number): string {
  return percentWords(wholePercent(chance))
}

export const percentWords = (whole: number) => odds.percent({ percent: whole })

/** The number that `percent` formats. The numbers of an outcome and of its opposite add up to 100. */
export function wholePercent(chance: number): number {
  const rounded = Math.round(chance * 100)
  if (chance > EPSILON && chance < 1 - EPSILON) return Math.min(Math.max(rounded, 1), 99)
  return rounded
}

/** A difference below this is a rounding error. */
const EPSILON = 1e-9

/** A bar of the histogram of net successes; the outermost bars include everything beyond them. */
interface Bar {
  readonly label: string
  /** From 0 to 1. */
  readonly chance: number
  readonly succeeds: boolean
}

const FIRST = -3
const LAST = 4

/** Always eight bars, so they are readable on a phone and zero keeps its position for every pool. */
export function histogramBars(netSuccess: Distribution): Bar[] {
  return Array.from({ length: LAST - FIRST + 1 }, (_, index) => {
    const value = FIRST + index
    return {
      label: labelOf(value),
      succeeds: value > 0,
      chance: probabilityThat(netSuccess, (net) => Math.min(Math.max(net, FIRST), LAST) === value),
    }
  })
}

function labelOf(value: number): string {
  const digits = value < 0 ? `−${-value}` : String(value)
  if (value === FIRST) return `≤${digits}`
  return value === LAST ? `${digits}+` : digits
}
