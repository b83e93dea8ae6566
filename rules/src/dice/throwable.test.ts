import { expect, it } from 'vitest'

import { dieResults, isThrowable, sidesOf } from './throwable.ts'

it.each([
  ['proficiency', 12],
  ['boost', 6],
  ['force', 12],
  ['fate', 6],
  ['d7', 7],
  ['d100', 100],
] as const)('a %s die has %i sides', (die, sides) => {
  expect(isThrowable(die)).toBe(true)
  expect(sidesOf(die)).toBe(sides)
})

it.each(['d0', 'd', 'd1001', 'd-4', 'd1.5', 'toString', ''])('%j is not a die', (text) => {
  expect(isThrowable(text)).toBe(false)
})

it('the dice of a result are listed in the order of a pool, whatever their given order', () => {
  const fallen = { d20: [4], difficulty: [0, 7], proficiency: [11] }
  expect(dieResults(fallen)).toEqual([
    { die: 'proficiency', face: 11 },
    { die: 'difficulty', face: 0 },
    { die: 'difficulty', face: 7 },
    { die: 'd20', face: 4 },
  ])
})
