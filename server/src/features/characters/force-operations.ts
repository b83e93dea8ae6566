import { CONDITIONS_MAX, Problem } from '@waybook/contract'

import { playProblems } from '#sentences/problems.ts'

import { readForceRules } from '../campaign/campaign-words.ts'
import type { OperationHandlers } from '../request-context.ts'
import { figuresOf } from './figures-of.ts'
import { forceOf } from './force-of.ts'
import { toDynamic } from './operations.ts'
import { readDynamic } from './queries.ts'
import { setDynamic } from './set-dynamic.ts'

export const forceOperations = {
  /** A power in use is a condition that holds Force dice, so it ends and is undone like any other. */
  commitForce: async (context, { id, condition, count }) => {
    const { records, scope, firstName } = context
    if (!(await readForceRules(records))) throw new Problem('conflict', playProblems.noForceDie())
    const found = await readDynamic(records, id, scope)
    const figures = await figuresOf(records, id)
    if (!found?.figures || !figures) throw new Problem('not-found')
    const { conditions, conditionDetails } = found
    const { available } = forceOf(figures.properties, figures.conditions)
    if (conditions.includes(condition)) throw new Problem('conflict', playProblems.conditionThereAlready({ condition }))
    if (count > available) throw new Problem('conflict', playProblems.forceDiceToCommit({ count: available }))
    if (conditions.length >= CONDITIONS_MAX)
      throw new Problem('conflict', playProblems.tooManyConditions({ most: CONDITIONS_MAX }))
    const power = { name: condition, dice: [], until: 'encounter', force: count } as const
    await setDynamic(records, id, {
      conditions: [...conditions, condition],
      conditionDetails: { ...conditionDetails, [condition]: { ...power, dice: [] } },
      by: firstName,
    })
    return { ...(await toDynamic(context, id)) }
  },
} satisfies Partial<OperationHandlers>
