import { expect, it } from 'vitest'

import { overBudget } from './budget.ts'

it('[RUN-150] names each figure that grew, with its old and new value, and new and missing figures', () => {
  const budgeted = { getEntity: 5, getRolls: 2, getGone: 1 }
  expect(overBudget('statements', budgeted, { getEntity: 6, getRolls: 1, getNew: 3 })).toEqual([
    'statements, getEntity: grew from 5 to 6',
    'statements, getGone: is in the budget, but there is no such figure',
    'statements, getNew: 3 is not in the budget',
  ])
})
