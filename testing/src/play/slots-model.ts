import type { Slot } from '@waybook/contract'

export type Side = Slot['side']

export interface Initiative {
  readonly successes: number
  readonly advantage: number
}

export interface ModelSlot {
  readonly id: string
  readonly side: Side
  /** Whose initiative made it; `null` if it was added by hand, or they have left. */
  of: string | null
  initiative: Initiative | null
  /** Whether players see it, if nobody made it. */
  known: boolean
  claimedBy: string | null
  acted: boolean
}

/** The order with one more: more successes come first, then more advantage, then players; slots by hand come last; of equal ones the earlier. */
export function placed(slots: readonly ModelSlot[], slot: ModelSlot): ModelSlot[] {
  const place = slots.findIndex((one) => rank(one) < rank(slot))
  return place < 0 ? [...slots, slot] : slots.toSpliced(place, 0, slot)
}

/** Enough that advantage never counts as much as a success, within what can be set. */
const SUCCESS = 10_000
const ADVANTAGE = 10

function rank({ initiative, side }: ModelSlot): number {
  if (!initiative) return Number.NEGATIVE_INFINITY
  return initiative.successes * SUCCESS + initiative.advantage * ADVANTAGE + (side === 'players' ? 1 : 0)
}
