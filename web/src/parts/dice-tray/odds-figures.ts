import { chanceThat, type Spread } from '@waybook/rules'

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

/** One bar of net successes; the outermost take in what lies beyond them. */
interface Bar {
  readonly label: string
  /** From 0 to 1. */
  readonly chance: number
  readonly succeeds: boolean
}

const FIRST = -3
const LAST = 4

/** Eight bars, so that they stay readable on a phone and zero keeps its place whatever the pool. */
export function histogramBars(netSuccess: Spread): Bar[] {
  return Array.from({ length: LAST - FIRST + 1 }, (_, index) => {
    const value = FIRST + index
    return {
      label: labelOf(value),
      succeeds: value > 0,
      chance: chanceThat(netSuccess, (net) => Math.min(Math.max(net, FIRST), LAST) === value),
    }
  })
}

function labelOf(value: number): string {
  const digits = value < 0 ? `−${-value}` : String(value)
  if (value === FIRST) return `≤${digits}`
  return value === LAST ? `${digits}+` : digits
}
