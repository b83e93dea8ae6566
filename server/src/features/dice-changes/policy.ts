import type { CodedSentence } from '@waybook/contract'
import type { DiceChanging, DiceRight, Viewer } from '@waybook/contract'
import { isFalling } from '@waybook/rules'

import { playProblems } from '#sentences/problems.ts'

import { countedChanges, type DiceChange } from '../dice/dice-change.ts'
import type { RollRecord } from '../dice/queries.ts'

/** A roll with what decides who may change it. */
interface Changeable {
  readonly roll: Pick<RollRecord, 'rollerId' | 'characterId' | 'audience' | 'chain'>
  readonly setting: DiceChanging
  /** Whether players may still change it: its check is open or, without a check, it is recent. */
  readonly isOpen: boolean
}

/** Whether a viewer rolled it, or plays its character now. */
function isOwnRoll({ userId, characterId }: Viewer, { rollerId, characterId: of }: Changeable['roll']): boolean {
  return rollerId === userId || (of !== null && of === characterId)
}

/** What a viewer who sees a roll may do with its dice. */
export function rightToChange(viewer: Viewer, { roll, setting, isOpen }: Changeable): DiceRight {
  // Nobody else sees a roll for oneself.
  if (roll.audience === 'self' || viewer.role === 'gameMaster') return 'now'
  if (!isOpen || setting === 'gameMaster') return 'no'
  return setting === 'free' && isOwnRoll(viewer, roll) ? 'now' : 'ask'
}

/** What a viewer may do to undo a change. Players who could undo new faces at once could throw until they like them. */
export function rightToUndo(viewer: Viewer, changeable: Changeable, change: DiceChange): DiceRight {
  if (whyNotUndone(changeable.roll, change) !== null) return 'no'
  const right = rightToChange(viewer, changeable)
  if (right === 'now' && (viewer.role === 'gameMaster' || changeable.roll.audience === 'self')) return 'now'
  if (right === 'no' || change.byId !== viewer.userId) return 'no'
  return change.steps.some(isFalling) ? right : 'now'
}

/** Why a change cannot be undone now; `null` if it can. */
export function whyNotUndone(roll: Changeable['roll'], change: DiceChange): CodedSentence | null {
  const counted = countedChanges(roll)
  const undone = new Set(counted.map(({ undoes }) => undoes))
  if (change.state !== 'counts' || change.undoes !== null) return playProblems.doesNotCount()
  if (undone.has(change.id)) return playProblems.undoneAlready()
  const dice = new Set(addressesIn(change))
  const later = counted.slice(counted.findIndex(({ id }) => id === change.id) + 1)
  const isBelow = later.some((one) => !undone.has(one.id) && addressesIn(one).some((die) => dice.has(die)))
  return isBelow ? playProblems.laterChangeStands() : null
}

function addressesIn({ steps }: DiceChange): string[] {
  return steps.flatMap((step) => (step.op === 'symbol' ? [] : [step.die]))
}

/** Whether a viewer may know of an asked or refused change. Everybody who sees the roll knows the others. */
export function knowsChange(viewer: Viewer, roll: Changeable['roll'], { state, byId }: DiceChange): boolean {
  return state === 'counts' || viewer.role === 'gameMaster' || byId === viewer.userId || isOwnRoll(viewer, roll)
}
