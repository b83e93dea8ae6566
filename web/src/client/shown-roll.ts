import type { Roll } from '@waybook/contract'

import { Store, useStore } from './store.ts'

/** The roll whose dice lie on the table just now, whoever threw them. */
export interface ShownRoll {
  /** `null` when nothing lies there. */
  readonly roll: Roll | null
  /** Whether the browser rolled by itself, for want of a connection. */
  readonly local: boolean
  /** How many rolls were made here since the page was opened. */
  readonly count: number
  /** The roll that was laid there last: one's own is told twice, in the answer and over the live connection. */
  readonly lastId: string | null
}

const shown = new Store<ShownRoll>({ roll: null, local: false, count: 0, lastId: null })

export function useShownRoll(): ShownRoll {
  return useStore(shown)
}

/** Lays a roll on the table, in place of what lay there. */
export function showRoll(roll: Roll, local = false): void {
  if (roll.id !== shown.get().lastId) shown.change({ roll, local, lastId: roll.id })
}

export function clearRoll(): void {
  shown.change({ roll: null })
}

/** A new roll begins: it counts, and the last one is taken off the table. */
export function startRoll(): void {
  shown.change({ roll: null, count: shown.get().count + 1 })
}
