import { Problem, type ParamsOf } from '@waybook/contract'
import { addressOf, isFalling, isStepAgainst, isThrowable, planChange, type DiceStep } from '@waybook/rules'

import { randomId } from '#runtime/random-id.ts'
import { playProblems } from '#sentences/problems.ts'

import { changedDice, openChanges, type DiceChange } from '../dice/dice-change.ts'
import { readProof } from '../dice/proof-queries.ts'
import type { WriteContext } from '../request-context.ts'
import { presentRoll, seesAll, type FoundRoll } from './find-roll.ts'

/** The most changes of a roll by one person, and how many of them may wait for the game master. */
const CHANGES_MAX = 24
const ASKED_MAX = 3

type Wanted = Pick<DiceChange, 'steps' | 'reason' | 'salt' | 'undoes' | 'pays'>

/** A change that somebody wants, before it counts. */
export function newChange({ viewer, firstName, records }: WriteContext, wanted: Partial<Wanted>): DiceChange {
  return {
    id: randomId(),
    at: records.at,
    by: firstName,
    byId: viewer.userId,
    reason: '',
    steps: [],
    undoes: null,
    salt: '',
    ...wanted,
    state: 'asked',
    decidedBy: null,
    commitment: null,
    head: null,
  }
}

/** Throws the Problem `too-many` if a person has made, or has asked for, too many changes of a roll. */
export function refuseTooMany({ viewer }: WriteContext, { roll }: FoundRoll, isAsked: boolean): void {
  const own = (roll.chain ?? []).filter(({ byId }) => byId === viewer.userId)
  if (own.length >= CHANGES_MAX) throw new Problem('too-many', playProblems.tooManyChanges({ most: CHANGES_MAX }))
  if (isAsked && own.filter(({ state }) => state === 'asked').length >= ASKED_MAX)
    throw new Problem('too-many', playProblems.tooManyAsked({ most: ASKED_MAX }))
}

/** Throws the Problem `conflict` with the roll as it is, if it changed since the caller saw it. */
export async function refuseOutdated(
  context: WriteContext,
  { roll }: FoundRoll,
  version: number | undefined,
): Promise<void> {
  const open = openChanges(roll, seesAll(context, roll)).filter(({ change }) => change.state === 'counts')
  if (version === undefined || version === open.length) return
  throw new Problem('conflict', playProblems.diceHaveChanged(), { details: { roll: await presentRoll(context, roll) } })
}

/** The steps of a change as it was asked for. Throws the Problem `bad-params` if they do not fit the dice. */
export async function expectSteps(
  context: WriteContext,
  { roll }: FoundRoll,
  changes: ParamsOf<'changeRolledDice'>['changes'],
): Promise<readonly DiceStep[]> {
  if (!seesAll(context, roll)) refuseHidden(changes)
  const planned = planChange(changedDice(roll), changes)
  if (!planned.ok) throw new Problem('bad-params', `params.changes: ${planned.why}`)
  const falling = planned.steps.filter((step) => step.op !== 'symbol' && isFalling(step))
  const entered = falling.filter((step) => step.op !== 'symbol' && step.face !== null)
  if (entered.length === 0) return planned.steps
  if (entered.length < falling.length)
    throw new Problem('bad-params', 'params.changes: enter the faces of all dice that were thrown, or of none')
  if (await readProof(context.records, roll.id))
    throw new Problem('bad-params', 'params.changes: only the faces of physical dice are entered')
  return planned.steps
}

/** Dice against the roller are refused alike, whether they are there or not. */
function refuseHidden(changes: ParamsOf<'changeRolledDice'>['changes']): void {
  const isHidden = changes.some(({ op, die = '', face }) => {
    if (typeof face === 'string') return isStepAgainst({ op: 'symbol', symbol: face, count: 1 })
    const address = op === 'add' && isThrowable(die) ? addressOf({ die, at: 0 }) : die
    return isStepAgainst({ op, die: address, face: null })
  })
  if (isHidden) throw new Problem('bad-params', 'params.changes: you change only your own dice of this roll')
}
