import type { Roll } from '@waybook/contract'

import { Store, useStore } from './store.ts'

/** The roll that is currently shown, no matter who rolled it. */
export interface CurrentRoll {
  /** `null` if no roll is shown. */
  readonly roll: Roll | null
  /** Whether the dice are drawn on the stage or flat in the result; `null` while they fly and the result is hidden. */
  readonly shownAs: 'on stage' | 'flat' | null
  /** Whether the browser rolled the dice itself, because there was no connection. */
  readonly local: boolean
  /** The number of rolls made since the page was opened. */
  readonly count: number
  /** The roll that was shown last. The viewer's own rolls arrive twice: in the answer and over the live connection. */
  readonly lastId: string | null
}

const current = new Store<CurrentRoll>({ roll: null, shownAs: null, local: false, count: 0, lastId: null })

export function useCurrentRoll(): CurrentRoll {
  return useStore(current)
}

/** Shows a roll instead of the previous one. Does nothing if it was already shown. */
export function showRoll(roll: Roll, local = false): void {
  if (roll.id === current.get().lastId) return
  current.change({ roll, local, shownAs: local ? 'flat' : null, lastId: roll.id })
}

/** Call this when the dice have come to rest. */
export function finishThrow(shownAs: 'on stage' | 'flat'): void {
  current.change({ shownAs })
}

export function clearRoll(): void {
  current.change({ roll: null })
}

/** Counts a new roll and removes the previous one. */
export function startRoll(): void {
  current.change({ roll: null, count: current.get().count + 1 })
}
