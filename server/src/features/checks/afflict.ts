import { Problem, type PlayCondition } from '@waybook/contract'

import { hurtTarget, putCondition, type Target } from '../encounters/target.ts'
import type { WriteContext } from '../request-context.ts'
import type { Deed } from './document.ts'

/** Who has the points and conditions: of the party it is the character, who has them also when the encounter is over. */
function bearerOf({ id, kind, characterId }: Target): string {
  return kind === 'character' ? (characterId ?? id) : id
}

/** Wounds and strain, or with negative numbers relief. */
export async function harm(
  context: WriteContext,
  id: string,
  points: { readonly wounds?: number; readonly strain?: number },
): Promise<Deed> {
  const change = await hurtTarget(context, id, points)
  if (!change) throw new Problem('not-found', 'There is no such target')
  const { before, after } = change
  return {
    kind: 'points',
    target: bearerOf(before),
    wounds: { before: before.wounds, after: after.wounds },
    strain: { before: before.strain, after: after.strain },
  }
}

/** A second condition of the same name has a number, so that undoing one leaves the other. */
export async function afflict(
  context: WriteContext,
  target: Target,
  condition: PlayCondition,
  rolled?: number,
): Promise<Deed> {
  const names = new Set(target.conditions.map(({ name }) => name))
  const numbered = [condition.name, ...[2, 3, 4, 5, 6, 7, 8, 9].map((nth) => `${condition.name} ${nth}`)]
  const name = numbered.find((one) => !names.has(one))
  if (name === undefined) throw new Problem('conflict', 'There are too many of these conditions')
  const given = { ...condition, name }
  if (!(await putCondition(context, target.id, given))) throw new Problem('not-found', 'There is no such target')
  return { kind: 'condition', target: bearerOf(target), condition: given, ...(rolled !== undefined && { rolled }) }
}
