import type { Roll } from '@waybook/contract'

import { Store, useStore } from './store.ts'

/** The roll whose dice lie on the table just now, whoever threw them. */
export interface ShownRoll {
  /** `null` when nothing lies there. */
  readonly roll: Roll | null
  /** Whether its dice were drawn on the stage or lie flat in the result; `null` for as long as they fly, and nothing is told. */
  readonly lies: 'on stage' | 'flat' | null
  /** Whether the browser rolled by itself, for want of a connection. */
  readonly local: boolean
  /** How many rolls were made here since the page was opened. */
  readonly count: number
  /** The roll that was laid there last: one's own is told twice, in the answer and over the live connection. */
  readonly lastId: string | null
}

const shown = new Store<ShownRoll>({ roll: null, lies: null, local: false, count: 0, lastId: null })

export function useShownRoll(): ShownRoll {
  return useStore(shown)
}

/** Throws a roll on the table, in place of what lay there; one that is there already stays as it is. */
export function showRoll(roll: Roll, local = false): void {
  if (roll.id === shown.get().lastId) return
  shown.change({ roll, local, lies: local ? 'flat' : null, lastId: roll.id })
}

/** The dice of the roll lie still. */
export function restRoll(lies: 'on stage' | 'flat'): void {
  shown.change({ lies })
}

export function clearRoll(): void {
  shown.change({ roll: null })
}

/** A new roll begins: it counts, and the last one is taken off the table. */
export function startRoll(): void {
  shown.change({ roll: null, count: shown.get().count + 1 })
}
