import { chanceThat, type Spread } from '@waybook/rules'

/** One bar of net successes; the outermost take in what lies beyond them. */
export interface Bar {
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
