import { expect, it } from 'vitest'

import { overBudget } from './budget.ts'

it('[RUN-150] names each figure that grew, with its old and new value, and new and missing figures', () => {
  const budgeted = { getEntity: 5, getRolls: 2, getGone: 1 }
  expect(overBudget('statements', budgeted, { getEntity: 6, getRolls: 1, getNew: 3 })).toEqual([
    'statements, getEntity: grew from 5 to 6',
    'statements, getGone: is in the budget, but there is no such figure',
    'statements, getNew: 3 is not in the budget',
  ])
  expect(overBudget('KB', { page: 100 }, { page: 101 }, 1)).toEqual([])
  expect(overBudget('KB', { page: 100 }, { page: 102 }, 1)).toEqual(['KB, page: grew from 100 to 102'])
})
