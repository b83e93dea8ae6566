import type { Roll } from '@waybook/contract'

import { Store, useStore } from './store.ts'

/** The roll whose dice lie on the table, whoever rolled it. */
export interface CurrentRoll {
  /** `null` when nothing lies there. */
  readonly roll: Roll | null
  /** Whether its dice were drawn on the stage or lie flat in the result; `null` while they fly and the result is hidden. */
  readonly lies: 'on stage' | 'flat' | null
  /** Whether the browser rolled by itself, for want of a connection. */
  readonly local: boolean
  /** How many rolls were made here since the page was opened. */
  readonly count: number
  /** The roll that was shown last: the viewer's own arrives twice, in the answer and over the live connection. */
  readonly lastId: string | null
}

const current = new Store<CurrentRoll>({ roll: null, lies: null, local: false, count: 0, lastId: null })

export function useCurrentRoll(): CurrentRoll {
  return useStore(current)
}

/** Puts a roll on the table in place of the last one; the same roll again changes nothing. */
export function showRoll(roll: Roll, local = false): void {
  if (roll.id === current.get().lastId) return
  current.change({ roll, local, lies: local ? 'flat' : null, lastId: roll.id })
}

/** The dice have come to rest. */
export function restRoll(lies: 'on stage' | 'flat'): void {
  current.change({ lies })
}

export function clearRoll(): void {
  current.change({ roll: null })
}

/** Counts a new roll and clears the table for it. */
export function startRoll(): void {
  current.change({ roll: null, count: current.get().count + 1 })
}
