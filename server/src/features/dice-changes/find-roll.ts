import { Problem, type DiceChanging, type Roll } from '@waybook/contract'

import { playProblems } from '#sentences/problems.ts'

import { readSettings } from '../campaign/queries.ts'
import type { Part, StoredCheck } from '../checks/document.ts'
import { readChecks } from '../checks/queries.ts'
import { openChanges, type DiceChange } from '../dice/dice-change.ts'
import { toRolls } from '../dice/presenter.ts'
import { readRoll, type RollRecord } from '../dice/queries.ts'
import type { RequestContext } from '../request-context.ts'
import { knowsChange } from './policy.ts'

/** How long players change a roll that belongs to no check. */
const OPEN_MS = 12 * 3_600_000

/** A roll that the viewer sees, with the part of the check that it belongs to. */
export interface FoundRoll {
  readonly roll: RollRecord
  readonly stored: StoredCheck | null
  readonly part: Part | null
  readonly setting: DiceChanging
  readonly isOpen: boolean
}

/** Throws the Problem `not-found` if the viewer may not see the roll. `nowMs`: since 1970. */
export async function findRoll({ records, viewer }: RequestContext, rollId: string, nowMs: number): Promise<FoundRoll> {
  const roll = await readRoll(records, rollId, viewer)
  if (!roll) throw new Problem('not-found', playProblems.noSuchRoll())
  const [stored = null] = roll.checkId === undefined ? [] : await readChecks(records, [roll.checkId])
  const part = stored?.document.parts.find(({ rolled }) => rolled?.roll.id === roll.id) ?? null
  const isOpen = stored ? stored.document.state === 'open' : nowMs - roll.at < OPEN_MS
  return { roll, stored, part, setting: (await readSettings(records)).changeDice, isOpen }
}

/** Whether the viewer sees all dice of a roll. */
export function seesAll({ scope }: Pick<RequestContext, 'scope'>, { difficultyHidden }: RollRecord): boolean {
  return scope.everything || difficultyHidden !== true
}

/** A change of the roll that the viewer may know of. Throws the Problem `not-found` if there is none. */
export function expectChange(context: RequestContext, { roll }: FoundRoll, changeId: string): DiceChange {
  const found = openChanges(roll, seesAll(context, roll)).find(({ change }) => change.id === changeId)
  if (!found || !knowsChange(context.viewer, roll, found.change))
    throw new Problem('not-found', playProblems.noSuchChange())
  return found.change
}

/** The roll as the viewer may see it. */
export async function presentRoll(context: RequestContext, record: RollRecord): Promise<Roll> {
  const [roll] = await toRolls([record], context)
  if (!roll) throw new Problem('unknown')
  return roll
}
