import { Problem, type PlayCondition } from '@waybook/contract'
import type { Harm } from '@waybook/rules'

import { playProblems } from '#sentences/problems.ts'

import { hurtTarget, type Target, putTargetCondition } from '../encounters/target.ts'
import type { WriteContext } from '../request-context.ts'
import type { Outcome } from './document.ts'

/** Adds wounds and strain, or removes them with negative numbers. Party members retain them after the encounter. */
export async function harm(context: WriteContext, target: Target, points: Harm): Promise<Outcome> {
  const after = await hurtTarget(context, target, points)
  return {
    kind: 'points',
    target: target.participant,
    wounds: { before: target.wounds, after: after.wounds },
    strain: { before: target.strain, after: after.strain },
  }
}

/** A second condition of the same name gets a number (`Prone`, `Prone 2`), so undoing one leaves the other. */
export async function afflict(
  context: WriteContext,
  target: Target,
  condition: PlayCondition,
  rolled?: number,
): Promise<Outcome> {
  const names = new Set(target.conditions.map(({ name }) => name))
  const numbered = [condition.name, ...[2, 3, 4, 5, 6, 7, 8, 9].map((nth) => `${condition.name} ${nth}`)]
  const name = numbered.find((one) => !names.has(one))
  if (name === undefined) throw new Problem('conflict', playProblems.tooManyOfThese())
  const given = { ...condition, name }
  if (!(await putTargetCondition(context, target.id, given)))
    throw new Problem('not-found', playProblems.noSuchTarget())
  return { kind: 'condition', target: target.participant, condition: given, ...(rolled !== undefined && { rolled }) }
}
