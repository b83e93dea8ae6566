import type { Roll } from '@waybook/contract'

import { Store, useStore } from './store.ts'
import { changeTray, discardRolled } from './tray.ts'

/** The visible rolls: one on the roll surface, and other users' rolls in one line. */
export interface CurrentRoll {
  /** The result on the roll surface: the viewer's own roll, or another one that the viewer opened. */
  readonly roll: Roll | null
  /** Whether `roll` is the viewer's own. */
  readonly own: boolean
  /** How the dice of `roll` came to rest: in the 3D view or without it; `null` while they fly and the result is hidden. */
  readonly shownAs: '3D' | 'flat' | null
  /** Whether the browser rolled the dice itself, because there was no connection. */
  readonly local: boolean
  /** Whether the viewer's roll is pending. */
  readonly rolling: boolean
  /** The number of rolls that the viewer made since the page was opened. */
  readonly count: number
  /** Another user's roll that is thrown in the 3D view, or the viewer's own roll in a check. */
  readonly thrown: Roll | null
  /** The viewer's roll in a check while its dice fly and its result is hidden. The check's roll surface shows it, not the tray. */
  readonly flyingCheckRollId: string | null
  /** Other users' rolls that are announced in one line, oldest first. */
  readonly announced: readonly Roll[]
}

const nothingShown = {
  roll: null,
  own: false,
  shownAs: null,
  local: false,
  rolling: false,
  thrown: null,
  flyingCheckRollId: null,
  announced: [],
}

interface KnownRolls extends CurrentRoll {
  /** The viewer's newest roll, which arrives twice: in the answer and over the live connection. */
  readonly newestOwnId: string | null
  /** Rolls that arrived while the viewer's roll was pending. One of them may be that roll. */
  readonly held: readonly Roll[]
}

const current = new Store<KnownRolls>({ ...nothingShown, count: 0, newestOwnId: null, held: [] })

export function useCurrentRoll(): CurrentRoll {
  return useStore(current)
}

/** Counts a new roll and removes the previous result. */
export function startRoll(): void {
  putDownThrown()
  current.change({ roll: null, rolling: true, count: current.get().count + 1 })
}

/** Shows the viewer's own roll. */
export function showRoll(roll: Roll, local = false): void {
  changeTray({ rolled: true })
  current.change({ roll, own: true, local, shownAs: local ? 'flat' : null, rolling: false, newestOwnId: roll.id })
  releaseHeld()
}

/** Throws the dice of the viewer's own roll in a check. */
export function showCheckRoll(roll: Roll): void {
  current.change({ thrown: roll, flyingCheckRollId: roll.id, rolling: false, newestOwnId: roll.id })
  releaseHeld()
}

/** Begins a roll whose result appears elsewhere on the page. Its dice fly, but it is not announced as another user's. */
export function startRollElsewhere(): void {
  putDownThrown()
  current.change({ rolling: true })
}

/** Throws the dice of the viewer's own roll whose result appears elsewhere on the page. */
export function showRollElsewhere(roll: Roll): void {
  current.change({ thrown: roll, rolling: false, newestOwnId: roll.id })
  releaseHeld()
}

/** Call this if the server refused the roll. */
export function failRoll(): void {
  current.change({ rolling: false })
  releaseHeld()
}

/** Takes a roll from the live connection. If `mayThrow`, throws its dice before announcing it in one line. */
export function receiveRoll(roll: Roll, mayThrow: boolean): void {
  const { rolling, roll: shown, thrown, announced, newestOwnId, held } = current.get()
  if (rolling) current.change({ held: [...held, roll] })
  else if (roll.id === newestOwnId) return
  else if (mayThrow && !shown && !thrown) current.change({ thrown: roll })
  else current.change({ announced: [...announced, roll] })
}

/** Takes a roll whose dice changed. It replaces its earlier state; a roll that is not on the page is announced in one line. */
export function receiveChangedRoll(changedRoll: Roll, mayAnnounce: boolean): void {
  const { roll, thrown, announced } = current.get()
  const isSame = (one: Roll | null) => one?.id === changedRoll.id
  if (isSame(roll)) current.change({ roll: changedRoll })
  else if (isSame(thrown)) current.change({ thrown: changedRoll })
  else if (mayAnnounce && (changedRoll.changed ?? changedRoll.asked) !== undefined)
    current.change({ announced: [...announced.filter((one) => !isSame(one)), changedRoll] })
}

function releaseHeld(): void {
  const { held } = current.get()
  if (held.length > 0) current.change({ held: [] })
  for (const roll of held) receiveRoll(roll, false)
}

/** Call this when the dice of a roll are at rest, in the 3D view or without it. */
export function finishThrow(rollId: string, shownAs: '3D' | 'flat'): void {
  const { roll, thrown, announced, newestOwnId } = current.get()
  if (roll?.id === rollId) current.change({ shownAs })
  if (thrown?.id !== rollId) return
  current.change({
    announced: rollId === newestOwnId ? announced : [...announced, thrown],
    thrown: shownAs === 'flat' ? null : thrown,
    flyingCheckRollId: null,
  })
}

/** Shows the newest of the announced rolls on the roll surface. */
export function openAnnouncedRoll(): void {
  const roll = current.get().announced.at(-1)
  if (roll) current.change({ ...nothingShown, roll, shownAs: 'flat' })
}

export function dismissAnnounced(): void {
  current.change({ announced: [] })
}

/** Removes the result and the dice in the 3D view. */
export function clearRoll(): void {
  putDownThrown()
  const { roll, own } = current.get()
  if (!roll) return
  if (own) discardRolled()
  current.change({ roll: null })
}

/** Removes another user's dice from the 3D view, and announces the roll if it wasn't yet. */
function putDownThrown(): void {
  const { thrown, announced, newestOwnId } = current.get()
  if (!thrown) return
  const isAnnounced = announced.includes(thrown) || thrown.id === newestOwnId
  current.change({ thrown: null, flyingCheckRollId: null, announced: isAnnounced ? announced : [...announced, thrown] })
}
