import type { DiceChange as ShownChange, Viewer } from '@waybook/contract'
import {
  describeStep,
  diceAfter,
  faceAt,
  readAddress,
  afterStep,
  type ChangedDice,
  type DiceStep,
} from '@waybook/rules'

import { countedChanges, eventsOf, openChanges, type DiceChange } from '../dice/dice-change.ts'
import type { FoundRoll } from './find-roll.ts'
import { knowsChange, rightToUndo } from './policy.ts'

/** The changes of a roll that a viewer may know of, oldest first. */
export function toDiceChanges(found: FoundRoll, viewer: Viewer, seesAll: boolean): ShownChange[] {
  const { roll } = found
  const known = openChanges(roll, seesAll).filter(({ change }) => knowsChange(viewer, roll, change))
  return known.map(({ change, steps }) => {
    const { id, at, by, reason, undoes, decidedBy } = change
    const before = diceBefore(found, change)
    const undoing = countedChanges(roll).find((one) => one.undoes === id)
    const isAsked = change.state === 'asked'
    const isWordless = steps.length === 0 && undoes === null
    return {
      id,
      at,
      by: isWordless ? '' : by,
      state: undoing ? 'undone' : change.state,
      steps: stepsInWords(before, steps, change.state !== 'counts'),
      reason: isWordless ? 'The result has changed' : reason,
      pays: change.pays?.what ?? null,
      undoes,
      decidedBy: undoing ? (undoing.decidedBy ?? undoing.by) : decidedBy,
      undo: isWordless ? 'no' : rightToUndo(viewer, found, change),
      decidable: isAsked && viewer.role === 'gameMaster',
      withdrawable: isAsked && change.byId === viewer.userId,
    }
  })
}

/** The dice before a change; for a change that does not count, as they lie now. */
function diceBefore({ roll }: Pick<FoundRoll, 'roll'>, { id }: DiceChange): ChangedDice {
  const index = countedChanges(roll).findIndex((one) => one.id === id)
  const events = eventsOf(roll)
  return diceAfter(roll.dice, index === -1 ? events : events.slice(0, index))
}

function stepsInWords(before: ChangedDice, steps: readonly DiceStep[], isWish: boolean): ShownChange['steps'] {
  let now = before
  return steps.map((step) => {
    const address = step.op === 'symbol' ? null : readAddress(step.die)
    const shown = { step, from: address && (faceAt(now, address) ?? null), words: describeStep(now, step, isWish) }
    now = afterStep(now, step)
    return shown
  })
}

/** A change in words for the log of game masters. */
export function describeChange(found: Pick<FoundRoll, 'roll'>, change: DiceChange): string {
  const words = stepsInWords(diceBefore(found, change), change.steps, change.state !== 'counts').map(
    (step) => step.words,
  )
  const undid = change.state === 'counts' ? 'undid a change of dice' : 'undo a change of dice'
  const did = change.undoes === null ? words.join(', ') : undid
  const told = { counts: did, asked: `asks: ${did}`, refused: `not allowed: ${did}` }[change.state]
  return change.reason === '' ? told : `${told} (${change.reason})`
}
