import { expect, it } from 'vitest'

import { bestDate, countAnswers, type Attendance } from './answers.ts'

const option = (startsAt: number, ...answers: Attendance[]) => ({ startsAt, counts: countAnswers(answers) })

it('[PLAN-4] who is late comes; who says maybe does not count', () => {
  expect(countAnswers(['yes', 'late', 'maybe', 'no', 'yes'])).toEqual({ yes: 2, late: 1, maybe: 1, no: 1, come: 3 })
})

it.each([
  ['most come', [option(1, 'yes'), option(2, 'late', 'late')], 2],
  ['fewest are late', [option(1, 'yes', 'late'), option(2, 'yes', 'yes')], 2],
  ['most may still come', [option(1, 'yes', 'no'), option(2, 'yes', 'maybe')], 2],
  ['it is the earliest', [option(2, 'yes'), option(1, 'yes')], 1],
  ['nobody can come', [option(1, 'no'), option(2, 'maybe')], undefined],
  ['there are none', [], undefined],
])('[PLAN-4] the best date, if %s', (_, options, best) => {
  expect(bestDate(options)?.startsAt).toBe(best)
})
